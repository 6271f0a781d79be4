/** Luck and skill as a picture to share: one row of bars per player, to the right for help, to the left for harm. */

import { signed } from '../../i18n/figure'
import {
  FOOT,
  headOf,
  MARGIN,
  type Mark,
  type Measure,
  paint,
  Sheet,
  sans,
  serif,
  type Titled,
  WIDE,
} from '../../table/result/picture'

export interface LuckSide {
  readonly name: string
  /** Return a colour of the theme by name. */
  readonly colour: string
  readonly score: number
  readonly result: number
  readonly parts: readonly { readonly name: string; readonly points: number }[]
}

export interface LuckSheet extends Titled {
  readonly sides: readonly LuckSide[]
}

const TITLE = 74
const ROW = 44
const GAP = 22
const NAMES = 360
const FIGURES = 130

export function heightOf(picture: LuckSheet): number {
  return (
    headOf(picture) + picture.sides.reduce((sum, side) => sum + GAP + TITLE + side.parts.length * ROW, 0) + GAP + FOOT
  )
}

/** Lay the picture out. */
export function marksOf(picture: LuckSheet, measure: Measure): readonly Mark[] {
  const sheet = new Sheet(heightOf(picture), picture, measure)
  const widest = Math.max(1, ...picture.sides.flatMap((side) => side.parts.map(({ points }) => Math.abs(points))))
  const room = WIDE - 2 * MARGIN - NAMES - FIGURES
  const middle = MARGIN + NAMES + room / 2
  let y = headOf(picture)
  for (const side of picture.sides) {
    y += GAP
    sheet.box(MARGIN, y, 10, TITLE - 14, side.colour)
    sheet.write(side.name, MARGIN + 28, y + 44, WIDE - 2 * MARGIN - 320, serif(40))
    sheet.write(`${side.score} (${signed(side.result, 0)})`, WIDE - MARGIN, y + 44, 290, serif(40, 'right'))
    y += TITLE
    sheet.box(middle - 1, y - 4, 2, side.parts.length * ROW + 4, '--rule-strong')
    for (const { name, points } of side.parts) {
      const long = (Math.abs(points) / widest) * (room / 2 - 10)
      sheet.write(name, MARGIN, y + 29, NAMES - 20, sans(25))
      sheet.box(points < 0 ? middle - long : middle, y + 8, long, ROW - 18, points < 0 ? '--bad' : '--good')
      sheet.write(signed(points), WIDE - MARGIN, y + 29, FIGURES, sans(25, 'right', 600))
      y += ROW
    }
  }
  return sheet.marks
}

export function paintLuck(canvas: HTMLCanvasElement, picture: LuckSheet): Promise<void> {
  return paint(canvas, heightOf(picture), picture.headline, (measure) => marksOf(picture, measure))
}

/** The result of a game as a picture: the winner, points by source, and everyone's total. */

import { FOOT, headOf, MARGIN, type Mark, type Measure, paint, Sheet, sans, serif, type Titled, WIDE } from './picture'

export interface Side {
  readonly name: string
  /** Return a colour of the theme by name. */
  readonly colour: string
  readonly total: number
  /** The text below the name: a place, a team. */
  readonly note: string
  readonly won: boolean
}

export interface Result extends Titled {
  readonly total: string
  readonly sides: readonly Side[]
  readonly rows: readonly { readonly source: string; readonly points: readonly number[] }[]
}

const NAMES = 118
const ROW = 46
const TOTAL = 92
/** The least width of the sources' names. */
const NARROWEST = 330
const CROWN = 'M-24 18L-27 -14L-12 2L0 -20L12 2L27 -14L24 18z'

export function heightOf(result: Result): number {
  return headOf(result) + NAMES + result.rows.length * ROW + TOTAL + FOOT
}

/** Lay a result out. */
export function marksOf(result: Result, measure: Measure): readonly Mark[] {
  const high = heightOf(result)
  const sheet = new Sheet(high, result, measure)
  const head = headOf(result)
  const column = Math.min(330, (WIDE - 2 * MARGIN - NARROWEST) / result.sides.length)
  const first = WIDE - 2 * MARGIN - column * result.sides.length
  const end = (index: number) => MARGIN + first + (index + 1) * column - 14

  result.sides.forEach((side, index) => {
    const right = end(index)
    const left = right - column + 28
    if (side.won) {
      sheet.box(left, head + 12, column - 14, high - head - FOOT - 24, '--lit-halo')
      sheet.path(CROWN, right - 22, head + 34, 0.6, '--lit')
    }
    sheet.write(side.name, right, head + 76, column - 34, sans(27, 'right', 600))
    sheet.write(side.note, right, head + 102, column - 34, sans(19, 'right'), '--ink-soft')
    sheet.box(left, head + NAMES - 6, column - 14, 6, side.colour)
  })

  result.rows.forEach(({ source, points }, row) => {
    const y = head + NAMES + row * ROW
    sheet.write(source, MARGIN, y + 31, first - 20, sans(25))
    points.forEach((count, index) => {
      sheet.write(
        String(count),
        end(index),
        y + 31,
        column,
        sans(25, 'right', count ? 600 : 400),
        count ? '--ink' : '--ink-soft',
      )
    })
    sheet.box(MARGIN, y + ROW - 1, WIDE - 2 * MARGIN, 1, '--rule')
  })

  const bottom = head + NAMES + result.rows.length * ROW
  sheet.write(result.total, MARGIN, bottom + 58, first - 20, serif(38))
  result.sides.forEach((side, index) => {
    sheet.write(String(side.total), end(index), bottom + 60, column, serif(54, 'right'))
  })
  return sheet.marks
}

/** Paint a result on a canvas. */
export function paintResult(canvas: HTMLCanvasElement, result: Result): Promise<void> {
  return paint(canvas, heightOf(result), result.headline, (measure) => marksOf(result, measure))
}

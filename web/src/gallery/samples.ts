/** Samples for the gallery: duchies drawn as text, with tiles on them. */

import type { DuchyHex, Outpost } from '../games/burgundy/facts/hexes'
import { type Colour, KINDS } from '../games/burgundy/facts/names'
import { groundOf } from '../games/burgundy/facts/tiles'

const LETTERS: Record<string, Colour> = {
  C: 'castle',
  M: 'mine',
  S: 'ship',
  Y: 'monastery',
  B: 'building',
  A: 'animal',
}

const PLAIN = `
      A6  C5  C4  Y3
    A2  A1  C6  Y5  B4
  A5  A4  B3  Y1  B2  B3
S6  S1  S2  C6  S5  S4  S1
  B2  B5  M4  B3  B1  A2
    B6  M1  Y2  B5  B6
      M3  Y4  Y1  B3`

const BORDER = `
      C6  B5  B4  C3
    Y2  Y1  Y6  Y5  Y4
  S5  A4  B3  B1  S2  A3
B6  S1  B2  B6  B5  A4  M1
  B2  S5  B4  B3  A1  M2
    C6  S1  Y2  A5  C6
      M3  S4  A1  B3`

const TEAM = `
      C6  B5  B4  B3  ..  ..  A3  A4  B5  Y6
    M4  S1  B6  M5  Y4  ..  A5  B5  S5  B1  Y2
  B5  C4  S3  M1  Y2  Y5  A6  B2  S1  B3  C2  Y3
B6  B1  B2  S6  S5  S4  C1  B4  S2  C6  B2  B1  Y4
  Y2  C5  S4  A3  B1  M2  M3  M1  S3  B4  C5  Y2
    Y6  S1  A2  B5  B6  ..  B6  B5  A2  A1  Y5
      S3  A4  A1  B3  ..  ..  B3  A1  A4  Y3`

const ISLANDS = `
..  A6  B4  ..  S6  M5  B6  B2
  C2  Y3  C2  ..  B4  A2  C4  Y3
..  M5  S1  ..  ..  B6  S3  B1
  ..
..  B2  S4  ..  Y5  Y3  Y5  A1
  B5  B4  ..  S1  B2  C4  A6  S3
A1  Y3  ..  ..  B6  M5  B1  A2`

const FAR_ISLANDS = `
  B2  ..  S6  ..  C6  ..  B5  M3  Y4  Y2
C5  A6  ..  ..  B4
  A2  A3  ..  B1  ..  ..  ..  S4  ..  B6
..  ..  ..  ..  ..  S5  ..  ..  ..  B3
  ..  ..  S3  ..  ..  ..  Y3  Y1
..  ..  ..  ..  A4  A5  ..  C4  ..  S1
  ..  B6  ..  Y5  Y6
..  B3  B1  ..  M2  ..  S2  ..  A1  B2  B4
  ..  B5  ..  ..  ..  ..  ..  ..  M1  C1`

/** Read a drawing; every hex that `covered` selects gets a tile of its colour. */
function read(drawing: string, covered: (index: number) => boolean): DuchyHex[] {
  const hexes: DuchyHex[] = []
  drawing
    .trimStart()
    .split('\n')
    .forEach((line, row) => {
      const indent =
        row === 0 ? drawing.indexOf(line.trim()) - drawing.lastIndexOf('\n', drawing.indexOf(line.trim())) - 1 : 0
      for (const cell of line.matchAll(/[A-Z]\d/g)) {
        const colour = LETTERS[cell[0].charAt(0)] ?? 'castle'
        const fitting = KINDS.filter((kind) => groundOf(kind) === colour)
        const index = hexes.length
        hexes.push({
          place: { row, across: (indent + cell.index) / 2 },
          colour,
          number: Number(cell[0].charAt(1)),
          tile: covered(index) ? (fitting[(index * 7) % fitting.length] ?? '') : '',
        })
      }
    })
  return hexes
}

function asRivers(text: string): [number, number][] {
  return text.split(' ').map((pair) => {
    const [from = 0, to = 0] = pair.split('-').map((hex) => Number(hex) - 1)
    return [from, to]
  })
}

const outposts: Outpost[] = [
  { place: { row: 1, across: 0 }, reached: true },
  { place: { row: 1, across: 12 }, reached: false },
  { place: { row: 7, across: 6 }, reached: false },
]

export interface Sample {
  readonly name: string
  readonly hexes: readonly DuchyHex[]
  readonly outposts?: readonly Outpost[]
  readonly rivers?: readonly (readonly [number, number])[]
}

const played = read(PLAIN, (index) => index % 3 === 0).map((hex, index): DuchyHex => {
  if (index === 18) return { ...hex, tile: 'castle', shield: 4 }
  if (index === 11 || index === 19) return { ...hex, tile: '', mark: 'lit' }
  if (index === 13 || index === 25) return { ...hex, tile: '', mark: 'costly', badge: '2' }
  return index === 26 ? { ...hex, tile: '', mark: 'chosen' } : hex
})

export const SAMPLES: readonly Sample[] = [
  { name: '1', hexes: played },
  { name: '11a', hexes: read(BORDER, (index) => index % 4 === 1), outposts },
  { name: '12a', hexes: read(TEAM, (index) => index % 2 === 1) },
  { name: '13a', hexes: read(ISLANDS, (index) => index % 5 === 0), rivers: asRivers('3-15 15-20 17-27 17-31 20-27') },
  {
    name: '13b',
    hexes: read(FAR_ISLANDS, (index) => index % 6 === 2),
    rivers: asRivers(
      '1-2 2-3 4-16 5-14 12-18 13-16 13-18 14-17 14-19 16-19 16-22 17-24 18-25 18-26 23-31 24-34 30-31 31-32',
    ),
  },
]

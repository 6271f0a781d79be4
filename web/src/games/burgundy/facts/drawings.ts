/** The duchies in the box, read from the same drawings that the engine reads. */

import text from '../../../../../src/duchy/games/burgundy/box/duchies.txt?raw'
import { ASIDE, type Place } from '../../../board/hex'
import type { DuchyHex } from './hexes'
import type { Colour } from './names'

export interface Drawing {
  readonly name: string
  /** For whom it is: everybody, partners, or one player. */
  readonly kind: 'duchy' | 'team' | 'solo'
  readonly hexes: readonly DuchyHex[]
  /** Pairs of hexes that a river joins. */
  readonly rivers: readonly (readonly [number, number])[]
  /** Where outposts stand, and the hexes that touch each. */
  readonly outposts: readonly { readonly place: Place; readonly touched: readonly number[] }[]
}

export const LETTERS: Record<string, Colour> = {
  C: 'castle',
  M: 'mine',
  S: 'ship',
  Y: 'monastery',
  B: 'building',
  A: 'animal',
}

const HEAD = /^(?:(team|solo) )?duchy (\S+)$/
const HEX = /([A-Z])([1-6])/g

/** Read drawings; what is no drawing is passed over. */
export function readDrawings(drawn: string): Drawing[] {
  return drawn.split('\n\n').flatMap((block) => {
    const lines = block.replace(/^\n+/, '').split('\n')
    const head = HEAD.exec(lines[0] ?? '')
    if (!head) return []
    const rows = lines.slice(1).filter((line) => /^\s*(?:[A-Z][1-6]|\.\.)(?:\s|$)/.test(line))
    const hexes = rows.flatMap((line, row) =>
      [...line.matchAll(HEX)].map((found) => ({
        place: { row, across: found.index / 2 },
        colour: LETTERS[found[1] ?? ''] ?? 'building',
        number: Number(found[2]),
        tile: '',
      })),
    )
    const rivers = numbersOf(lines, 'rivers').map(([from = 0, to = 0]) => [from, to] as const)
    const outposts = numbersOf(lines, 'outposts').map((touched) => ({ place: beside(hexes, touched), touched }))
    return [{ name: head[2] ?? '', kind: (head[1] ?? 'duchy') as Drawing['kind'], hexes, rivers, outposts }]
  })
}

/** Groups of hexes in a line about a drawing, `rivers 3-15 15-20`, counted from 0. */
function numbersOf(lines: readonly string[], about: string): number[][] {
  const line = lines.find((one) => one.startsWith(`${about} `)) ?? ''
  return line
    .split(' ')
    .slice(1)
    .map((group) => group.split(/[-+]/).map((hex) => Number(hex) - 1))
}

/** The free place outside that touches all of some hexes. */
function beside(hexes: readonly DuchyHex[], touched: readonly number[]): Place {
  const taken = new Set(hexes.map(({ place }) => `${place.row} ${place.across}`))
  const around = touched.map((hex) =>
    ASIDE.map(([row, across]) => ({
      row: (hexes[hex]?.place.row ?? 0) + row,
      across: (hexes[hex]?.place.across ?? 0) + across,
    })).filter((place) => !taken.has(`${place.row} ${place.across}`)),
  )
  const [first = [], ...others] = around
  const shared = first.find((place) =>
    others.every((places) => places.some((one) => one.row === place.row && one.across === place.across)),
  )
  return shared ?? { row: 0, across: 0 }
}

export const drawings: readonly Drawing[] = readDrawings(text)

/** The duchies of 2011: what is called 10 now was 2 then, and those of the expansions came later. */
export const drawings2011: readonly Drawing[] = drawings
  .filter(({ name, kind, outposts }) => kind === 'duchy' && outposts.length === 0 && name !== '2')
  .map((drawing) => (drawing.name === '10' ? { ...drawing, name: '2' } : drawing))
  .toSorted((one, other) => Number(one.name) - Number(other.name))

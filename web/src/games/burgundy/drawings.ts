/** The duchies in the box, read from the same drawings that the engine reads. */

import text from '../../../../src/duchy/games/burgundy/duchies.txt?raw'
import type { DuchyHex } from './DuchyMap.svelte'
import type { Colour } from './names'

export interface Drawing {
  readonly name: string
  /** For whom it is: everybody, partners, or one player. */
  readonly kind: 'duchy' | 'team' | 'solo'
  readonly hexes: readonly DuchyHex[]
}

const LETTERS: Record<string, Colour> = {
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
    return [{ name: head[2] ?? '', kind: (head[1] ?? 'duchy') as Drawing['kind'], hexes }]
  })
}

export const drawings: readonly Drawing[] = readDrawings(text)

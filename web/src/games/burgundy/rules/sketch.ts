/**
 * Small parts of a duchy for figures of the rules, drawn as text. A line is a row of hexes: the indentation of the
 * first one in half hexes, then the hexes as the engine draws them, each with its tile and marks.
 *
 *     1 B3=bank B4* C2
 *
 * `*` lit, `~` at a price, `!` chosen, `-` unavailable, `+` within the border; `..` is a gap.
 */

import type { Border } from '../../../board/HexMap.svelte'
import type { Mark } from '../../../board/state'
import type { DuchyHex } from '../facts/hexes'
import type { Colour } from '../facts/names'

export interface Sketch {
  readonly hexes: readonly DuchyHex[]
  readonly borders: readonly Border[]
}

const LETTERS: Readonly<Record<string, Colour>> = {
  C: 'castle',
  M: 'mine',
  S: 'ship',
  Y: 'monastery',
  B: 'building',
  A: 'animal',
}
const MARKS: Readonly<Record<string, Mark>> = { '*': 'lit', '~': 'costly', '!': 'chosen', '-': 'dim' }
const HEX = /^([A-Z])([1-6])(?:=([a-z][a-z0-9]*(?:-[a-z]+)*))?([*~!+-]*)$/

export function sketch(drawn: string): Sketch {
  const hexes: DuchyHex[] = []
  const inside: number[] = []
  drawn
    .trim()
    .split('\n')
    .forEach((line, row) => {
      const [indent, ...cells] = line.trim().split(/\s+/)
      cells.forEach((cell, index) => {
        if (cell === '..') return
        const [, letter = '', number, tile = '', signs = ''] = HEX.exec(cell) ?? []
        const colour = LETTERS[letter]
        if (!colour) throw new SyntaxError(`no hex is drawn like '${cell}'`)
        if (signs.includes('+')) inside.push(hexes.length)
        const mark = [...signs].flatMap((sign) => MARKS[sign] ?? [])[0]
        hexes.push({
          place: { row, across: Number(indent) + 2 * index },
          colour,
          number: Number(number),
          tile,
          mark,
          badge: mark === 'costly' ? '1' : undefined,
        })
      })
    })
  return { hexes, borders: inside.length ? [{ ids: inside, tone: 'good' }] : [] }
}

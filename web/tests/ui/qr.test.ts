/** QR codes: against codes that another encoder made, and against the numbers that the standard prints. */

import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { codeOf, corrections, formatBits, pathOf, penalty, versionBits } from '../../src/ui/qr'

interface Known {
  readonly text: string
  readonly mask: number
  /** Each row as a hexadecimal number. */
  readonly rows: readonly string[]
}

const KNOWN = JSON.parse(readFileSync(join(import.meta.dirname, '../fixtures/qr.json'), 'utf8')) as readonly Known[]

test.each(KNOWN)('a code of $rows.length rows is what others make of it', ({ text, mask, rows }) => {
  const own = codeOf(text, mask).map((line) => BigInt(`0b${line.map(Number).join('')}`).toString(16))
  expect(own).toEqual(rows)
})

test('the mask that is chosen is the one that is easiest to read', () => {
  const { text } = KNOWN[1] as Known
  const best = penalty(codeOf(text))
  expect(Math.min(...Array.from({ length: 8 }, (_, mask) => penalty(codeOf(text, mask))))).toBe(best)
})

test('codewords that correct, bits of format and version are those of the standard', () => {
  const data = [32, 91, 11, 120, 209, 114, 220, 77, 67, 64, 236, 17, 236, 17, 236, 17]
  expect(corrections(data, 10)).toEqual([196, 35, 39, 119, 235, 215, 231, 226, 93, 23])
  expect(formatBits(0)).toBe(0b101010000010010)
  expect(formatBits(7)).toBe(0b100101010100000)
  expect(versionBits(7)).toBe(0b000111110010010100)
})

test('a text that is too long is refused, one that just fits is drawn', () => {
  expect(codeOf('w'.repeat(213), 0)).toHaveLength(57)
  expect(() => codeOf('w'.repeat(214))).toThrow('214 bytes are too many')
})

test('a path draws every dark module once', () => {
  const code = codeOf('A', 0)
  expect(pathOf(code).match(/M/g)).toHaveLength(code.flat().filter(Boolean).length)
})

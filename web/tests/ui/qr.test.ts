/** QR codes, compared with codes that another encoder made. */

import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { codeOf, pathOf } from '../../src/ui/qr'

interface Known {
  readonly text: string
  readonly mask: number
  /** Each row as a hexadecimal number. */
  readonly rows: readonly string[]
}

const KNOWN = JSON.parse(readFileSync(join(import.meta.dirname, '../fixtures/qr.json'), 'utf8')) as readonly Known[]

test.each(KNOWN)('a code of $rows.length rows equals the one of another encoder', ({ text, mask, rows }) => {
  const own = codeOf(text, mask).map((line) => BigInt(`0b${line.map(Number).join('')}`).toString(16))
  expect(own).toEqual(rows)
})

test('a link gets a code of its own size, with a mask chosen for it', () => {
  const link = 'https://duchy.example/join/dkKjf4SyzJto_nYOwMLij25CLfhx_QdH'
  const code = codeOf(link)
  const masks = Array.from({ length: 8 }, (_, mask) => codeOf(link, mask))
  expect(code).toHaveLength(33)
  expect(masks).toContainEqual(code)
})

test('a text that is too long is refused, one that just fits is drawn', () => {
  expect(codeOf('w'.repeat(2331), 0)).toHaveLength(177)
  expect(() => codeOf('w'.repeat(2332))).toThrow('Data too long')
})

test('a path draws every dark module once', () => {
  const code = codeOf('A', 0)
  expect(pathOf(code).match(/M/g)).toHaveLength(code.flat().filter(Boolean).length)
})

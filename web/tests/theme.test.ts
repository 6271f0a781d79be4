/** Contrast: words on their grounds reach AA in both themes. */

import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'

const css = readFileSync(join(import.meta.dirname, '../src/theme/tokens.css'), 'utf8')
const blocks = css.split(/^:root/m)
const light = tokens(blocks[1]?.split('\n}')[0] ?? '')
const nights = [...css.matchAll(/color-scheme: dark;([^}]*)/g)].map((match) => tokens(match[1] ?? ''))

function tokens(text: string): Map<string, string> {
  return new Map([...text.matchAll(/--([\w-]+): (#[0-9a-f]{3,6});/gi)].map((match) => [match[1] ?? '', match[2] ?? '']))
}

function luminance(colour: string): number {
  const digits = colour.slice(1)
  const full = digits.length === 3 ? [...digits].map((digit) => digit + digit).join('') : digits
  const [red = 0, green = 0, blue = 0] = [0, 2, 4]
    .map((start) => Number.parseInt(full.slice(start, start + 2), 16) / 255)
    .map((part) => (part <= 0.03928 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4))
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue
}

function contrast(one: string, other: string): number {
  const [high = 0, low = 0] = [luminance(one), luminance(other)].sort((a, b) => b - a)
  return (high + 0.05) / (low + 0.05)
}

const GROUNDS = ['page', 'panel', 'raised', 'sunken']
const PAIRS = [
  ...GROUNDS.flatMap((ground) => [
    ['ink', ground],
    ['ink-soft', ground],
    ['accent', ground],
    ['good', ground],
    ['bad', ground],
  ]),
  ['on-accent', 'accent'],
  ['on-accent', 'accent-deep'],
  ['on-seat-0', 'seat-0'],
  ['on-seat-1', 'seat-1'],
  ['on-seat-2', 'seat-2'],
  ['on-seat-3', 'seat-3'],
] as const

test('the two places that describe the night agree', () => {
  expect(nights.length).toBe(2)
  expect(nights[0]).toEqual(nights[1])
})

test.each([
  ['parchment', light],
  ['night ink', new Map([...light, ...(nights[0] ?? [])])],
])('%s: words can be read', (_, theme) => {
  const weak = PAIRS.map(([word = '', ground = '']) => ({
    pair: `${word} on ${ground}`,
    ratio: contrast(theme.get(word) ?? '#000', theme.get(ground) ?? '#000'),
  })).filter(({ ratio }) => ratio < 4.5)
  expect(weak).toEqual([])
})

test.each([
  ['parchment', light],
  ['night ink', new Map([...light, ...(nights[0] ?? [])])],
])('%s: the focus ring and the frames of controls stand out', (_, theme) => {
  const weak = GROUNDS.flatMap((ground) =>
    ['focus', 'rule-strong']
      .map((ring) => ({
        pair: `${ring} on ${ground}`,
        ratio: contrast(theme.get(ring) ?? '', theme.get(ground) ?? ''),
      }))
      .filter(({ ratio }) => ratio < 3),
  )
  expect(weak).toEqual([])
})

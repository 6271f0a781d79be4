/** Contrast: words on their grounds reach AA in both themes. */

import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'

const css = readFileSync(join(import.meta.dirname, '../../src/theme/tokens.css'), 'utf8')
const VALUE = /--([\w-]+): (?:light-dark\((#[0-9a-f]{3,6}), (#[0-9a-f]{3,6})\)|(#[0-9a-f]{3,6}));/gi
const found = [...css.matchAll(VALUE)].map(([, name = '', day, dark, both = '']) => ({
  name,
  day: day ?? both,
  dark: dark ?? both,
}))
const light = new Map(found.map(({ name, day }) => [name, day]))
const night = new Map(found.map(({ name, dark }) => [name, dark]))

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
  ['on-team', 'team-0'],
  ['on-team', 'team-1'],
] as const

test('every colour is written once, and the night has its own', () => {
  expect(light.size).toBe(found.length)
  expect(found.filter(({ day, dark }) => day !== dark).length).toBeGreaterThan(30)
})

test.each([
  ['parchment', light],
  ['night ink', night],
])('%s: words can be read', (_, theme) => {
  const weak = PAIRS.map(([word = '', ground = '']) => ({
    pair: `${word} on ${ground}`,
    ratio: contrast(theme.get(word) ?? '#000', theme.get(ground) ?? '#000'),
  })).filter(({ ratio }) => ratio < 4.5)
  expect(weak).toEqual([])
})

test.each([
  ['parchment', light],
  ['night ink', night],
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

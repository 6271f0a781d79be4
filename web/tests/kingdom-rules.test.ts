/** The rules of Wonderful Kingdom: complete, the same in every language, found by search, reached from the table. */

import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, test } from 'vitest'
import { plain, sectionsOf } from '../src/rules/book'
import { resolve } from '../src/rules/places'
import { booksOf, figuresOf, frameOf, isRight, ledgerOf, linksOf, ROOT, sumsOf, textsOf } from './books'

const books = booksOf('kingdom')
const english = books.en
const resolved = (at: string) => resolve(english, {}, at)
const ledger = ledgerOf('kingdom', /^K\d+S?(\.\d+)?$/)

test('every rule of the ledger has its place', () => {
  expect(ledger.length).toBeGreaterThan(40)
  expect(ledger.filter((id) => resolved(id) === undefined)).toEqual([])
})

test('every section has an anchor of its own, names rules that exist, and is not empty', () => {
  const anchors = english.flatMap((chapter) => [chapter.anchor, ...chapter.sections.map((section) => section.anchor)])
  expect(anchors.filter((anchor, index) => anchors.indexOf(anchor) !== index)).toEqual([])
  for (const { section } of sectionsOf(english)) {
    expect(section.blocks.length, section.anchor).toBeGreaterThan(0)
    expect(
      section.rules.filter((rule) => !ledger.includes(rule)),
      section.anchor,
    ).toEqual([])
  }
})

test('links within the rules lead somewhere', () => {
  expect(
    textsOf(english)
      .flatMap(linksOf)
      .filter((to) => resolved(to) === undefined),
  ).toEqual([])
})

test('sums in the examples are right', () => {
  const sums = textsOf(english).flatMap(sumsOf)
  expect(sums.length).toBeGreaterThan(4)
  expect(sums.filter((sum) => !isRight(sum))).toEqual([])
})

test('every ruling of the ledger stands in the rules', () => {
  const rulings = readFileSync(join(ROOT, 'docs/rules/kingdom.md'), 'utf8').split('\n')
  const ids = rulings.flatMap((line) => (/\*\*Ruling\*\*/.test(line) ? (/^\| (K[^ ]+) \|/.exec(line)?.[1] ?? []) : []))
  expect(ids.length).toBeGreaterThan(10)
  const silent = ids.filter(
    (id) =>
      !sectionsOf(english).some(
        ({ section }) =>
          section.rules.includes(id) &&
          section.blocks.some((block) => block.kind === 'text' && /Our rulings?\*\*/.test(block.text)),
      ),
  )
  expect(silent).toEqual([])
})

describe.each(['ru', 'uk'] as const)('%s', (language) => {
  test('has the same sections, rules, pictures, links and sums', () => {
    expect(frameOf(books[language])).toEqual(frameOf(english))
  })

  test('is translated, in its own letters', () => {
    const titles = books[language].flatMap((chapter) => [chapter.title, ...chapter.sections.map(({ title }) => title)])
    const words = [...textsOf(books[language]).map(plain), ...titles]
    expect(words.filter((text) => /[a-z]{2}/i.test(text))).toEqual([])
    const strangers = language === 'ru' ? /[іїєґ]/i : /[ыэъё]/i
    expect(words.filter((text) => strangers.test(text))).toEqual([])
  })
})

test('every reason of a refusal leads to its rule', () => {
  const reasons = readFileSync(join(ROOT, 'src/duchy/games/kingdom/rules/reasons.py'), 'utf8')
  const ids = [...reasons.matchAll(/"(K\d+S?(?:\.\d+)?)"/g)].map((match) => match[1] ?? '')
  expect(ids.length).toBeGreaterThan(50)
  expect(ids.filter((id) => resolved(id) === undefined)).toEqual([])
})

test('every picture is shown once', () => {
  const used = figuresOf(english)
  expect(used.filter((name, index) => used.indexOf(name) !== index)).toEqual([])
})

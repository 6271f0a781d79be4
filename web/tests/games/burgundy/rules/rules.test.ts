/** The rules of Burgundy: complete, the same in every language, found by search, and reached from everywhere. */

import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { flushSync } from 'svelte'
import { describe, expect, test, vi } from 'vitest'
import { address, read, way } from '../../../../src/browser/route.svelte'
import { COLOURS, GOODS, KINDS, ROUTE_BONUSES, SHIELDS } from '../../../../src/games/burgundy/facts/names'
import { rules } from '../../../../src/games/burgundy/rules/rules'
import { about, aboutToken, OPTION_SECTIONS, SUBJECTS } from '../../../../src/games/burgundy/words/about'
import * as phrases from '../../../../src/games/burgundy/words/phrases'
import { plain, sectionsOf } from '../../../../src/rules/book/book'
import { resolve } from '../../../../src/rules/book/places'
import { entriesOf } from '../../../../src/rules/book/search'
import RulesBook from '../../../../src/rules/RulesBook.svelte'
import Search from '../../../../src/rules/Search.svelte'
import { hasRules, ruleAddress } from '../../../../src/slot/games'
import { booksOf, figuresOf, frameOf, isRight, ledgerOf, linksOf, ROOT, sumsOf, textsOf } from '../../../rules/books'
import { click, find, show } from '../../../setup'

const books = booksOf('burgundy')
const english = books.en
const resolved = (at: string) => resolve(english, rules.pieces, at)

/** The ids of the ledger, as addresses: a monastery or a shield is a piece of its own. */
const ledger = ledgerOf('burgundy', /^B\d+(\.\d+)?(, (monastery|shield) \d+)?$/).map((id) =>
  id.replace(/^.*, (monastery|shield) (\d+)$/, '$1$2'),
)

test('every rule of the ledger has its place', () => {
  expect(ledger.length).toBeGreaterThan(95)
  expect(ledger.filter((id) => resolved(id) === undefined)).toEqual([])
})

test('every section has an anchor of its own, names rules that exist, and is not empty', () => {
  const anchors = english.flatMap((chapter) => [chapter.anchor, ...chapter.sections.map((section) => section.anchor)])
  expect(anchors.filter((anchor, index) => anchors.indexOf(anchor) !== index)).toEqual([])
  for (const { section } of sectionsOf(english)) {
    expect(section.blocks.length, section.anchor).toBeGreaterThan(0)
    expect(
      section.rules.filter((rule) => rule !== 'B8' && !ledger.includes(rule)),
      section.anchor,
    ).toEqual([])
  }
})

test('every chapter has a picture or pieces, every picture exists and is used', () => {
  expect(figuresOf(english).sort()).toEqual([...rules.figures].sort())
  for (const chapter of english) {
    const pictures = chapter.sections.flatMap((section) =>
      section.blocks.filter((block) => block.kind === 'figure' || block.kind === 'pieces'),
    )
    expect(pictures.length, chapter.anchor).toBeGreaterThan(0)
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
  expect(sums.length).toBeGreaterThan(10)
  expect(sums.filter((sum) => !isRight(sum))).toEqual([])
})

describe.each(['ru', 'uk'] as const)('%s', (language) => {
  test('has the same sections, rules, pictures, links and sums', () => {
    expect(frameOf(books[language])).toEqual(frameOf(english))
  })

  test('is translated, in its own letters', () => {
    const titles = books[language].flatMap((chapter) => [chapter.title, ...chapter.sections.map(({ title }) => title)])
    const words = [...textsOf(books[language]).map(plain), ...titles]
    expect(words.filter((text) => /[a-z]{2}/i.test(text.replace('XV', '')))).toEqual([])
    const strangers = language === 'ru' ? /[іїєґ]/i : /[ыэъё]/i
    expect(words.filter((text) => strangers.test(text))).toEqual([])
  })
})

test('every explanation of a piece leads to its place in the rules', () => {
  const all = [
    ...KINDS.map((kind) => phrases.explainTile(kind)),
    ...Array.from({ length: SHIELDS }, (_, index) => phrases.explainShield(index + 1)),
    ...Array.from({ length: GOODS }, (_, index) => phrases.explainGoods(index + 1)),
    phrases.explainGoodsOf([1, 2]),
    ...ROUTE_BONUSES.map((bonus) => phrases.explainRoute(bonus)),
    ...COLOURS.flatMap((colour) => [phrases.explainBonus(colour, 'large'), phrases.explainHex(colour, 4)]),
    ...(['outpost', 'river', 'target'] as const).map((piece) => phrases.explainPiece(piece)),
    phrases.explainDepot(3),
    ...SUBJECTS.map((subject) => ({ title: subject, ...about(subject) })),
    ...['worker', 'silver', 'points'].map((token) => ({ title: token, ...aboutToken(token) })),
    ...Object.entries(OPTION_SECTIONS).map(([title, at]) => ({ title, href: ruleAddress('burgundy', at) })),
  ]
  const lost = all.filter(({ href }) => {
    const route = read(href ?? '')
    return route.page !== 'rules' || route.game !== 'burgundy' || !resolved(route.at)
  })
  expect(lost.map(({ title }) => title)).toEqual([])
})

/** The object that begins at a brace of some code. */
function objectAt(code: string, from: number): string {
  let depth = 0
  for (let at = code.indexOf('{', from); at < code.length; at += 1) {
    depth += { '{': 1, '}': -1 }[code.charAt(at)] ?? 0
    if (depth === 0) return code.slice(from, at + 1)
  }
  return ''
}

test('an explanation that is written out at the table says where the rules say more', () => {
  const folder = join(import.meta.dirname, '../../../../src/games/burgundy')
  const written = readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith('.svelte'))
    .flatMap((file) => {
      const code = readFileSync(join(folder, file), 'utf8')
      return [...code.matchAll(/explain\(\(\) => \((?=\{)|explanation(?:=\{|: )(?=\{)/g)].map((found) =>
        objectAt(code, found.index + found[0].length),
      )
    })
  expect(written.length).toBeGreaterThan(5)
  expect(written.filter((words) => !words.includes('...about'))).toEqual([])
})

test('every reason of a refusal leads to its rule', () => {
  const reasons = readFileSync(join(ROOT, 'src/duchy/games/burgundy/rules/reasons.py'), 'utf8')
  const ids = [...reasons.matchAll(/"(B\d+(?:\.\d+)?)"/g)].map((match) => match[1] ?? '')
  expect(ids.length).toBeGreaterThan(50)
  expect(ids.filter((id) => resolved(id) === undefined)).toEqual([])
})

test('every option of the game has its place in the rules', () => {
  const choices = readFileSync(join(ROOT, 'src/duchy/games/burgundy/options.py'), 'utf8')
  const names = [...choices.matchAll(/Option\(\s*"(\w+)"/g)].map((match) => match[1] ?? '')
  expect(names.length).toBeGreaterThan(10)
  expect(names.filter((name) => !(name in OPTION_SECTIONS))).toEqual([])
})

test('a game without rules is not offered', () => {
  expect(hasRules('burgundy')).toBe(true)
  expect(hasRules('nothing')).toBe(false)
  expect(ruleAddress('nothing')).toBeUndefined()
})

test('an address of the rules is read as it is written', () => {
  for (const at of ['', 'B5.2', 'monastery14', 'shield-take']) {
    const route = { page: 'rules', game: 'burgundy', at } as const
    expect(read(address(route))).toEqual(route)
  }
  expect(read('#/rules/burgundy/<script>')).toEqual({ page: 'lost' })
})

test('rules opened from a table leave it below, and going back finds the same one', () => {
  const table = `#/table/${'0'.repeat(16)}`
  const arrive = (hash: string) => {
    location.hash = hash
    dispatchEvent(new Event('hashchange'))
  }
  way.start()
  arrive(table)
  const before = way.route
  arrive('#/rules/burgundy/ships')
  expect(way.below).toBe(before)
  way.replace({ page: 'rules', game: 'burgundy', at: 'mines' })
  expect(way.below).toBe(before)
  arrive(table)
  expect(way.route).toBe(before)
  expect(way.below).toBeUndefined()
  arrive('#/')
  arrive('#/rules/burgundy')
  expect(way.below).toBeUndefined()
  arrive('')
})

test('the page shows sections under headings in order, and says so when there is no such place', () => {
  const book = english.filter((chapter) => chapter.anchor === 'phases')
  show(RulesBook, { rules, book, game: 'burgundy', at: 'B77' })
  const levels = [...document.querySelectorAll('article :is(h1, h2, h3)')].map((head) => Number(head.tagName[1]))
  expect(levels[0]).toBe(1)
  expect(levels.filter((level, index) => index > 0 && level > (levels[index - 1] ?? 0) + 1)).toEqual([])
  expect(levels.filter((level) => level === 3).length).toBe(sectionsOf(book).length)
  expect(find('article [role=status]').textContent).toContain('B77')
})

test('typing shows what was found, arrows choose, nothing found is said', () => {
  const go = vi.fn()
  show(Search, { entries: entriesOf(english, rules.pieces), go })
  const field = find<HTMLInputElement>('input[type=search]')
  const type = (words: string) => {
    field.value = words
    field.dispatchEvent(new Event('input', { bubbles: true }))
    flushSync()
  }
  type('ship')
  const options = () => [...document.querySelectorAll('[role=option]')]
  expect(options()[0]?.textContent).toContain('Ships')
  expect(find('search [role=status]').textContent).toContain(String(options().length))
  field.dispatchEvent(new KeyboardEvent('keydown', { key: 'ArrowDown', bubbles: true, cancelable: true }))
  flushSync()
  expect(options()[1]?.getAttribute('aria-selected')).toBe('true')
  const second = options()[1]
  if (second) click(second)
  expect(go).toHaveBeenCalledOnce()
  type('xyzzy')
  expect(options()).toEqual([])
  expect(find('search [role=status]').textContent).toContain('xyzzy')
})

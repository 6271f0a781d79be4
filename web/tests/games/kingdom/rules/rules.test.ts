/** The rules of Wonderful Kingdom: complete, the same in every language, found by search, reached from the table. */

import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, test } from 'vitest'
import { read } from '../../../../src/browser/route.svelte'
import { type CardFacts, HOUSE, menaceCard } from '../../../../src/games/kingdom/facts/cards/set'
import { rules } from '../../../../src/games/kingdom/rules/rules'
import {
  about,
  aboutCard,
  aboutScenario,
  OPTION_SECTIONS,
  SCENARIOS,
  SUBJECTS,
} from '../../../../src/games/kingdom/words/about'
import { explainCard } from '../../../../src/games/kingdom/words/phrases'
import { plain, sectionsOf } from '../../../../src/rules/book/book'
import { openRules } from '../../../../src/rules/book/open'
import { resolve } from '../../../../src/rules/book/places'
import { entriesOf, search } from '../../../../src/rules/book/search'
import RulesPage from '../../../../src/rules/RulesPage.svelte'
import { ruleAddress } from '../../../../src/slot/games'
import { booksOf, figuresOf, frameOf, isRight, ledgerOf, linksOf, ROOT, sumsOf, textsOf } from '../../../rules/books'
import { show, speak } from '../../../setup'

const books = booksOf('kingdom')
const english = books.en
const resolved = (at: string) => resolve(english, rules.pieces, at)
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

test('every chapter has a picture or pieces, every picture exists and is shown once', () => {
  expect(figuresOf(english).sort()).toEqual([...rules.figures].sort())
  for (const chapter of english) {
    const pictures = chapter.sections.flatMap((section) =>
      section.blocks.filter((block) => block.kind === 'figure' || block.kind === 'pieces'),
    )
    expect(pictures.length, chapter.anchor).toBeGreaterThan(0)
  }
})

test.each(rules.figures)('the picture %s shows something', (name) => {
  const page = show(rules.Figure, { name })
  expect(page.querySelectorAll('svg').length).toBeGreaterThan(0)
  expect(page.textContent).not.toMatch(/undefined|NaN/)
})

test('what is said below pictures has the numbers of the set', () => {
  const told = (file: string) =>
    readFileSync(join(import.meta.dirname, '../../../../src/games/kingdom/rules/text/en', file), 'utf8')
  const number = (count = 0) => ['no', 'one', 'two', 'three', 'four'][count] ?? String(count)
  const soldiers = (kind: 'rats' | 'giants') => number(menaceCard(HOUSE, kind)?.soldiers)
  expect(told('6-modules.txt').toLowerCase()).toContain(`${soldiers('rats')} soldiers drive a giant rat away`)
  const lost = -(menaceCard(HOUSE, 'rats')?.points ?? 0)
  expect(told('6-modules.txt')).toContain(`otherwise it costs ${lost} points at the end`)
  expect(told('6-modules.txt')).toContain(`until ${soldiers('giants')} soldiers have driven the giant away`)
  expect(told('8-scenarios.txt')).toContain(`costs ${number(HOUSE.byId.get('farm')?.cost[0])} materials`)
})

test('no card has the anchor of a section, and every card of the set has its line', () => {
  const anchors = english.flatMap((chapter) => [chapter.anchor, ...chapter.sections.map((section) => section.anchor)])
  const lines = Object.values(rules.pieces).flatMap((pieces) => pieces().map((piece) => piece.anchor))
  expect(lines.filter((line, index) => anchors.includes(line) || lines.indexOf(line) !== index)).toEqual([])
  expect(HOUSE.cards.map((card) => card.id).filter((id) => id !== 'calamity' && !lines.includes(id))).toEqual([])
})

test.each(['en', 'ru', 'uk'] as const)('%s: every line of a table has words and a picture', (language) => {
  speak(language)
  for (const [name, pieces] of Object.entries(rules.pieces)) {
    for (const { anchor, title, text } of pieces()) {
      expect(title, `${name} ${anchor}`).toMatch(/\p{L}{2}/u)
      expect(text, `${name} ${anchor}`).toMatch(/\p{L}{2}.*\.$/u)
      expect(`${title}${text}`, `${name} ${anchor}`).not.toMatch(/rules-kingdom|undefined|\{/)
    }
  }
})

test('a card says what it costs, makes and is worth', () => {
  speak('en')
  const words = (name: string, anchor: string) => rules.pieces[name]?.().find((one) => one.anchor === anchor)?.text
  expect(words('structures', 'guildhall')).toContain('2 × materials, population. Produces each round: 2 × gold.')
  expect(words('companies', 'recruiters')).toContain('2 × soldier')
  expect(words('treasures', 'golden-hoard')).toContain('gold, gold')
  expect(words('menaces', 'shadow')).toContain('3 soldiers')
  expect(words('advisors', 'foreign-envoy')).toMatch(/Production.* Two players only\.$/)
  expect(words('boards', 'usurper-4')).toContain(
    'Two players: 4 × gold, krystallium, 5 × soldier. Reward: 2 points. One player: 8 × gold, 3 × krystallium, 5 × soldier.',
  )
})

test.each([
  ['en', 'alchemy', 'alchemy'],
  ['en', 'supremacies', 'supremacy'],
  ['en', 'face down', 'traps'],
  ['en', 'k5s.4', 'search'],
  ['en', 'hell gate', 'hell-gate'],
  ['en', 'tie', 'ties'],
  ['en', 'single player', 'solo-draft'],
  ['en', 'majority', 'supremacy'],
  ['ru', 'ловушки', 'traps'],
  ['ru', 'кристаллы', 'alchemy'],
  ['ru', 'превосходства', 'supremacy'],
  ['ru', 'великанов', 'giants'],
  ['ru', 'летописец', 'royal-chronicler'],
  ['ru', 'снести', 'scrap'],
  ['uk', 'пасток', 'traps'],
  ['uk', 'більшість', 'supremacy'],
  ['uk', 'шпигун', 'spies'],
  ['uk', 'облога', 'under-siege'],
  ['uk', 'пам’ятки', 'monuments'],
] as const)('%s: looking for %s finds %s', async (language, typed, anchor) => {
  speak(language)
  const opened = await openRules('kingdom', language)
  const found = opened ? search(entriesOf(opened.book, rules.pieces), typed, opened.synonyms) : []
  expect(found.slice(0, 5).map((place) => place.anchor)).toContain(anchor)
})

test.each(['en', 'ru', 'uk'] as const)('%s: every other word leads to one that the book has', async (language) => {
  speak(language)
  const opened = await openRules('kingdom', language)
  const entries = opened ? entriesOf(opened.book, rules.pieces) : []
  const synonyms = opened?.synonyms ?? []
  expect(synonyms.length).toBeGreaterThan(30)
  const lost = synonyms.filter(
    ({ called }) => search(entries, called.map((word) => word.folded).join(' ')).length === 0,
  )
  expect(lost.map(({ called }) => called.map((word) => word.folded).join(' '))).toEqual([])
})

test('every explanation of a thing on the table leads to its place in the rules', () => {
  const all = [
    ...SUBJECTS.map((subject) => ({ title: subject, ...about(subject) })),
    ...HOUSE.cards.map((card) => ({ ...explainCard(card), title: card.id })),
    ...HOUSE.cards.map((card) => ({ title: card.id, ...aboutCard(card, false) })),
    ...SCENARIOS.map((title, index) => ({ title, ...aboutScenario(index + 1) })),
    ...Object.entries(OPTION_SECTIONS).map(([title, at]) => ({ title, href: ruleAddress('kingdom', at) })),
  ]
  const lost = all.filter(({ href }) => {
    const route = read(href ?? '')
    return route.page !== 'rules' || route.game !== 'kingdom' || !resolved(route.at)
  })
  expect(lost.map(({ title }) => title)).toEqual([])
})

test('a card leads to its own line, a card of another set to what is said of its kind', () => {
  const at = (id: string) => read(explainCard(HOUSE.byId.get(id))?.href ?? '')
  expect(at('hell-gate')).toMatchObject({ at: 'hell-gate' })
  expect(at('shadow')).toMatchObject({ at: 'shadows' })
  expect(at('calamity')).toMatchObject({ at: 'treasures' })
  const stranger = { ...HOUSE.byId.get('hell-gate') } as CardFacts
  expect(read(explainCard(stranger)?.href ?? '')).toMatchObject({ at: 'cards' })
})

test('what is explained on the table by a rule or in words of its own says where the rules say more', () => {
  const folder = join(import.meta.dirname, '../../../../src/games/kingdom')
  const code = readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith('.svelte'))
    .map((file) => readFileSync(join(folder, file), 'utf8'))
    .join('\n')
  const ids = [...code.matchAll(/'(K\d+S?\.\d+)'/g)].map((match) => match[1] ?? '')
  expect(ids.length).toBeGreaterThan(10)
  expect(ids.filter((id) => !ledger.includes(id))).toEqual([])
  const written = [...code.matchAll(/explain\(\(\) => \(\{([\s\S]*?)\}\)\)/g)].map((match) => match[1] ?? '')
  expect(written.length).toBeGreaterThan(4)
  expect(written.filter((words) => !/\.\.\.(about|explainThing)\(/.test(words))).toEqual([])
})

test('every option of the game has its place in the rules', () => {
  const options = readFileSync(join(ROOT, 'src/duchy/games/kingdom/options.py'), 'utf8')
  const names = [...options.matchAll(/Option\(\s*"(\w+)"/g)].map((match) => match[1] ?? '')
  expect(names.length).toBeGreaterThan(6)
  expect(names.filter((name) => !(name in OPTION_SECTIONS))).toEqual([])
})

test('the book of one game leads to that of the other', () => {
  speak('en')
  const page = show(RulesPage, { game: 'kingdom', at: '' })
  const links = [...page.querySelectorAll('header nav a')]
  expect(links.map((link) => [link.textContent, link.getAttribute('aria-current')])).toEqual([
    ['Castles of Burgundy', null],
    ['Wonderful Kingdom', 'page'],
  ])
})

/** Looking for words in the rules: the best place first, in each language, also for those who say or spell it otherwise. */

import { beforeAll, describe, expect, test } from 'vitest'
import type { Language } from '../../../src/i18n/index.svelte'
import { readBook } from '../../../src/rules/book/book'
import { type Opened, openRules } from '../../../src/rules/book/open'
import { type Entry, entriesOf, type Found, search } from '../../../src/rules/book/search'
import { near, wordsOf } from '../../../src/rules/book/stems'
import { readSynonyms, wantedIn } from '../../../src/rules/book/synonyms'
import { speak } from '../../setup'

const opened = new Map<Language, Opened>()
beforeAll(async () => {
  for (const language of ['en', 'ru', 'uk'] as const) {
    const found = await openRules('burgundy', language)
    if (found) opened.set(language, found)
  }
})

/** What can be found in the book of Burgundy, gathered once for each language. */
const gathered = new Map<Language, readonly Entry[]>()
function entriesIn(language: Language, { book, rules }: Opened): readonly Entry[] {
  const entries = gathered.get(language) ?? entriesOf(book, rules.pieces)
  gathered.set(language, entries)
  return entries
}

/** What is found in the book of Burgundy. */
function lookFor(language: Language, typed: string): readonly Found[] {
  speak(language)
  const book = opened.get(language)
  return book ? search(entriesIn(language, book), typed, book.synonyms) : []
}
const anchors = (language: Language, typed: string) => lookFor(language, typed).map(({ anchor }) => anchor)

describe.each([
  ['en', 'SHIPS', 'ships'],
  ['en', 'cities', 'cities'],
  ['en', 'double shield', 'shield-take'],
  ['en', 'boarding', 'boarding-house'],
  ['en', "carpenter's", 'carpenter'],
  ['ru', 'корабли', 'ships'],
  ['ru', 'кораблей', 'ships'],
  ['ru', 'ничьи', 'ties'],
  ['ru', 'желтые', 'colour-monastery'],
  ['ru', 'гуси', 'geese'],
  ['uk', 'кораблі', 'ships'],
  ['uk', 'обовʼязково', 'extra-tiles'],
  ['uk', "обов'язково", 'extra-tiles'],
  ['uk', 'щитів', 'shield-deal'],
  ['uk', 'гусей', 'geese'],
] as const)('%s: any form of a word', (language, typed, anchor) => {
  test(`${typed} finds ${anchor}`, () => {
    expect(anchors(language, typed).slice(0, 5)).toContain(anchor)
  })
})

describe.each([
  // The word itself comes before what is named after it.
  ['en', 'castle', 'castles'],
  ['en', 'ship', 'ships'],
  ['ru', 'замок', 'castles'],
  ['ru', 'рынок', 'market'],
  ['ru', 'белый замок', 'white-castle'],
  ['uk', 'замок', 'castles'],
  ['uk', 'ринок', 'market'],
  ['uk', 'корабель', 'ships'],
  // The number of a rule.
  ['en', 'b5.2', 'castles'],
  ['uk', 'B5.3', 'mines'],
  // Words of the older rulebook, of another translation, of everyday speech.
  ['en', 'knowledge', 'monasteries'],
  ['en', 'estate', 'duchy'],
  ['en', 'town', 'cities'],
  ['en', 'undo', 'take-back'],
  ['ru', 'шахта', 'mines'],
  ['ru', 'шахты', 'mines'],
  ['ru', 'умения', 'monasteries'],
  ['ru', 'пансион', 'boarding-house'],
  ['ru', 'чёрный рынок', 'depots'],
  ['uk', 'шахта', 'mines'],
  ['uk', 'знання', 'monasteries'],
  ['uk', 'готель', 'boarding-house'],
  ['uk', 'таверна', 'inns'],
  // A letter wrong, too many, too few or swapped.
  ['en', 'monastry', 'monasteries'],
  ['en', 'wharehouse', 'warehouse'],
  ['ru', 'манастырь', 'monasteries'],
  ['ru', 'рудинк', 'mines'],
  ['ru', 'карабль', 'ships'],
  ['uk', 'манастир', 'monasteries'],
  ['uk', 'копальнья', 'mines'],
  ['uk', 'карабель', 'ships'],
  // Short phrases.
  ['en', 'end of the game', 'game-end'],
  ['en', 'turn order', 'order'],
  ['en', 'who goes first', 'order'],
  ['en', 'how many workers', 'workers'],
  ['ru', 'конец игры', 'game-end'],
  ['ru', 'порядок хода', 'order'],
  ['ru', 'кто ходит первым', 'order'],
  ['ru', 'как продать товары', 'sell'],
  ['ru', 'взять щит', 'shield-take'],
  ['uk', 'кінець гри', 'game-end'],
  ['uk', 'порядок ходу', 'order'],
  ['uk', 'хто ходить першим', 'order'],
  ['uk', 'закрити поле', 'regions'],
  // Short words, and words whose vowels change.
  ['en', 'goose', 'geese'],
  ['en', 'inn', 'inns'],
  ['ru', 'овец', 'animals'],
  ['ru', 'коз', 'animals'],
  ['uk', 'гра', 'length'],
  ['uk', 'кіз', 'animals'],
  ['uk', 'вівця', 'animals'],
] as const)('%s: first of all', (language, typed, anchor) => {
  test(`${typed} finds ${anchor}`, () => {
    expect(anchors(language, typed)[0]).toBe(anchor)
  })
})

test('a letter may be wrong in a phrase too', () => {
  expect(anchors('en', 'bying silver').slice(0, 3)).toContain('purchase')
})

test.each([
  ['uk', 'хід', 'ходу'],
  ['uk', 'бік', 'боку'],
  ['uk', 'стіл', 'столі'],
  ['uk', 'замок', 'замки'],
  ['uk', 'будівля', 'будівель'],
  ['ru', 'рынок', 'рынки'],
  ['ru', 'овца', 'овец'],
] as const)('%s: %s and %s are one word', (_, one, other) => {
  expect(wordsOf(one)[0]?.root).toBe(wordsOf(other)[0]?.root)
})

test('what is no word of the rules, and like none, finds nothing', () => {
  for (const language of ['en', 'ru', 'uk'] as const) expect(anchors(language, 'xyzzy')).toEqual([])
  expect(anchors('ru', 'замок xyzzyx')).toEqual([])
})

test('a word that is spelt rightly is not taken for another', () => {
  expect(anchors('en', 'mine')).not.toContain('inns')
  expect(anchors('ru', 'банк')).not.toContain('sell')
})

test('what is found is shown with the words that were looked for', () => {
  const marked = (typed: string) =>
    [...(lookFor('ru', typed)[0]?.title ?? []), ...(lookFor('ru', typed)[0]?.excerpt ?? [])].flatMap((part) =>
      part.hit ? [part.text.toLowerCase()] : [],
    )
  expect(marked('сторожевые башни')).toContain('башня')
  expect(marked('шахта')).toContain('рудники')
})

test('words that stand together come before words that are far apart', () => {
  const book = readBook([
    '# Chapter {chapter}\n\n## One {one}\n\nGreen things are many here. Some say that a dragon sleeps.\n\n## Two {two}\n\nHere a green dragon sleeps.\n\n## Three {three}\n\nThe dragon is green.\n',
  ])
  expect(search(entriesOf(book, {}), 'green dragon').map(({ anchor }) => anchor)).toEqual(['two', 'three', 'one'])
})

test('one letter in a short word, two in a long one, none in the shortest', () => {
  expect([near('ship', 'shop'), near('ship', 'shops'), near('monastery', 'manastry'), near('inn', 'ink')]).toEqual([
    true,
    false,
    true,
    false,
  ])
  expect([near('depot', 'deopt'), near('depot', 'dep'), near('', 'depot')]).toEqual([true, false, false])
})

test('other names are read from lines, and may be of several words', () => {
  const synonyms = readSynonyms('mine: pit, open pit\n\nbank:\n')
  expect(synonyms).toHaveLength(2)
  const ways = (typed: string) =>
    wantedIn(typed, synonyms).map((one) => one.ways.map((way) => way.map(({ folded }) => folded).join(' ')))
  expect(ways('the open pits')).toEqual([['the'], ['open pits', 'mine']])
  expect(ways('pit bank')).toEqual([['pit', 'mine'], ['bank']])
})

test('every other name leads to words of the book', () => {
  for (const [language, { synonyms, rules, book }] of opened) {
    speak(language)
    const words = entriesOf(book, rules.pieces).flatMap(({ title, texts }) =>
      [title, ...texts].flatMap((one) => one.words),
    )
    const roots = new Set(words.map((word) => word.root))
    const lost = synonyms.flatMap(({ called }) => called.filter((word) => !roots.has(word.root)))
    expect(synonyms.length, language).toBeGreaterThan(20)
    expect(
      lost.map((word) => word.folded),
      language,
    ).toEqual([])
  }
})

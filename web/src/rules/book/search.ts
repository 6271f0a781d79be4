/** Searching the rules: all words must be found, and the best matches come first. */

import type { Piece } from '../../slot/rules'
import { type Block, type Book, plain, sectionsOf } from './book'
import { LIKE, likeness, type Word, wordsOf } from './stems'
import { type Synonym, type Wanted, wantedIn } from './synonyms'

/** A part of a text; `hit` marks a match. */
export interface Part {
  readonly text: string
  readonly hit: boolean
}

export interface Found {
  readonly anchor: string
  readonly title: readonly Part[]
  /** The chapter, or the section of a piece. */
  readonly within: string
  readonly excerpt: readonly Part[]
}

/** A text and its words. */
interface Text {
  readonly text: string
  readonly words: readonly Word[]
}

/** A place that can be found: a section, or a piece in a table. */
export interface Entry {
  readonly anchor: string
  readonly title: Text
  readonly within: string
  /** The chapter of a section; pieces have none and come after sections. */
  readonly chapter: readonly Word[]
  readonly rules: readonly string[]
  readonly texts: readonly Text[]
}

/** How much more a word in a title counts than one in a text. */
const IN_TITLE = 4
/** The highest bonus for words that are close together. */
const TOGETHER = 30
/** A synonym counts a little less than the name itself. */
const IN_OTHER_WORDS = 0.9
/** The weight of a title that also names other things. */
const PARTLY_NAMED = 0.7
/** The weight of a piece next to a section with the same match. */
const PIECE = 0.95
/** With this many words, one may be missing. */
const LONG = 3
const LACKING = 0.6
/** Short words (the, or, как, для) may be missing if longer ones are found. */
const SHORT = 3
const EXCERPT = 150
const MOST = 40

const read = (text: string): Text => ({ text, words: wordsOf(text) })

/** Return everything in a book that can be found. */
export function entriesOf(book: Book, pieces: Readonly<Record<string, () => readonly Piece[]>>): Entry[] {
  return sectionsOf(book).flatMap(({ chapter, section }) => [
    {
      anchor: section.anchor,
      title: read(section.title),
      within: chapter.title,
      chapter: wordsOf(chapter.title),
      rules: section.rules,
      texts: section.blocks.flatMap(textsOf).map(read),
    },
    ...section.blocks.flatMap((block) =>
      block.kind === 'pieces'
        ? (pieces[block.name]?.() ?? []).map((piece) => ({
            anchor: piece.anchor,
            title: read(piece.title),
            within: section.title,
            chapter: [],
            rules: [],
            texts: [read(piece.text)],
          }))
        : [],
    ),
  ])
}

function textsOf(block: Block): string[] {
  switch (block.kind) {
    case 'list':
      return block.items.map(plain)
    case 'table':
      return [block.head, ...block.rows].map((row) => row.map(plain).join(' · '))
    case 'figure':
      return [plain(block.caption)]
    case 'pieces':
      return []
    default:
      return [plain(block.text)]
  }
}

/** One thing to search for. */
interface Sought {
  /** Return how well some words match it, in the best of its forms. */
  readonly answered: (words: readonly Word[]) => number
  /** Return whether a word is part of it. */
  readonly hit: (word: Word) => boolean
  readonly needed: boolean
}

/** Search for a text; a word that is not in the book is treated as misspelt. */
export function search(entries: readonly Entry[], typed: string, synonyms: readonly Synonym[] = []): Found[] {
  const wanted = wantedIn(typed, synonyms)
  if (wanted.length === 0) return []
  const texts = entries.flatMap(wordsIn)
  const short = ({ ways }: Wanted) =>
    ways[0]?.every(({ folded }) => folded.length <= SHORT && /\p{L}/u.test(folded)) ?? true
  const sought = wanted.map((one): Sought => {
    const needed = !short(one) || wanted.every(short)
    const asTyped = { ...reader(one, false), needed }
    const known = texts.some((words) => asTyped.answered(words) > LIKE.related)
    return known ? asTyped : { ...reader(one, true), needed }
  })
  const numbered = (entry: Entry) => entry.rules.some((rule) => rule.toLowerCase() === typed.trim().toLowerCase())
  return entries
    .flatMap((entry) => {
      const points = numbered(entry) ? Number.POSITIVE_INFINITY : score(entry, sought)
      return points > 0 ? [{ entry, points }] : []
    })
    .sort((one, other) => (other.points > one.points ? 1 : other.points < one.points ? -1 : 0))
    .slice(0, MOST)
    .map(({ entry }) => shown(entry, sought))
}

const wordsIn = (entry: Entry) => [entry.title.words, ...entry.texts.map(({ words }) => words)]

/** Searches for one thing; matches of a word are remembered. */
function reader({ ways }: Wanted, misspelt: boolean): Pick<Sought, 'answered' | 'hit'> {
  const parts = ways.map((way) =>
    way.map((part) => {
      const known = new Map<string, number>()
      return (word: Word) => {
        const found = known.get(word.folded) ?? likeness(part, word, misspelt)
        known.set(word.folded, found)
        return found
      }
    }),
  )
  const best = (like: (word: Word) => number, words: readonly Word[]) =>
    words.reduce((most, word) => Math.max(most, like(word)), 0)
  return {
    hit: (word) => parts.some((way) => way.some((like) => like(word) > 0)),
    answered: (words) =>
      Math.max(
        ...parts.map((way, index) => Math.min(...way.map((like) => best(like, words))) * (index ? IN_OTHER_WORDS : 1)),
      ),
  }
}

function score(entry: Entry, sought: readonly Sought[]): number {
  const { words: title } = entry.title
  const all = entry.texts.flatMap(({ words }) => words)
  const needed = sought.filter((one) => one.needed).length
  let sum = 0
  let missing = 0
  for (const one of sought) {
    const inTitle = one.answered(title)
    const inText = Math.max(one.answered(all), one.answered(entry.chapter) / 2)
    if (one.needed && inTitle + inText === 0) missing += 1
    sum += IN_TITLE * inTitle + inText + Math.min(all.filter(one.hit).length, 5) / 5
  }
  if (sum === 0 || missing > (needed < LONG ? 0 : 1)) return 0
  // A title that says nothing else is what was meant: the castle before the white castle.
  const named = title.filter((word) => sought.some((one) => one.hit(word))).length / Math.max(title.length, 1)
  const worth =
    (named === 1 ? 1 : PARTLY_NAMED + named / 10) * (missing ? LACKING : 1) * (entry.chapter.length ? 1 : PIECE)
  return sum * worth + (sought.length > 1 ? together(entry, sought) : 0)
}

/** Return the bonus for words close together, highest for those that follow each other as typed. */
function together(entry: Entry, sought: readonly Sought[]): number {
  return Math.max(...wordsIn(entry).map((words) => TOGETHER * closeness(words, sought)))
}

/** From 0, not all in this text, to 1, directly one after another in the typed order. */
function closeness(words: readonly Word[], sought: readonly Sought[]): number {
  const places = sought.map((one) => words.flatMap((word, index) => (one.hit(word) ? [index] : [])))
  if (places.some((found) => found.length === 0)) return 0
  let best = 0
  for (const start of places.flat()) {
    const nearest = places.map((found) => found.find((index) => index >= start) ?? Number.POSITIVE_INFINITY)
    const span = Math.max(...nearest) - start + 1
    const ordered = nearest.every((place, index) => index === 0 || place > (nearest[index - 1] ?? 0))
    best = Math.max(best, (sought.length / span) * (ordered ? 1 : 0.7))
  }
  return Math.min(best, 1)
}

function shown(entry: Entry, sought: readonly Sought[]): Found {
  const marked = ({ words }: Text) => words.filter((word) => sought.some((one) => one.hit(word)))
  const worth = ({ words }: Text) =>
    sought.reduce((sum, one) => sum + one.answered(words), 0) + TOGETHER * closeness(words, sought)
  const best = entry.texts.toSorted((one, other) => worth(other) - worth(one))[0] ?? read('')
  return {
    anchor: entry.anchor,
    title: parts(entry.title.text, marked(entry.title)),
    within: entry.within,
    excerpt: cut(best.text, marked(best)),
  }
}

/** Return an excerpt of a text around its first match. */
function cut(text: string, found: readonly Word[]): Part[] {
  const first = found[0]?.at ?? 0
  if (text.length <= EXCERPT) return parts(text, found)
  const from = first < EXCERPT / 2 ? 0 : text.lastIndexOf(' ', first - EXCERPT / 3) + 1
  const space = text.indexOf(' ', from + EXCERPT)
  const to = space < 0 ? text.length : space
  const moved = found.filter((hit) => hit.at >= from && hit.at < to).map((hit) => ({ ...hit, at: hit.at - from }))
  const before = from > 0 ? [{ text: '… ', hit: false }] : []
  const after = to < text.length ? [{ text: ' …', hit: false }] : []
  return [...before, ...parts(text.slice(from, to), moved), ...after]
}

function parts(text: string, found: readonly Word[]): Part[] {
  const pieces: Part[] = []
  let end = 0
  for (const hit of found) {
    if (hit.at > end) pieces.push({ text: text.slice(end, hit.at), hit: false })
    pieces.push({ text: text.slice(hit.at, hit.at + hit.length), hit: true })
    end = hit.at + hit.length
  }
  if (end < text.length) pieces.push({ text: text.slice(end), hit: false })
  return pieces
}

/** Looking for words in the rules: every word must be there, and the places that fit best come first. */

import { type Block, type Book, plain, sectionsOf } from './book'
import type { Piece } from './source'
import { likeness, type Word, wordsOf } from './stems'

/** A part of a text; `hit` says that it was looked for. */
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

/** A place that can be found: a section, or a piece in a table. */
export interface Entry {
  readonly anchor: string
  readonly title: string
  readonly within: string
  readonly rules: readonly string[]
  readonly texts: readonly string[]
}

const IN_TITLE = 4
const EXCERPT = 150
const MOST = 40

/** Everything in a book that can be found. */
export function entriesOf(book: Book, pieces: Readonly<Record<string, () => readonly Piece[]>>): Entry[] {
  return sectionsOf(book).flatMap(({ chapter, section }) => [
    {
      anchor: section.anchor,
      title: section.title,
      within: chapter.title,
      rules: section.rules,
      texts: section.blocks.flatMap(textsOf),
    },
    ...section.blocks.flatMap((block) =>
      block.kind === 'pieces'
        ? (pieces[block.name]?.() ?? []).map((piece) => ({
            anchor: piece.anchor,
            title: piece.title,
            within: section.title,
            rules: [],
            texts: [piece.text],
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

/** Find what was typed. */
export function search(entries: readonly Entry[], typed: string): Found[] {
  const wanted = wordsOf(typed)
  if (wanted.length === 0) return []
  return entries
    .flatMap((entry) => {
      const points = score(entry, wanted)
      return points > 0 ? [{ entry, points }] : []
    })
    .sort((one, other) => other.points - one.points)
    .slice(0, MOST)
    .map(({ entry }) => shown(entry, wanted))
}

function score(entry: Entry, wanted: readonly Word[]): number {
  if (wanted.length === 1 && entry.rules.some((rule) => rule.toLowerCase() === wanted[0]?.folded)) return 100
  const title = wordsOf(entry.title)
  const words = entry.texts.flatMap(wordsOf)
  let sum = 0
  for (const one of wanted) {
    const inTitle = IN_TITLE * best(one, title)
    const inText = best(one, words)
    if (inTitle + inText === 0) return 0
    const often = words.filter((word) => likeness(one, word) > 1).length
    sum += inTitle + inText + Math.min(often, 5) / 5
  }
  return sum
}

function best(wanted: Word, words: readonly Word[]): number {
  return Math.max(0, ...words.map((word) => likeness(wanted, word)))
}

function shown(entry: Entry, wanted: readonly Word[]): Found {
  const hits = (text: string) => wordsOf(text).filter((word) => wanted.some((one) => likeness(one, word) > 0))
  const kinds = (text: string) => wanted.filter((one) => best(one, wordsOf(text)) > 0).length
  const text = entry.texts.toSorted((one, other) => kinds(other) - kinds(one))[0] ?? ''
  return {
    anchor: entry.anchor,
    title: parts(entry.title, hits(entry.title)),
    within: entry.within,
    excerpt: cut(text, hits(text)),
  }
}

/** A piece of a text around its first hit. */
function cut(text: string, hits: readonly Word[]): Part[] {
  const first = hits[0]?.at ?? 0
  if (text.length <= EXCERPT) return parts(text, hits)
  const from = first < EXCERPT / 2 ? 0 : text.lastIndexOf(' ', first - EXCERPT / 3) + 1
  const space = text.indexOf(' ', from + EXCERPT)
  const to = space < 0 ? text.length : space
  const moved = hits.filter((hit) => hit.at >= from && hit.at < to).map((hit) => ({ ...hit, at: hit.at - from }))
  const before = from > 0 ? [{ text: '… ', hit: false }] : []
  const after = to < text.length ? [{ text: ' …', hit: false }] : []
  return [...before, ...parts(text.slice(from, to), moved), ...after]
}

function parts(text: string, hits: readonly Word[]): Part[] {
  const found: Part[] = []
  let end = 0
  for (const hit of hits) {
    if (hit.at > end) found.push({ text: text.slice(end, hit.at), hit: false })
    found.push({ text: text.slice(hit.at, hit.at + hit.length), hit: true })
    end = hit.at + hit.length
  }
  if (end < text.length) found.push({ text: text.slice(end), hit: false })
  return found
}

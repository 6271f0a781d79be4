/** What the tests of the rules of every game share: reading a book from its files, and what it says besides words. */

import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { LANGUAGES, type Language } from '../../src/i18n/index.svelte'
import { type Book, readBook, sectionsOf, spansOf } from '../../src/rules/book/book'

export const ROOT = join(import.meta.dirname, '../../..')

function bookIn(game: string, language: Language): Book {
  const folder = join(import.meta.dirname, '../../src/games', game, 'rules/text', language)
  return readBook(
    readdirSync(folder)
      .sort()
      .map((file) => readFileSync(join(folder, file), 'utf8')),
  )
}

/** The book of a game in every language. */
export function booksOf(game: string): Record<Language, Book> {
  return Object.fromEntries(LANGUAGES.map((language) => [language, bookIn(game, language)])) as Record<Language, Book>
}

/** The ids in the first column of a ledger. */
export function ledgerOf(game: string, id: RegExp): string[] {
  return readFileSync(join(ROOT, `docs/rules/${game}.md`), 'utf8')
    .split('\n')
    .map((line) => /^\| ([^|]+) \|/.exec(line)?.[1] ?? '')
    .filter((cell) => id.test(cell))
}

export const linksOf = (text: string) => spansOf(text).flatMap((span) => span.to ?? [])
export const sumsOf = (text: string) => text.match(/\d[\d +×()−]*= \d+/g) ?? []

/** Whether what stands left of a sum's sign is what stands right of it; products bind closer than sums. */
export function isRight(sum: string): boolean {
  const [left = '', right = ''] = sum.replaceAll(/[ ()]/g, '').split('=')
  const terms = left.match(/[+−]?[\d×]+/g) ?? []
  const value = (term: string) =>
    term
      .replace(/^[+−]/, '')
      .split('×')
      .reduce((product, one) => product * Number(one), term.startsWith('−') ? -1 : 1)
  return terms.reduce((all, term) => all + value(term), 0) === Number(right)
}

/** What a book says besides its words. */
export function frameOf(book: Book): unknown {
  return book.map(({ anchor, sections }) => ({
    anchor,
    sections: sections.map((section) => ({
      ...section,
      title: '',
      blocks: section.blocks.map((block) => {
        if (block.kind === 'list') return { ...block, items: block.items.map(linksOf) }
        if (block.kind === 'table') return { kind: block.kind, rows: block.rows.map((row) => row.length) }
        if (block.kind === 'figure') return { ...block, caption: '' }
        return block.kind === 'pieces'
          ? block
          : { kind: block.kind, links: linksOf(block.text), sums: sumsOf(block.text) }
      }),
    })),
  }))
}

/** Every text of a book, for looking through. */
export function textsOf(book: Book): string[] {
  return sectionsOf(book).flatMap(({ section }) =>
    section.blocks.flatMap((block) => {
      if (block.kind === 'list') return [...block.items]
      if (block.kind === 'table') return [block.head, ...block.rows].flat()
      return block.kind === 'figure' ? [block.caption] : block.kind === 'pieces' ? [] : [block.text]
    }),
  )
}

/** The pictures of a book. */
export function figuresOf(book: Book): string[] {
  return sectionsOf(book).flatMap(({ section }) =>
    section.blocks.flatMap((block) => (block.kind === 'figure' ? [block.name] : [])),
  )
}

/** The target of an address in a book: a section, a piece in a table, or the section of a rule id. */

import type { Piece } from '../../slot/rules'
import { type Book, piecesIn, sectionsOf } from './book'

/** Return the anchor on the page for an address; none if the rules have no such place. */
export function resolve(
  book: Book,
  pieces: Readonly<Record<string, () => readonly Piece[]>>,
  at: string,
): string | undefined {
  if (book.some((chapter) => chapter.anchor === at)) return at
  for (const { section } of sectionsOf(book)) {
    if (section.anchor === at || section.rules.includes(at)) return section.anchor
    for (const name of piecesIn(section)) {
      if (pieces[name]?.().some((piece) => piece.anchor === at)) return at
    }
  }
  return undefined
}

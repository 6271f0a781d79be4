/**
 * Which games have rules to read: `games/<name>/rules/rules.ts` exports `rules: GameRules`, loaded when they are opened.
 * A game without is not offered.
 */

import type { Component } from 'svelte'
import { address } from '../browser/route.svelte'
import type { Language } from '../i18n/index.svelte'
import { type Book, readBook } from '../rules/book/book'
import { readSynonyms, type Synonym } from '../rules/book/synonyms'

/** A piece in a table of the rules. */
export interface Piece {
  /** The anchor that leads to its line. */
  readonly anchor: string
  readonly title: string
  readonly text: string
}

export interface GameRules {
  /** The chapters in a language, as text: see book. */
  readonly texts: (language: Language) => Promise<readonly string[]>
  /** Draws a picture by its name. */
  readonly Figure: Component<{ name: string }>
  readonly figures: readonly string[]
  /** Draws the piece of a line by its anchor. */
  readonly PieceArt: Component<{ piece: string }>
  /** What things are called elsewhere, as text: see synonyms. */
  readonly synonyms?: (language: Language) => Promise<string>
  /** The tables of pieces by name, in the language of the page. */
  readonly pieces: Readonly<Record<string, () => readonly Piece[]>>
}

const found = import.meta.glob<{ rules: GameRules }>('../games/*/rules/rules.ts')
const pathOf = (game: string) => `../games/${game}/rules/rules.ts`

/** The games that have rules to read, by name. */
export const BOOKS: readonly string[] = Object.keys(found).map((path) => path.split('/')[2] ?? '')

export function hasRules(game: string): boolean {
  return pathOf(game) in found
}

/** The rules of a game, read in a language. */
export interface Opened {
  readonly rules: GameRules
  readonly book: Book
  readonly synonyms: readonly Synonym[]
}

/** Load the rules of a game and read them in a language; nothing if the game has none. */
export async function openRules(game: string, language: Language): Promise<Opened | undefined> {
  const rules = (await found[pathOf(game)]?.())?.rules
  if (!rules) return undefined
  const [texts, synonyms] = await Promise.all([rules.texts(language), rules.synonyms?.(language) ?? ''])
  return { rules, book: readBook(texts), synonyms: readSynonyms(synonyms) }
}

/** Where a rule of a game can be read: the anchor of a section or a piece, or the number of a rule. */
export function ruleAddress(game: string, at = ''): string | undefined {
  return hasRules(game) ? address({ page: 'rules', game, at }) : undefined
}

/**
 * Rules to read: `games/<name>/rules/rules.ts` exports `rules: GameRules`, loaded when they are opened.
 * A game without rules does not offer them.
 */

import type { Component } from 'svelte'
import type { Language } from '../i18n/index.svelte'

/** A piece in a table of the rules. */
export interface Piece {
  /** The anchor of its line. */
  readonly anchor: string
  readonly title: string
  readonly text: string
}

export interface GameRules {
  /** The chapters in a language, as text: see book. */
  readonly texts: (language: Language) => Promise<readonly string[]>
  /** Draws a figure by its name. */
  readonly Figure: Component<{ name: string }>
  readonly figures: readonly string[]
  /** Draws the piece of a line by its anchor. */
  readonly PieceArt: Component<{ piece: string }>
  /** Other names of things, as text: see synonyms. */
  readonly synonyms?: (language: Language) => Promise<string>
  /** The tables of pieces by name, in the page's language. */
  readonly pieces: Readonly<Record<string, () => readonly Piece[]>>
}

type Texts = Readonly<Record<string, () => Promise<string>>>

/** Return the texts of rules from a game's files: `./text/<language>/*.txt` in order, `./synonyms/<language>.txt`. */
export function textsFrom(chapters: Texts, synonyms: Texts): Pick<GameRules, 'texts' | 'synonyms'> {
  return {
    texts: (language) => {
      const paths = Object.keys(chapters).filter((path) => path.startsWith(`./text/${language}/`))
      return Promise.all(paths.sort().map((path) => chapters[path]?.() ?? ''))
    },
    synonyms: async (language) => (await synonyms[`./synonyms/${language}.txt`]?.()) ?? '',
  }
}

/** Opening a game's rules in a language. */

import type { Language } from '../../i18n/index.svelte'
import { rulesOf } from '../../slot/games'
import type { GameRules } from '../../slot/rules'
import { type Book, readBook } from './book'
import { readSynonyms, type Synonym } from './synonyms'

/** The rules of a game, read in a language. */
export interface Opened {
  readonly rules: GameRules
  readonly book: Book
  readonly synonyms: readonly Synonym[]
}

/** Load the rules of a game and read them in a language; nothing if the game has none. */
export async function openRules(game: string, language: Language): Promise<Opened | undefined> {
  const rules = await rulesOf(game)
  if (!rules) return undefined
  const [texts, synonyms] = await Promise.all([rules.texts(language), rules.synonyms?.(language) ?? ''])
  return { rules, book: readBook(texts), synonyms: readSynonyms(synonyms) }
}

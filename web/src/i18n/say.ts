/** Messages whose id comes from the engine, if they exist; and lists within a sentence. */

import type { FluentVariable } from '@fluent/bundle'
import { language, t } from './index.svelte'

export function maybe(id: string, values?: Record<string, FluentVariable>): string | undefined {
  return language.say(id, values)
}

/** Return things as a list in a sentence: commas, and a word before the last. */
export function listed(things: readonly (string | number)[]): string {
  if (things.length < 2) return things.join('')
  return t('list-and', { some: things.slice(0, -1).join(', '), last: things.at(-1) ?? '' })
}

/** Return a text with a small letter at its start, as within a sentence. */
export function small(words: string): string {
  return words.charAt(0).toLowerCase() + words.slice(1)
}

/** Return a text with a capital letter at its start. */
export function capital(words: string): string {
  return words.charAt(0).toUpperCase() + words.slice(1)
}

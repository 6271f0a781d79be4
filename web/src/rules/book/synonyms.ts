/** Other words for things in a rulebook: from older rulebooks, other translations and everyday speech. */

import { type Word, wordsOf } from './stems'

/** A word someone may type, and its name in the book; both may consist of several words. */
export interface Synonym {
  readonly typed: readonly Word[]
  readonly called: readonly Word[]
}

/** A thing to search for: the words as typed, then the same in other words. */
export interface Wanted {
  readonly ways: readonly (readonly Word[])[]
}

/** Read synonyms, one line for each name in the book: `mine: pit, quarry`. */
export function readSynonyms(text: string): readonly Synonym[] {
  return text.split('\n').flatMap((line) => {
    const [called = '', others = ''] = line.split(':')
    return others
      .split(',')
      .filter((typed) => typed.trim() !== '')
      .map((typed) => ({ typed: wordsOf(typed), called: wordsOf(called) }))
  })
}

/** Divide a typed text; several words stay together if they are a synonym of something. */
export function wantedIn(typed: string, synonyms: readonly Synonym[]): readonly Wanted[] {
  const words = wordsOf(typed)
  const wanted: Wanted[] = []
  let at = 0
  while (at < words.length) {
    const fit = synonyms.filter((one) => one.typed.every((word, index) => words[at + index]?.stem === word.stem))
    const length = Math.max(1, ...fit.map((one) => one.typed.length))
    const others = fit.filter((one) => one.typed.length === length).map((one) => one.called)
    wanted.push({ ways: [words.slice(at, at + length), ...others] })
    at += length
  }
  return wanted
}

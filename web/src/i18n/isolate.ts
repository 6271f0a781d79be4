/** Words of people inside sentences of ours: what is written from right to left turns nothing round but itself. */

const RIGHT_TO_LEFT = /[\u0590-\u08ff\ufb1d-\ufdff\ufe70-\ufefc\u{10800}-\u{10fff}\u{1e800}-\u{1efff}]/u
const FIRST_STRONG = '\u2068'
const POP = '\u2069'

/** A name or other words, apart from what stands around them where they are written from right to left. */
export function isolated(words: string): string {
  return RIGHT_TO_LEFT.test(words) ? `${FIRST_STRONG}${words}${POP}` : words
}

/** People's words inside our sentences: right-to-left text must not change the direction of its surroundings. */

const RIGHT_TO_LEFT = /[\u0590-\u08ff\ufb1d-\ufdff\ufe70-\ufefc\u{10800}-\u{10fff}\u{1e800}-\u{1efff}]/u
const FIRST_STRONG = '\u2068'
const POP = '\u2069'

/** Return a name or other words, isolated from their surroundings if they are written from right to left. */
export function isolated(words: string): string {
  return RIGHT_TO_LEFT.test(words) ? `${FIRST_STRONG}${words}${POP}` : words
}

/** A name on a card: in one line or two, as large as it fits. */

export interface Lines {
  readonly words: readonly string[]
  readonly size: number
}

const LARGEST = 11.5
const SMALLEST = 7
/** The average width of a letter of the serif font, for a size of one. */
const LETTER = 0.545

/** Break a name into the most equal halves, and measure it against a width. */
export function linesOf(name: string, width: number): Lines {
  const one = fitting([name], width)
  const parts = name.split(' ')
  const breaks = parts.slice(1).map((_, at) => [parts.slice(0, at + 1).join(' '), parts.slice(at + 1).join(' ')])
  const two = breaks.map((words) => fitting(words, width)).toSorted((first, second) => second.size - first.size)[0]
  return two && two.size > one.size ? two : one
}

function fitting(words: readonly string[], width: number): Lines {
  const longest = Math.max(...words.map((word) => word.length))
  return { words, size: Math.max(SMALLEST, Math.min(LARGEST, width / (longest * LETTER))) }
}

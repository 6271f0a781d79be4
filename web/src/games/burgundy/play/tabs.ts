/** On a narrow screen: which part of the table the next choice is on. */

import { kindOf, type Option } from '../facts/options'

const ON_BOARD = new Set(['space', 'load', 'shield'])
const IN_DUCHY = new Set(['hex', 'slot', 'goods', 'yard', 'card', 'store'])

/** The part of the table that things of a kind lie on; none for what is in the bar. */
export function partOf(kind: string): 'board' | 'duchy' | 'players' | undefined {
  if (ON_BOARD.has(kind)) return 'board'
  if (IN_DUCHY.has(kind)) return 'duchy'
  return kind === 'seat' ? 'players' : undefined
}

/** The tab where all choices lie; none if they lie on both or on none, or in a turn. */
export function whereToGo(options: readonly Option[], question: string): 'board' | 'duchy' | 'players' | undefined {
  if (question === 'turn' || options.length === 0) return undefined
  const kinds = options.filter((option) => kindOf(option.target) !== 'do').map((option) => kindOf(option.target))
  const [part, ...others] = new Set(kinds.map(partOf))
  return others.length === 0 ? part : undefined
}

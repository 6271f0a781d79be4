/** The part of a narrow table that has the next choice. */

import { kindOf, type Option } from '../facts/options'

const ON_BOARD = new Set(['space', 'load', 'shield'])
const IN_DUCHY = new Set(['hex', 'slot', 'goods', 'yard', 'card', 'store'])

/** Return the part of the table that has things of a kind; none for those in the bar. */
export function partOf(kind: string): 'board' | 'duchy' | 'players' | undefined {
  if (ON_BOARD.has(kind)) return 'board'
  if (IN_DUCHY.has(kind)) return 'duchy'
  return kind === 'seat' ? 'players' : undefined
}

/** Return the tab that has all choices; none if they are on both or on neither, or in a turn. */
export function whereToGo(options: readonly Option[], question: string): 'board' | 'duchy' | 'players' | undefined {
  if (question === 'turn' || options.length === 0) return undefined
  const kinds = options.filter((option) => kindOf(option.target) !== 'do').map((option) => kindOf(option.target))
  const [part, ...others] = new Set(kinds.map(partOf))
  return others.length === 0 ? part : undefined
}

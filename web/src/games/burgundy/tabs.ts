/** On a narrow screen: which part of the table the next choice is on. */

import { kindOf, type Option } from './acting'

const ON_BOARD = new Set(['space', 'load', 'shield'])
const IN_DUCHY = new Set(['hex', 'slot', 'goods', 'yard', 'card', 'store'])

/** The tab where all choices lie; none if they lie on both or on none, or in a turn. */
export function whereToGo(options: readonly Option[], question: string): 'board' | 'duchy' | 'players' | undefined {
  if (question === 'turn' || options.length === 0) return undefined
  const kinds = options.filter((option) => kindOf(option.target) !== 'do').map((option) => kindOf(option.target))
  if (kinds.length === 0) return undefined
  if (kinds.every((kind) => ON_BOARD.has(kind))) return 'board'
  if (kinds.every((kind) => IN_DUCHY.has(kind))) return 'duchy'
  return kinds.every((kind) => kind === 'seat') ? 'players' : undefined
}

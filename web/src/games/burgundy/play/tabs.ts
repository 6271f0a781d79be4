/** The part of a narrow table that has the next choice. */

import { pickedAt } from '../../../play/playing.svelte'
import type { SlotProps } from '../../../slot/table'
import { kindOf, type Option, optionsOf } from '../facts/options'
import type { View } from '../facts/view'
import { litBy } from './picking'

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

/** Return the parts with something to pick next; before a die is picked the bar alone asks. */
export function partsAsked(given: SlotProps): readonly string[] {
  const question = (given.view as View).asked?.question ?? ''
  const lit = litBy(optionsOf(given.legal, question), pickedAt(given.desk, given), question)
  const parts = [...lit].flatMap(([key, { mark }]) =>
    mark === 'lit' || mark === 'costly' ? [partOf(kindOf(key))] : [],
  )
  return [...new Set(parts)].filter((part) => part !== undefined)
}

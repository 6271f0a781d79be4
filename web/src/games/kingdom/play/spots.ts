/** The places of things that the lesson's guide speaks of. */

import type { Pointer } from '../../../slot/table'
import type { Key, Option } from '../facts/options'

const at = (spot: string, tab?: 'stage' | 'realm' | 'players'): Pointer => ({
  at: `[data-spot="${spot}"]`,
  ...(tab && { tab }),
})

export const realm = (seat: number): Pointer => ({ at: `[data-realm="${seat}"]`, tab: 'realm' })
export const points = (seat: number): Pointer => at(`points:${seat}`, 'players')
export const hand: Pointer = { at: '[data-spot^="hand:"]', tab: 'stage' }
export const drafted: Pointer = { at: '[data-spot^="plan:"]', tab: 'stage' }
export const area: Pointer = at('area:a', 'stage')
export const offered: Pointer = { at: '[data-spot^="offer:"]', tab: 'stage' }
export const balances: Pointer = at('balances', 'stage')
export const soldiers: Pointer = at('soldier', 'realm')
export const alchemy: Pointer = at('alchemy', 'realm')
export const undo: Pointer = at('undo')

/** Return where to click next for an action; anything already held needs no ring. */
export function nextSpot(option: Option, picked: readonly Key[]): Pointer {
  const where = String(option.choice.fields['area'])
  switch (option.do) {
    case 'offer': {
      const [card = ''] = option.needs
      return picked.includes(card) ? at(`lay:${where}`, 'stage') : at(card, 'stage')
    }
    case 'take':
      return at(`take:${where}`, 'stage')
    case 'build':
    case 'recycle':
      return at(`${option.do}:${option.card}`, 'stage')
    case 'put':
    case 'alchemy':
      return at(option.needs[0] ?? '', 'realm')
    case 'task':
    case 'use':
      return at(picked.length > 0 ? 'do:pay' : (option.needs[0] ?? ''))
    default:
      return at(`do:${option.do}`)
  }
}

/** The cards of the drill in the browser's storage; a card that cannot be read is dropped. */

import { keep, kept } from '../../browser/kept'
import { type Card, MOST_CARDS } from './drill'

const PLACE = 'drill'
const ID = /^[0-9a-f]{16}\/\d{1,5}$/
const NAME = /^[a-z][a-z0-9-]{0,39}$/

const isNumber = (value: unknown) => typeof value === 'number' && Number.isFinite(value) && value >= 0
const isObject = (value: unknown) => typeof value === 'object' && value !== null && !Array.isArray(value)

function isCard(value: unknown): value is Card {
  const { id, game, mistake, judged, position, at, due, known, ease, days } = (value ?? {}) as Record<string, unknown>
  const words = ID.test(String(id)) && NAME.test(String(game)) && NAME.test(String(mistake))
  const decision = (judged ?? {}) as Record<string, unknown>
  const turn = isNumber(decision['seat']) && Array.isArray(decision['best']) && Array.isArray(decision['candidates'])
  return words && turn && isObject(position) && [at, due, known, ease, days].every(isNumber)
}

export function loadCards(): readonly Card[] {
  const found = kept<unknown>(PLACE, [])
  return Array.isArray(found) ? found.slice(0, MOST_CARDS).filter(isCard) : []
}

export const storeCards = (cards: readonly Card[]) => keep(PLACE, cards)

/** The cards of the drill in the browser's storage; a card that cannot be read is dropped. */

import { keep, kept } from '../../browser/kept'
import { type Card, MOST_CARDS } from './drill'

const PLACE = 'drill'
const ID = /^[0-9a-f]{16}\/\d{1,5}$/
const NAME = /^[a-z][a-z0-9-]{0,39}$/

const isNumber = (value: unknown) => typeof value === 'number' && Number.isFinite(value) && value >= 0
const isObject = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null && !Array.isArray(value)
const isListOf = (value: unknown, is: (one: unknown) => boolean) => Array.isArray(value) && value.every(is)

/** An action of a line, as far as it is told. */
const isStep = (value: unknown) =>
  isObject(value) &&
  isNumber(value['action']) &&
  typeof value['notation'] === 'string' &&
  isObject(value['fields']) &&
  isObject(value['costs']) &&
  isListOf(value['entries'], (entry) => isObject(entry) && isObject(entry['values']))

const isPlan = (value: unknown) =>
  isObject(value) && typeof value['value'] === 'number' && isListOf(value['line'], isStep)

/** Cards of earlier versions have none. */
const isMemory = (value: unknown) =>
  value === undefined || (isObject(value) && [value['stability'], value['difficulty']].every(isNumber))

const isReason = (value: unknown) => isObject(value) && typeof value['code'] === 'string' && isObject(value['values'])

function isJudged(value: unknown): boolean {
  if (!isObject(value)) return false
  const { seat, ply, lost, best, played, candidates, reasons } = value
  const plans = isListOf(best, isStep) && isListOf(played, isStep) && isListOf(candidates, isPlan)
  return [seat, ply, lost].every(isNumber) && plans && isListOf(reasons, isReason)
}

function isCard(value: unknown): value is Card {
  const { id, game, mistake, judged, position, at, due, known, days, memory } = (value ?? {}) as Record<string, unknown>
  const words = ID.test(String(id)) && NAME.test(String(game)) && NAME.test(String(mistake))
  return words && isJudged(judged) && isObject(position) && [at, due, known, days].every(isNumber) && isMemory(memory)
}

/** Read cards; one that cannot be read is dropped. */
export function readCards(value: unknown): readonly Card[] {
  return Array.isArray(value) ? value.slice(0, MOST_CARDS).filter(isCard) : []
}

export const loadCards = () => readCards(kept<unknown>(PLACE, []))
export const storeCards = (cards: readonly Card[]) => keep(PLACE, cards)

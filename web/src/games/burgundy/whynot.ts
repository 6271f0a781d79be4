/** The number of an action that somebody wanted and that is not legal: the engine is asked why. */

import { type Key, kindOf } from './acting'
import { slotsOf, type View } from './view'

const TAKE = 5
const PLACE = 77
const SELL = 953
const BUY = 971
const LOAD = 1070
const DISCARD = 1146
const ON = 1381
const SHIELD = 1494
const START = 1602
const WORKERS = 2

const DEPOT_SPACES = 4
const FIRST_BLACK = 24
const INNS = 32
const HEXES = 73
const GOODS = 6
const SLOTS = 4
const NO_DIE = 2

/** The action that a pick most likely meant. */
export function wanted(key: Key, selection: readonly Key[], view: View, seat: number): number | undefined {
  const question = view.asked?.question ?? ''
  const die = dieFor(selection, view, seat)
  const [, first = '', second = ''] = key.split(':')
  switch (kindOf(key)) {
    case 'die':
      return WORKERS + Number(first) - 1
    case 'space':
      if (first === 'black') return BUY + FIRST_BLACK + Number(second) - 1
      if (first === 'inns') return BUY + INNS
      return TAKE + die * FIRST_BLACK + (Number(first) - 1) * DEPOT_SPACES + Number(second) - 1
    case 'hex': {
      const hex = Number(first) - 1
      if (question.startsWith('start')) return START + hex
      if (question === 'site' || question === 'court') return ON + hex
      return PLACE + (die * SLOTS + slotFor(selection, view, seat)) * HEXES + hex
    }
    case 'slot':
      return question === 'discard' ? DISCARD + Number(first) - 1 : undefined
    case 'goods':
      return SELL + die * GOODS + Number(first) - 1
    case 'load':
      return LOAD + Number(first) - 1
    case 'shield':
      return SHIELD + Number(first) - 1
    default:
      return undefined
  }
}

function dieFor(selection: readonly Key[], view: View, seat: number): number {
  const chosen = selection.find((key) => kindOf(key) === 'die')
  if (chosen) return Number(chosen.slice(4)) - 1
  if (view.asked?.question !== 'turn') return NO_DIE
  return Math.max(view.seats[seat]?.dice.findIndex((pips) => pips > 0) ?? 0, 0)
}

function slotFor(selection: readonly Key[], view: View, seat: number): number {
  const chosen = selection.find((key) => kindOf(key) === 'slot')
  if (chosen) return Number(chosen.slice(5)) - 1
  return Math.max(
    slotsOf(view, seat).findIndex((tile) => tile !== ''),
    0,
  )
}

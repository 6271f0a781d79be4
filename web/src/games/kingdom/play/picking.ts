/**
 * From legal actions to a selection: pure functions, no rules.
 *
 * Every legal action involves things on the table, named by keys in the order of picking: a card in hand and
 * then an area, krystallium and then a card under construction. When the selection leaves one action, it is done.
 */

import type { Mark } from '../../../board/state'
import { type Key, kindOf, type Option } from '../facts/options'

export interface Picked {
  readonly selection: readonly Key[]
  /** The action to do now. */
  readonly act?: Option
  /** The thing that cannot be picked: ask why. */
  readonly refused?: Key
}

/** Return whether an action starts with the selection. */
const begins = (option: Option, selection: readonly Key[]) => selection.every((key, at) => option.needs[at] === key)

/** Return the actions that the selection may still lead to. */
export function fitting(options: readonly Option[], selection: readonly Key[]): readonly Option[] {
  return options.filter((option) => begins(option, selection))
}

/** Actions that are always possible are not marked. */
const QUIET = new Set(['krystallium', 'soldier', 'scrap'])

/** Return the marked things: the selection, and whatever can be picked next. */
export function litBy(options: readonly Option[], selection: readonly Key[]): ReadonlyMap<Key, Mark> {
  const lit = new Map<Key, Mark>()
  for (const option of options) {
    const [first = ''] = option.needs
    if (!lit.has(first)) lit.set(first, QUIET.has(kindOf(first)) || selection.length > 0 ? 'open' : 'lit')
  }
  for (const option of fitting(options, selection)) {
    const next = option.needs[selection.length]
    if (next && selection.length > 0) lit.set(next, 'lit')
  }
  for (const key of selection) lit.set(key, 'chosen')
  return lit
}

/** Pick a thing: it extends the selection, starts a new one, does an action, or cannot be picked. */
export function pick(options: readonly Option[], selection: readonly Key[], key: Key): Picked {
  if (selection.at(-1) === key) return { selection: selection.slice(0, -1) }
  for (const tried of [[...selection, key], [key]]) {
    const fit = fitting(options, tried)
    const whole = fit.filter((option) => option.needs.length === tried.length)
    const [act] = whole.length > 0 ? whole : fit
    if (act && (whole.length === 1 || (fit.length === 1 && tried.length > 1))) return { selection: [], act }
    if (fit.length > 0) return { selection: tried }
  }
  return { selection, refused: key }
}

/** Return the actions of dropping one thing on another. */
export function dropped(options: readonly Option[], from: Key, onto: Key): readonly Option[] {
  return options.filter((option) => option.keys.includes(from) && option.keys.includes(onto))
}

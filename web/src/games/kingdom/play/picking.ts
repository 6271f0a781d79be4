/**
 * From legal actions to what can be picked: pure functions, no rules.
 *
 * Every legal action names things on the table by keys, in the order in which they are picked: a card of the hand and
 * then an area, krystallium and then a card under construction. When what was picked leaves one action, it is done.
 */

import type { Mark } from '../../../board/state'
import { type Key, kindOf, type Option } from '../facts/options'

export interface Picked {
  readonly selection: readonly Key[]
  /** What is to be done now. */
  readonly act?: Option
  /** What cannot be picked: ask why. */
  readonly refused?: Key
}

/** Whether an action is picked so far by what is selected. */
const begins = (option: Option, selection: readonly Key[]) => selection.every((key, at) => option.needs[at] === key)

/** The actions that what is picked may still lead to. */
export function fitting(options: readonly Option[], selection: readonly Key[]): readonly Option[] {
  return options.filter((option) => begins(option, selection))
}

/** What may be done at any time lies ready without a sign. */
const QUIET = new Set(['krystallium', 'soldier', 'scrap'])

/** What stands out: what is picked, and what can be picked next. */
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

/** Pick a thing: it goes on from what is picked, begins anew, does an action, or cannot be picked. */
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

/** The actions of one thing laid on another. */
export function dropped(options: readonly Option[], from: Key, onto: Key): readonly Option[] {
  return options.filter((option) => option.keys.includes(from) && option.keys.includes(onto))
}

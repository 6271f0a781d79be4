/**
 * From legal actions to a selection: pure functions, no rules.
 *
 * Every legal action involves things on the table, named by keys: a die, a space, a slot, a hex. Picking narrows down
 * the actions; once the selection is clear, the action is done.
 */

import type { Mark } from '../../../board/state'
import { type Key, kindOf, type Option } from '../facts/options'

export interface Lit {
  readonly mark: Mark
  readonly price: number
}

export interface Picked {
  readonly selection: readonly Key[]
  /** The action to do now. */
  readonly act?: Option
  /** The thing that cannot be picked: ask why. */
  readonly refused?: Key
}

/** Several of these may be picked together. */
const MANY = new Set(['load', 'new'])

/** Return the actions that involve everything selected. */
export function fitting(options: readonly Option[], selection: readonly Key[]): readonly Option[] {
  return options.filter((option) => selection.every((key) => option.keys.includes(key)))
}

/** Return the marked things: the selection, and whatever can be picked next with its lowest price. */
export function litBy(options: readonly Option[], selection: readonly Key[], question = 'turn'): ReadonlyMap<Key, Lit> {
  const lit = new Map<Key, Lit>()
  const quiet = question === 'turn' && selection.length === 0
  for (const option of fitting(options, selection)) {
    for (const key of option.keys) {
      if (selection.includes(key)) lit.set(key, { mark: 'chosen', price: 0 })
      else if (!quiet) light(lit, key, option.price)
      else lit.set(key, { mark: kindOf(key) === 'die' || kindOf(key) === 'do' ? 'lit' : 'open', price: 0 })
    }
  }
  return lit
}

function light(lit: Map<Key, Lit>, key: Key, price: number): void {
  const before = lit.get(key)
  if (!before || (before.mark !== 'chosen' && price < before.price)) {
    lit.set(key, { mark: price > 0 ? 'costly' : 'lit', price })
  }
}

/** Pick a thing: it extends the selection, starts a new one, does an action, or cannot be picked. */
export function pick(options: readonly Option[], selection: readonly Key[], key: Key, question = 'turn'): Picked {
  if (selection.includes(key)) return again(options, selection, key)
  const tried = held(options, selection, key)
  if (!tried) return { selection, refused: key }
  const act = decided(fitting(options, tried), tried, question)
  return act ? { selection: [], act } : { selection: tried }
}

/** Return the selection with a thing added: with whatever still matches, or alone; nothing if it cannot be picked. */
export function held(options: readonly Option[], selection: readonly Key[], key: Key): readonly Key[] | undefined {
  const kept = selection.filter((other) => other !== key && (kindOf(other) !== kindOf(key) || MANY.has(kindOf(key))))
  return [[...kept, key], [key]].find((tried) => fitting(options, tried).length > 0)
}

/** Return the only action left. A turn takes two picks, so that looking at a thing does nothing yet. */
function decided(fit: readonly Option[], selection: readonly Key[], question: string): Option | undefined {
  const [only] = fit
  if (!only || fit.length > 1) return undefined
  if (selection.length > 1) return only
  const whole = only.needs.every((key) => selection.includes(key))
  return whole && (question !== 'turn' || kindOf(only.target) === 'do') ? only : undefined
}

/** Return the action meant by dropping a thing on another: the only one, or the only cheapest one. */
export function dropped(
  options: readonly Option[],
  selection: readonly Key[],
  from: Key,
  onto: Key,
): Option | undefined {
  const aims = fitting(options, [...new Set([...selection, from])]).filter((option) => receives(option, from, onto))
  const least = Math.min(...aims.map((option) => option.price))
  const [best, ...others] = aims.filter((option) => option.price === least)
  return others.length === 0 ? best : undefined
}

/**
 * Return whether an action brings a thing to where it was dropped: a tile to a slot, goods to the sale, or to its
 * target.
 */
function receives(option: Option, from: Key, onto: Key): boolean {
  if (option.keys.includes(onto)) return true
  if (kindOf(from) === 'space') return kindOf(onto) === 'slot' && option.target === from
  return kindOf(from) === 'goods' && onto === 'sale' && option.target === from
}

/** Return the actions without those of the second of two equal dice that the first can do as well; some use both. */
export function withoutTwins(options: readonly Option[]): readonly Option[] {
  const same = (option: Option) => JSON.stringify({ ...option.choice.fields, die: 0 })
  const first = new Set(options.filter((option) => option.keys.includes('die:1')).map(same))
  const other = ({ keys }: Option) => keys.includes('die:2') && !keys.includes('die:1')
  return options.filter((option) => !other(option) || !first.has(same(option)))
}

/** Do what is picked a second time if that is clear, or else drop it. */
function again(options: readonly Option[], selection: readonly Key[], key: Key): Picked {
  const act = ready(options, selection)
  if (act) return { selection: [], act }
  return { selection: selection.filter((other) => other !== key) }
}

/** Return the one action of the selection, if its target is selected. */
export function ready(options: readonly Option[], selection: readonly Key[]): Option | undefined {
  const fit = fitting(options, selection)
  const whole = fit.filter((option) => option.keys.every((key) => selection.includes(key)))
  const [only] = whole.length > 0 ? whole : fit
  if (!only || (whole.length !== 1 && fit.length !== 1)) return undefined
  return selection.includes(only.target) ? only : undefined
}

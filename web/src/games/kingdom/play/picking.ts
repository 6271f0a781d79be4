/**
 * From legal actions to what can be picked: pure functions, no rules.
 *
 * Every legal action names things on the table by keys, in the order in which they are picked: a card of the hand and
 * then an area, krystallium and then a card under construction. When what was picked leaves one action, it is done.
 */

import type { Mark } from '../../../board/state'
import type { Choice } from '../../../wire'
import type { CardSet } from '../facts/cards/set'

/** A thing on the table: `hand:port`, `area:a`, `plan:port`, `site:2`, `alchemy`, `offer:a:3`, `task:1.3`, `do:done`. */
export type Key = string

export interface Option {
  readonly choice: Choice
  readonly do: string
  /** What is picked, one after the other. */
  readonly needs: readonly Key[]
  /** What is dragged onto what, where that is more than what has to be picked. */
  readonly keys: readonly Key[]
  /** The id of the card, '' if the action names none. */
  readonly card: string
}

export interface Picked {
  readonly selection: readonly Key[]
  /** What is to be done now. */
  readonly act?: Option
  /** What cannot be picked: ask why. */
  readonly refused?: Key
}

/** What kind of thing a key names. */
export function kindOf(key: Key): string {
  return key.split(':')[0] ?? ''
}

/** Take legal actions apart. */
export function optionsOf(legal: readonly Choice[], set: CardSet): readonly Option[] {
  const buildable = new Set(legal.filter(({ fields }) => fields['do'] === 'build').map(({ fields }) => fields['card']))
  return legal.map((choice) => optionOf(choice, set, buildable))
}

function optionOf(choice: Choice, set: CardSet, buildable: ReadonlySet<unknown>): Option {
  const fields = choice.fields
  const word = String(fields['do'])
  const card =
    'advisor' in fields
      ? (set.advisors[Number(fields['advisor']) - 1]?.id ?? '')
      : (set.cards[Number(fields['card']) - 1]?.id ?? '')
  const site = `site:${fields['site']}`
  const of = (needs: readonly Key[], keys = needs): Option => ({ choice, do: word, needs, keys, card })
  switch (word) {
    case 'offer':
      return of([`hand:${card}`, `area:${fields['area']}`])
    case 'take':
      return of([`area:${fields['area']}`])
    case 'search':
      return of([`search:${fields['area']}`])
    case 'build':
      return of([`plan:${card}`], [`plan:${card}`, 'to:build'])
    case 'recycle': {
      const keys = [`plan:${card}`, 'to:recycle']
      return of(buildable.has(fields['card']) ? keys : keys.slice(0, 1), keys)
    }
    case 'lose':
    case 'freeze-drafted':
      return of([`plan:${card}`])
    case 'alchemy':
      return of(['alchemy'], ['cubes', 'alchemy'])
    case 'put':
      return of([site], ['cubes', site])
    case 'freeze':
      return of([site])
    case 'thaw':
      return of([`thaw:${fields['site']}`])
    case 'krystallium':
      return of(['krystallium', site, `as:${fields['resource']}`])
    case 'soldier':
      return of(['soldier', site])
    case 'scrap':
      return of([`scrap:${fields['site']}`])
    case 'pick':
      return of([`offer:${fields['area']}:${fields['place']}`])
    case 'find':
      return of([`look:${card}`])
    case 'cover':
    case 'catch':
      return of([`icon:${fields['icon']}`])
    case 'colour':
      return of([`cube:${fields['cube']}`])
    case 'fight':
      return of([`menace:${fields['menace']}`])
    case 'task':
      return of([`task:${fields['board']}.${fields['task']}`])
    case 'use':
      return of([`advisor:${card}`])
    case 'keep':
      return of([`keep:${card}`])
    default:
      return of([`do:${word}`])
  }
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

/** The fields to ask the engine about when a thing cannot be picked. */
export function wanted(key: Key, set: CardSet): Record<string, string | number> | undefined {
  const [kind, first = '', second = ''] = key.split(':')
  const card = set.cards.findIndex((one) => one.id === first) + 1
  switch (kind) {
    case 'hand':
      return { do: 'offer', card, area: 'a', face: 'up' }
    case 'area':
      return { do: 'take', area: first }
    case 'search':
      return { do: 'search', area: first }
    case 'plan':
      return { do: 'build', card }
    case 'site':
      return { do: 'put', site: Number(first) }
    case 'thaw':
      return { do: 'thaw', site: Number(first) }
    case 'scrap':
      return { do: 'scrap', site: Number(first) }
    case 'alchemy':
      return { do: 'alchemy' }
    case 'krystallium':
      return { do: 'krystallium', site: 1, resource: 'materials' }
    case 'soldier':
      return { do: 'soldier', site: 1 }
    case 'offer':
      return { do: 'pick', area: first, place: Number(second) }
    case 'menace':
      return { do: 'fight', menace: first }
    case 'icon':
      return { do: 'catch', icon: first }
    case 'task': {
      const [board = 1, task = 1] = first.split('.').map(Number)
      return { do: 'task', board, task }
    }
    case 'advisor':
      return { do: 'use', advisor: set.advisors.findIndex((one) => one.id === first) + 1 }
    case 'do':
      return { do: first }
    default:
      return undefined
  }
}

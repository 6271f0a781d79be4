/** Legal actions, divided into the things on the table that each of them involves. */

import type { Choice } from '../../../wire'
import type { CardSet } from './cards/set'

/**
 * A thing on the table: `hand:port`, `area:a`, `plan:port`, `site:2`, `alchemy`, `offer:a:3`, `task:1.3`, `do:done`.
 */
export type Key = string

export interface Option {
  readonly choice: Choice
  readonly do: string
  /** The things to pick, in order. */
  readonly needs: readonly Key[]
  /** The things to drag and drop, if they are more than those to pick. */
  readonly keys: readonly Key[]
  /** The id of the card, '' if the action has none. */
  readonly card: string
}

/** What costs something and is easily hit by mistake: what is paid is shown, and asked for, before it is done. */
export const PAY: Key = 'pay'

/** Return the kind of a thing. */
export function kindOf(key: Key): string {
  return key.split(':')[0] ?? ''
}

/** Divide legal actions into their parts. */
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
      return of([`scrap:${fields['site']}`, PAY])
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
      return of([`task:${fields['board']}.${fields['task']}`, PAY])
    case 'use':
      return of([`advisor:${card}`, PAY])
    case 'keep':
      return of([`keep:${card}`])
    default:
      return of([`do:${word}`])
  }
}

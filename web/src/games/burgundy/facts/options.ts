/** Legal actions, divided into the things on the table that each of them involves. */

import type { Choice } from '../../../wire'

/** A thing on the table: `die:1`, `space:3:2`, `space:black:1`, `slot:1`, `hex:17`, `goods:4`, `load:3`, `do:end`. */
export type Key = string

export interface Option {
  readonly choice: Choice
  readonly do: string
  /** All things the action involves. */
  readonly keys: readonly Key[]
  /** Those to be picked by hand before it is done. */
  readonly needs: readonly Key[]
  /** Where the action ends: picking it again does the action if nothing else matches. */
  readonly target: Key
  /** Its cost in workers. */
  readonly price: number
}

/** Return the kind of a thing. */
export function kindOf(key: Key): string {
  return key.slice(0, key.indexOf(':'))
}

/** Divide legal actions into their parts. */
export function optionsOf(legal: readonly Choice[], question = 'turn'): readonly Option[] {
  return legal.map((choice) => optionOf(choice, question))
}

function optionOf(choice: Choice, question: string): Option {
  const fields = choice.fields
  const word = String(fields['do'])
  const paying = paidBy(fields)
  const target = targetOf(word, fields)
  const base = { choice, do: word, target, price: choice.costs?.['workers'] ?? 0 }
  switch (word) {
    case 'place':
      return { ...base, keys: [...paying, `slot:${fields['slot']}`, target], needs: [...paying, target] }
    case 'buy': {
      const purse = `purse:${fields['workers']}`
      return { ...base, keys: [purse, target], needs: [purse, target] }
    }
    case 'load': {
      const keys = numbers(fields['depots']).map((depot) => `load:${depot}`)
      return { ...base, keys, needs: keys }
    }
    case 'keep': {
      const keys = numbers(fields['colours']).map((goods) => `new:${goods}`)
      return { ...base, keys: keys.length ? keys : [target], needs: keys.length ? keys : [target] }
    }
    case 'shield': {
      const dice = question === 'turn' ? ['die:1', 'die:2'] : []
      return { ...base, keys: [...dice, target], needs: [target] }
    }
    case 'turn': {
      const keys = [`die:${fields['die']}`, target]
      return { ...base, keys, needs: keys }
    }
    case 'start': {
      const keys = [`side:${fields['side']}`, target]
      return { ...base, keys, needs: [target] }
    }
    default:
      return { ...base, keys: [...paying, target], needs: [...paying, target] }
  }
}

function paidBy(fields: Choice['fields']): readonly Key[] {
  return typeof fields['die'] === 'number' && fields['die'] > 0 ? [`die:${fields['die']}`] : []
}

function targetOf(word: string, fields: Choice['fields']): Key {
  switch (word) {
    case 'take':
    case 'buy':
    case 'fetch':
      return `space:${fields['depot']}:${fields['space']}`
    case 'place':
    case 'on':
    case 'start':
      return `hex:${fields['hex']}`
    case 'sell':
    case 'spend':
      return `goods:${fields['goods']}`
    case 'gather':
      return `gather:${fields['goods']}`
    case 'discard':
      return `slot:${fields['slot']}`
    case 'pick':
    case 'drop':
      return `yard:${fields['tile']}`
    case 'load':
      return `load:${numbers(fields['depots'])[0]}`
    case 'shield':
      return `shield:${fields['shield']}`
    case 'ally':
      return `seat:${fields['seat']}`
    case 'lay':
      return `card:${fields['card']}`
    case 'effect':
      return `effect:${fields['effect']}`
    case 'turn':
      return `pips:${fields['number']}`
    case 'use':
      return `use:${fields['building']}`
    case 'beside':
      return `beside:${fields['species']}`
    case 'pay':
      return `pay:${fields['payment']}`
    case 'store':
      return `store:${fields['storage']}`
    default:
      return `do:${word}`
  }
}

function numbers(value: unknown): readonly number[] {
  return Array.isArray(value) ? value.map(Number) : []
}

/** What the numbers of actions mean: a game's blocks of actions, read as the server writes them. */

import type { Block } from '../wire'

export type Fields = Readonly<Record<string, unknown>>

export class Legend {
  readonly #blocks: readonly Block[]
  readonly #read = new Map<number, Fields>()

  constructor(blocks: readonly Block[]) {
    this.#blocks = blocks
  }

  /** Return the fields of an action; the same action has the same object. */
  fields(action: number): Fields {
    const known = this.#read.get(action)
    if (known) return known
    const fields = this.#fieldsOf(action)
    this.#read.set(action, fields)
    return fields
  }

  #fieldsOf(action: number): Fields {
    const block = this.#blocks.find(({ first, count }) => first <= action && action < first + count)
    if (!block) throw new Error(`the legend has no action ${action}`)
    const read = Object.entries(block.fields).map(([name, field]) => [name, valueAt(field, action - block.first)])
    return { do: block.do, ...Object.fromEntries(read) }
  }
}

/** Return the value of a field at a place in its block: `[each, values]` or `[each, first, last]`. */
function valueAt([each, from, to]: readonly unknown[], at: number): unknown {
  const turn = Math.floor(at / Number(each))
  if (Array.isArray(from)) return from[turn % from.length]
  return Number(from) + (turn % (Number(to) - Number(from) + 1))
}

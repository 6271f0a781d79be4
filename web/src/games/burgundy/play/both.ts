/**
 * A tile dragged from the board to a hex: no action brings it there, but two may, one after the other. The engine says
 * where the first leaves the tile, and whether and how the second would be possible then.
 */

import type { About } from '../../../slot/table'
import type { Foreseen, ReasonInfo } from '../../../wire'
import { type Key, kindOf, type Option, optionsOf } from '../facts/options'

/** Two actions that bring a tile from the board to a hex. */
export interface Both {
  readonly tile: string
  readonly first: Option
  readonly second: Option
  readonly foreseen: readonly [Foreseen, Foreseen]
}

/** Return what both actions cost in workers. */
export function priceOf({ first, second }: Both): number {
  return first.price + second.price
}

interface Found {
  readonly ways: readonly Both[]
  /** Why the second action is not possible, if none is. */
  readonly reason: ReasonInfo | undefined
}

type Ask = (about: About) => Promise<readonly Foreseen[]>

/** Return the cheapest actions that take or buy a tile, one for each die. */
function firstsOf(options: readonly Option[], space: Key): readonly Option[] {
  const cheapest = new Map<Key, Option>()
  for (const option of options) {
    if (option.target !== space) continue
    const die = option.keys.find((key) => kindOf(key) === 'die') ?? ''
    const before = cheapest.get(die)
    if (!before || option.price < before.price) cheapest.set(die, option)
  }
  return [...cheapest.values()]
}

/** Ask the engine for every way to bring a tile from a space to a hex with the dice that are left. */
export async function bothSteps(
  options: readonly Option[],
  [space, hex]: readonly [Key, Key],
  dice: readonly number[],
  ask: Ask,
): Promise<Found> {
  const firsts = firstsOf(options, space)
  const taken = await ask({ actions: firsts.map(({ choice }) => choice.action) })
  const tries = firsts.flatMap((first) => {
    const foreseen = taken.find(({ action }) => action === first.choice.action)
    const stored = foreseen?.journal.find(({ code }) => code === 'take' || code === 'buy')
    const slot = Number(stored?.values['slot'] ?? 0)
    if (!foreseen || !stored || slot === 0) return []
    const tile = String(stored.values['tile'])
    const left = dice.flatMap((pips, index) =>
      pips > 0 && !first.keys.includes(`die:${index + 1}`) ? [index + 1] : [],
    )
    return left.map((die) => ({ first, foreseen, tile, fields: { do: 'place', die, slot, hex: Number(hex.slice(4)) } }))
  })
  const answers = await Promise.all(tries.map(({ first, fields }) => ask({ fields, after: [first.choice.action] })))
  const ways = tries.flatMap(({ first, foreseen, tile }, index) => {
    const follows = answers[index]?.[0]
    if (!follows || follows.reason || follows.hidden) return []
    const { action, fields, costs } = follows
    const [option] = optionsOf([{ action, fields, ...(costs && { costs }) }])
    return option ? [{ tile, first, second: option, foreseen: [foreseen, follows] as const }] : []
  })
  return { ways, reason: answers.map(([answer]) => answer?.reason).find((reason) => reason) ?? undefined }
}

/** What a card under construction in a figure still needs. */

import type { CardFacts } from '../facts/cards/set'

/** Return its whole cost, or the given number of its first cubes. */
export function missing(card: CardFacts, lacks?: string): readonly number[] {
  if (lacks === undefined) return card.cost
  const first = card.cost.findIndex((count) => count > 0)
  return card.cost.map((_, at) => (at === first ? Number(lacks) : 0))
}

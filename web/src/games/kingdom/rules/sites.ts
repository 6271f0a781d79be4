/** What a card under construction in a picture of the rules still lacks. */

import type { CardFacts } from '../facts/cards/set'

/** All of its cost, or so many of its first cubes. */
export function missing(card: CardFacts, lacks?: string): readonly number[] {
  if (lacks === undefined) return card.cost
  const first = card.cost.findIndex((count) => count > 0)
  return card.cost.map((_, at) => (at === first ? Number(lacks) : 0))
}

/**
 * The drill of one's own mistakes: a card for each, which comes back after a day, three, a week and longer, until it is
 * known. A small SM-2 (Wozniak, 1990): its first steps are the ones wanted here, every card is solved or not, and no
 * history is needed by which newer methods would be fitted.
 */

import type { Judged } from '../../wire'

export interface Card {
  /** The table and the ply of the decision. */
  readonly id: string
  readonly game: string
  /** The kind of mistake; its game names it. */
  readonly mistake: string
  readonly judged: Judged
  readonly position: Record<string, unknown>
  /** When the mistake was found, in milliseconds since 1970. */
  readonly at: number
  /** When it comes back. */
  readonly due: number
  /** How often in a row it was played well. */
  readonly known: number
  /** By how much its interval grows. */
  readonly ease: number
  /** The present interval in days. */
  readonly days: number
}

export const DAY = 24 * 60 * 60 * 1000
/** The first intervals, in days; later ones grow by the ease. */
export const FIRST: readonly number[] = [1, 3, 7]
/** After so many good answers in a row a card is learnt. */
export const LEARNT = 5
/** The most cards kept; those learnt and the oldest go first. */
export const MOST_CARDS = 120
const EASE = 2.5
const LEAST_EASE = 1.3
/** How well an answer was, on the scale of SM-2: as good as the best plan, good, or not. */
export type Quality = 5 | 3 | 1

/** Points short of the best plan below which a turn is as good, or still good: those of the coach's grades. */
export const qualityOf = (short: number): Quality => (short < 0.5 ? 5 : short < 1.5 ? 3 : 1)

export function newCard(
  id: string,
  game: string,
  mistake: string,
  judged: Judged,
  position: Record<string, unknown>,
  now: number,
): Card {
  return { id, game, mistake, judged, position, at: now, due: now + DAY, known: 0, ease: EASE, days: 0 }
}

/** Return a card after an answer. */
export function answered(card: Card, quality: Quality, now: number): Card {
  const ease = Math.max(LEAST_EASE, card.ease + 0.1 - (5 - quality) * (0.08 + (5 - quality) * 0.02))
  if (quality < 3) return { ...card, ease, known: 0, days: 1, due: now + DAY }
  const known = card.known + 1
  const days = FIRST[known - 1] ?? Math.round(card.days * ease)
  return { ...card, ease, known, days, due: now + days * DAY }
}

export const isLearnt = (card: Card) => card.known >= LEARNT

/** Return the cards that are due, those waiting for longest first. */
export function dueCards(cards: readonly Card[], now: number): readonly Card[] {
  return cards.filter((card) => !isLearnt(card) && card.due <= now).toSorted((one, other) => one.due - other.due)
}

/** Return in how many days the next card comes; nothing if none does. */
export function nextIn(cards: readonly Card[], now: number): number | undefined {
  const dues = cards.filter((card) => !isLearnt(card)).map(({ due }) => due)
  return dues.length > 0 ? Math.max(0, Math.ceil((Math.min(...dues) - now) / DAY)) : undefined
}

/** Return cards with new ones, each once, up to the limit. */
export function withCards(cards: readonly Card[], fresh: readonly Card[]): readonly Card[] {
  const known = new Set(cards.map(({ id }) => id))
  const all = [...cards, ...fresh.filter(({ id }) => !known.has(id))]
  if (all.length <= MOST_CARDS) return all
  const order = all.toSorted((one, other) => Number(isLearnt(one)) - Number(isLearnt(other)) || other.at - one.at)
  const kept = new Set(order.slice(0, MOST_CARDS))
  return all.filter((card) => kept.has(card))
}

/** Count mistakes of a game by their kind, the most frequent first. */
export function mistakesBy(cards: readonly Card[], game: string): readonly { mistake: string; count: number }[] {
  const counts = new Map<string, number>()
  for (const card of cards) if (card.game === game) counts.set(card.mistake, (counts.get(card.mistake) ?? 0) + 1)
  return [...counts].map(([mistake, count]) => ({ mistake, count })).toSorted((one, other) => other.count - one.count)
}

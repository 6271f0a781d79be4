/** The drill of one's own mistakes: a card for each, which comes back (`schedule.ts` says when) until it is known. */

import type { Judged } from '../../wire'

/** What FSRS knows of a card: in how many days a tenth is forgotten, and how hard it is, from 1 to 10. */
export interface Memory {
  readonly stability: number
  readonly difficulty: number
}

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
  /** The present interval in days; 0 before the first answer. */
  readonly days: number
  /** How well it is remembered; nothing before the first answer, and in cards of earlier versions. */
  readonly memory?: Memory
}

export const DAY = 24 * 60 * 60 * 1000
/** After so many good answers in a row a card is learnt. */
export const LEARNT = 5
/** The most cards kept; those learnt and the oldest go first. */
export const MOST_CARDS = 120
/** How well a turn was played: as the best plan, well enough, or not. */
export type Answer = 'best' | 'good' | 'missed'

/** Points short of the best plan below which a turn is as good, or still good: those of the coach's grades. */
export const answerOf = (short: number): Answer => (short < 0.5 ? 'best' : short < 1.5 ? 'good' : 'missed')

export function newCard(
  id: string,
  game: string,
  mistake: string,
  judged: Judged,
  position: Record<string, unknown>,
  now: number,
): Card {
  return { id, game, mistake, judged, position, at: now, due: now + DAY, known: 0, days: 0 }
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

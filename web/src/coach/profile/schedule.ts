/**
 * When a mistake comes back: after a day, about three, a week, and ever later, by FSRS, which estimates from the answers
 * how long this player remembers this position.
 */

import { type CardInput, createEmptyCard, fsrs, Rating, State } from 'ts-fsrs'
import { type Answer, type Card, DAY } from './drill'

/** Whole days only, and no chance in them. */
const SCHEDULER = fsrs({ enable_fuzz: false, enable_short_term: false })
const RATINGS = { best: Rating.Good, good: Rating.Hard, missed: Rating.Again } as const

/** Return a card after an answer; a position missed comes back tomorrow. */
export function answered(card: Card, answer: Answer, now: number): Card {
  const missed = answer === 'missed'
  const { card: next } = SCHEDULER.next(remembered(card), now, RATINGS[answer])
  const days = missed ? 1 : next.scheduled_days
  const memory = { stability: next.stability, difficulty: next.difficulty }
  return { ...card, known: missed ? 0 : card.known + 1, days, due: now + days * DAY, memory }
}

/** Return what is known of a card before an answer: at first that the position was missed when it was found. */
function remembered({ at, due, days, memory }: Card): CardInput {
  const { card: found } = SCHEDULER.next(createEmptyCard(at), at, Rating.Again)
  if (days === 0) return found
  return {
    ...found,
    state: State.Review,
    stability: memory?.stability ?? days,
    difficulty: memory?.difficulty ?? found.difficulty,
    scheduled_days: days,
    due,
    last_review: due - days * DAY,
  }
}

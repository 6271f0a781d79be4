/** Decisions by grade: the costly ones, and what happened before and after. */

import { t } from '../../i18n/index.svelte'
import { botName } from '../../i18n/names'
import type { Judged, Review, SeatTotal } from '../../wire'

export const GRADES = ['best', 'good', 'inaccuracy', 'mistake'] as const
export type Grade = Judged['grade']

/** The symbol of each grade, as in chess. */
export const SIGNS: Readonly<Record<Grade, string>> = {
  forced: '□',
  best: '!',
  good: '✓',
  inaccuracy: '?!',
  mistake: '?',
}

export const isCostly = (one: Judged) => one.grade === 'inaccuracy' || one.grade === 'mistake'

/** Return the costliest decisions, the worst first. */
export function costliest(review: Review, most: number, seat = -1): readonly Judged[] {
  return review.decisions
    .filter((one) => isCostly(one) && (seat < 0 || one.seat === seat))
    .toSorted((one, other) => other.lost - one.lost || one.ply - other.ply)
    .slice(0, most)
}

/** Return the decision at a moment: the one to be made there, or else the one that led to it. */
export function decisionAt(review: Review, ply: number): Judged | undefined {
  return (
    review.decisions.find((one) => one.ply === ply && one.grade !== 'forced') ??
    review.decisions.find((one) => one.ply === ply - 1 && one.grade !== 'forced')
  )
}

/** Return the next costly decision after a moment, or the last before it. */
export function nextCostly(review: Review, ply: number, by: 1 | -1): Judged | undefined {
  const costly = review.decisions.filter(isCostly)
  return by > 0 ? costly.find((one) => one.ply > ply) : costly.findLast((one) => one.ply < ply)
}

/** Return the expected result at a moment: the last point of the curve that is not after it. */
export function expectedAt(review: Review, ply: number): Review['curve'][number] | undefined {
  return review.curve.findLast((point) => point.ply <= ply) ?? review.curve[0]
}

/** What a seat's decisions cost in points, their number, how close they were to the best, and the bot that plays alike. */
export interface Decided {
  readonly points: number
  readonly decisions: number
  readonly accuracy?: number
  readonly level?: string
}

/** Name the bot that a seat plays like, or between which two. */
export function likeOf({ level, weakest }: SeatTotal): string {
  if (level === weakest) return botName(level)
  return t('review-like-between', { strong: botName(level), weak: botName(weakest) })
}

/** Tell the player of a seat how it played. */
export function youPlay({ level, weakest }: SeatTotal, accuracy: string): string {
  if (level === weakest) return t('review-you-like', { accuracy, level: botName(level) })
  return t('review-you-between', { accuracy, strong: botName(level), weak: botName(weakest) })
}

/** Return how well a seat decided. */
export function lostBy(review: Review, seat: number): Decided {
  const total = review.totals.find((one) => one.seat === seat)
  if (!total) return { points: 0, decisions: 0 }
  const { lost, decisions, accuracy, level } = total
  return { points: Math.max(0, lost) / 100, decisions, accuracy: accuracy / 1000, ...(level && { level }) }
}

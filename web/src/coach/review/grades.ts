/** Decisions by their grades: what counts as costly, and what happened before and after. */

import type { Judged, Review } from '../../wire'

export const GRADES = ['best', 'good', 'inaccuracy', 'mistake'] as const
export type Grade = Judged['grade']

/** The sign of a grade, as chess players write it. */
export const SIGNS: Readonly<Record<Grade, string>> = {
  forced: '□',
  best: '!',
  good: '✓',
  inaccuracy: '?!',
  mistake: '?',
}

export const isCostly = (one: Judged) => one.grade === 'inaccuracy' || one.grade === 'mistake'

/** The decisions that cost most, the costliest first. */
export function costliest(review: Review, most: number, seat = -1): readonly Judged[] {
  return review.decisions
    .filter((one) => isCostly(one) && (seat < 0 || one.seat === seat))
    .toSorted((one, other) => other.lost - one.lost || one.ply - other.ply)
    .slice(0, most)
}

/** The decision at a moment: the one that is to be made there, else the one that led to it. */
export function decisionAt(review: Review, ply: number): Judged | undefined {
  return (
    review.decisions.find((one) => one.ply === ply && one.grade !== 'forced') ??
    review.decisions.find((one) => one.ply === ply - 1 && one.grade !== 'forced')
  )
}

/** The next costly decision after a moment, or the last before it. */
export function nextCostly(review: Review, ply: number, by: 1 | -1): Judged | undefined {
  const costly = review.decisions.filter(isCostly)
  return by > 0 ? costly.find((one) => one.ply > ply) : costly.findLast((one) => one.ply < ply)
}

/** What was expected at a moment: the last point of the curve that is not after it. */
export function expectedAt(review: Review, ply: number): Review['curve'][number] | undefined {
  return review.curve.findLast((point) => point.ply <= ply) ?? review.curve[0]
}

/** What the decisions of a seat cost, in points, and how many they were. */
export function lostBy(review: Review, seat: number): { readonly points: number; readonly decisions: number } {
  const total = review.totals.find((one) => one.seat === seat)
  return { points: Math.max(0, -(total?.skill ?? 0)) / 100, decisions: total?.decisions ?? 0 }
}

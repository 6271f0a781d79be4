/** Figures from a game's journal: points by source, and points over time. */

import type { Sum } from '../../slot/table'
import type { Happened, Told } from '../../wire'

/** Return the plies without undone ones. */
export function standing(events: readonly Happened[]): readonly Happened[] {
  const plies: Happened[] = []
  for (const event of events) {
    if (event.kind === 'ply' || event.kind === 'blank') plies.push(event)
    else if (event.kind === 'back') plies.length = Math.min(plies.length, Number(event.data?.['to'] ?? plies.length))
  }
  return plies
}

/** Return each seat's points by source, always in the same order: by the game's rank, or else by name. */
export function breakdown(
  journal: readonly Told[],
  seats: number,
  rank: (source: string) => number = () => 0,
): readonly Sum[] {
  const sums = new Map<string, number[]>()
  for (const { source, seat, points = 0 } of journal) {
    if (!source || seat < 0 || seat >= seats) continue
    const row = sums.get(source) ?? Array.from({ length: seats }, () => 0)
    row[seat] = (row[seat] ?? 0) + points
    sums.set(source, row)
  }
  return [...sums]
    .map(([source, points]) => ({ source, points }))
    .toSorted((one, other) => rank(one.source) - rank(other.source) || (one.source < other.source ? -1 : 1))
}

/** What a result is told by in one sentence. */
export type Highlight =
  /** One side won: by how much, and the source of points in which it was furthest ahead of the next side. */
  | {
      readonly kind: 'won'
      readonly winner: number
      readonly margin: number
      readonly source: string
      readonly more: number
    }
  | { readonly kind: 'tied'; readonly count: number }
  | { readonly kind: 'alone'; readonly count: number; readonly source: string; readonly more: number }

/** Return what is worth telling of a result; sides are lists of seats, of which the first places are told. */
export function highlightOf(
  sides: readonly (readonly number[])[],
  scores: readonly number[],
  places: readonly number[],
  sums: readonly Sum[],
): Highlight | undefined {
  const of = (side: readonly number[] | undefined, points: readonly number[]) =>
    (side ?? []).reduce((sum, seat) => sum + (points[seat] ?? 0), 0)
  const best = (lead: (points: readonly number[]) => number) =>
    sums
      .map(({ source, points }) => ({ source, more: lead(points) }))
      .toSorted((one, other) => other.more - one.more)[0]
  const [only] = sides
  if (sides.length === 1) {
    const most = best((points) => of(only, points))
    return most && most.more > 0 ? { kind: 'alone', count: of(only, scores), ...most } : undefined
  }
  const winners = sides.flatMap((side, index) => (side.some((seat) => places[seat] === 1) ? [index] : []))
  const [winner] = winners
  if (winner === undefined) return undefined
  if (winners.length > 1) return { kind: 'tied', count: of(sides[winner], scores) }
  const [next] = sides
    .filter((_, index) => index !== winner)
    .toSorted((one, other) => of(other, scores) - of(one, scores))
  const margin = of(sides[winner], scores) - of(next, scores)
  const most = best((points) => of(sides[winner], points) - of(next, points))
  if (margin <= 0) return { kind: 'tied', count: of(sides[winner], scores) }
  return most && most.more > 0 ? { kind: 'won', winner, margin, ...most } : undefined
}

export interface Course {
  /** The names of the moments, each the end of a chapter; the first is the start. */
  readonly chapters: readonly string[]
  /** Each seat's points at each moment. */
  readonly points: readonly (readonly number[])[]
}

/** Return the round that an entry starts, as both games write it. */
export function roundOf(told: Told): string | undefined {
  if (told.code !== 'round') return undefined
  return [told.values['phase'], told.values['round']].filter((part) => part !== undefined).join('')
}

/** Return points over a game's chapters: scored one by one, or as totals in entries, from what each seat starts with. */
export function courseOf(
  journal: readonly Told[],
  seats: number,
  chapterOf: (told: Told) => string | undefined = roundOf,
  standing?: (told: Told) => number | undefined,
  start: readonly number[] = [],
): Course {
  const now = Array.from({ length: seats }, (_, seat) => start[seat] ?? 0)
  const chapters = ['']
  const points = now.map((begun) => [begun])
  let current: string | undefined
  const close = (name: string) => {
    chapters.push(name)
    points.forEach((row, seat) => {
      row.push(now[seat] ?? 0)
    })
  }
  for (const told of journal) {
    const next = chapterOf(told)
    if (next !== undefined) {
      if (current !== undefined) close(current)
      current = next
    }
    if (told.seat < 0 || told.seat >= seats) continue
    if (standing) now[told.seat] = standing(told) ?? now[told.seat] ?? 0
    else if (told.source) now[told.seat] = (now[told.seat] ?? 0) + (told.points ?? 0)
  }
  close(current ?? '')
  return { chapters, points }
}

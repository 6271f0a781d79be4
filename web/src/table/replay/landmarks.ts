/** Where one wants to go in a game that is over: turns, rounds, phases, and the moments that brought most points. */

import type { Heading } from '../../slot/table'
import type { Told } from '../../wire'

/** What is known of a ply without its view; the seat is none, or that of chance, for what nobody did. */
export interface Ply {
  readonly seat?: number | null
  readonly journal?: readonly Told[]
}

export interface Peak {
  readonly ply: number
  readonly seat: number
  readonly points: number
}

export interface Landmarks {
  /** Moments, as the number of plies before them, in their order. */
  readonly turn: readonly number[]
  readonly round: readonly number[]
  readonly phase: readonly number[]
  readonly event: readonly number[]
  readonly peaks: readonly Peak[]
  /** For each seat its points after each ply, from the beginning. */
  readonly points: readonly (readonly number[])[]
}

export const UNITS = ['turn', 'round', 'phase', 'event'] as const
export type Unit = (typeof UNITS)[number]

/** So many moments stand out in the chart. */
const PEAKS = 24

export function landmarksOf(
  plies: readonly Ply[],
  seats: number,
  headingOf: (told: Told) => Heading | undefined = () => undefined,
): Landmarks {
  const turn: number[] = []
  const round: number[] = []
  const phase: number[] = []
  const found: Peak[] = []
  const points = Array.from({ length: seats }, () => [0])
  let actor = -1
  plies.forEach(({ seat, journal = [] }, before) => {
    const ply = before + 1
    if (typeof seat === 'number' && seat < seats && seat !== actor) {
      actor = seat
      turn.push(before)
    }
    const ranks = new Set(journal.map((told) => headingOf(told)?.rank))
    if (ranks.has('part')) phase.push(ply)
    if (ranks.has('step')) round.push(ply)
    points.forEach((row, index) => {
      const scored = scoredBy(journal, index)
      row.push((row.at(-1) ?? 0) + scored)
      if (scored > 0) found.push({ ply, seat: index, points: scored })
    })
  })
  const best = found.toSorted((one, other) => other.points - one.points).slice(0, PEAKS)
  const peaks = best.toSorted((one, other) => one.ply - other.ply)
  return { turn, round, phase, event: [...new Set(peaks.map((peak) => peak.ply))], peaks, points }
}

function scoredBy(journal: readonly Told[], seat: number): number {
  return journal.reduce((sum, told) => sum + (told.source && told.seat === seat ? (told.points ?? 0) : 0), 0)
}

/** The next moment of a kind after a ply, or the last one before it; the ends of the game if there is none. */
export function jump(landmarks: Landmarks, unit: Unit, ply: number, by: 1 | -1, last: number): number {
  const moments = landmarks[unit]
  return by > 0 ? (moments.find((one) => one > ply) ?? last) : (moments.findLast((one) => one < ply) ?? 0)
}

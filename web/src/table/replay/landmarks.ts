/** Points of interest in a finished game: turns, rounds, phases, and the moments with the most points. */

import type { Heading } from '../../slot/table'
import type { Told } from '../../wire'

/** What is known about a ply without its view; the seat is chance or none if no player acted. */
export interface Ply {
  readonly seat?: number | null
  readonly action?: number | null
  readonly notation?: string
  readonly fields?: Readonly<Record<string, unknown>> | null
  readonly journal?: readonly Told[]
  /** The points of all seats after it, if they are known. */
  readonly scores?: readonly number[] | undefined
}

export interface Peak {
  readonly ply: number
  readonly seat: number
  readonly points: number
}

export interface Landmarks {
  /** Moments in order, each as the number of plies before it. */
  readonly turn: readonly number[]
  readonly round: readonly number[]
  readonly phase: readonly number[]
  readonly event: readonly number[]
  readonly peaks: readonly Peak[]
  /** Each seat's points after each ply, from the start. */
  readonly points: readonly (readonly number[])[]
}

export const UNITS = ['turn', 'round', 'phase', 'event'] as const
export type Unit = (typeof UNITS)[number]

/** How many moments are marked in the chart. */
const PEAKS = 24

/** The seat that rolls and draws. */
const CHANCE = 15

/** How a game tells where its parts begin, and with what its seats start. */
export interface Telling {
  readonly heading?: ((told: Told) => Heading | undefined) | undefined
  /** What each seat starts with. */
  readonly start?: readonly number[]
}

export function landmarksOf(plies: readonly Ply[], seats: number, telling: Telling = {}): Landmarks {
  const { heading = () => undefined, start = [] } = telling
  const turn: number[] = []
  const round: number[] = []
  const phase: number[] = []
  const found: Peak[] = []
  const points = Array.from({ length: seats }, (_, seat) => [start[seat] ?? 0])
  const first = plies.findIndex(({ seat }) => typeof seat === 'number' && seat < CHANCE)
  let actor = -1
  plies.forEach(({ seat, journal = [], scores }, at) => {
    const ply = at + 1
    if (typeof seat === 'number' && seat < seats && seat !== actor) {
      actor = seat
      turn.push(at)
    }
    const ranks = new Set(journal.map((told) => heading(told)?.rank))
    if (ranks.has('part')) phase.push(ply)
    if (ranks.has('step')) round.push(ply)
    points.forEach((row, index) => {
      const before = row.at(-1) ?? 0
      const total = at < first ? before : scores?.[index]
      const scored = total === undefined ? scoredBy(journal, index) : total - before
      row.push(before + scored)
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

/** Return the next moment of a kind after a ply, or the last one before it; the end of the game if there is none. */
export function jump(landmarks: Landmarks, unit: Unit, ply: number, by: 1 | -1, last: number): number {
  const moments = landmarks[unit]
  return by > 0 ? (moments.find((one) => one > ply) ?? last) : (moments.findLast((one) => one < ply) ?? 0)
}

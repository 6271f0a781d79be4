/** Moments of a game, and positions of a sideline, as events of a running table. */

import type { AnalysisPosition, Happened, Moment } from '../../wire'

export function eventAt({ ply, seat, fields, journal }: Moment): Happened {
  return { number: ply, at: 0, kind: 'ply', seat, fields, journal }
}

/** Return the last action of a position, counted from the start of its line. */
export function eventBeside({ ply, last_seat: seat, fields, journal }: AnalysisPosition, begun: number): Happened {
  return { number: begun + ply, at: 0, kind: 'ply', seat, fields, journal }
}

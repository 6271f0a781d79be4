/** Moments of a game, and positions of a line beside it, as a running table tells of what happened. */

import type { AnalysisPosition, Happened, Moment } from '../../wire'

export function eventAt({ ply, seat, fields, journal }: Moment): Happened {
  return { number: ply, at: 0, kind: 'ply', seat, fields, journal }
}

/** The last action of a position that lies so many plies after the beginning of its line. */
export function eventBeside({ ply, last_seat: seat, fields, journal }: AnalysisPosition, begun: number): Happened {
  return { number: begun + ply, at: 0, kind: 'ply', seat, fields, journal }
}

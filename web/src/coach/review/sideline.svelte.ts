/** A better line as positions to step through, as its seat sees them; the game itself stays where it is. */

import { spotAfter } from '../../net/coach'
import type { AnalysisPosition, Frame, Judged, Step } from '../../wire'

/** The number of plies before the line starts. */
export type SpotAt = (ply: number) => Promise<AnalysisPosition>

export class Sideline {
  readonly judged: Judged
  readonly steps: readonly Step[]
  /** The position before the line, then one after each step. */
  spots: readonly AnalysisPosition[] = $state.raw([])
  at = $state(0)
  trouble: unknown = $state.raw()

  constructor(judged: Judged) {
    this.judged = judged
    this.steps = judged.best
  }

  /** Fetch the positions and show the first step. */
  async open(spotAt: SpotAt): Promise<void> {
    try {
      const first = await spotAt(this.judged.ply)
      const plies = this.steps.map(({ seat, action }) => ({ seat, action }))
      const { spots } = await spotAfter({ position: first.position, plies, every: true, seat: this.judged.seat })
      this.spots = [first, ...spots.filter((spot) => spot.ply > 0)]
      this.at = Math.min(1, this.spots.length - 1)
    } catch (error) {
      this.trouble = error
    }
  }

  get spot(): AnalysisPosition | undefined {
    return this.spots[this.at]
  }

  /** The last position of the line that its seat has seen: nobody else's hand is ever shown. */
  get frame(): Frame | undefined {
    const seen = this.spots.slice(0, this.at + 1).map((spot) => frameOf(spot, this.judged.seat))
    return seen.findLast((frame) => frame !== undefined)
  }

  get last(): number {
    return Math.max(0, this.spots.length - 1)
  }

  go(by: 1 | -1): void {
    this.at = Math.min(this.last, Math.max(0, this.at + by))
  }
}

/** Return a position as a seat sees it; what another seat sees is not shown in its place. */
export function frameOf(spot: AnalysisPosition, seat: number): Frame | undefined {
  return spot.frames.find((frame) => frame.seat === seat)
}

/** A decision of a finished game played again: the turn is played to its end, and held against the best plan. */

import { t } from '../../i18n/index.svelte'
import type { Judged } from '../../wire'
import type { SpotAt } from '../review/sideline.svelte'
import { better } from '../worth'
import { Analysis } from './analysis.svelte'
import { ROOT } from './tree'
import type { Trial } from './trial'

export class Retry implements Trial {
  readonly judged: Judged
  readonly analysis: Analysis
  /** What the turn of the game came to. */
  readonly played: number | undefined

  constructor(judged: Judged, analysis: Analysis, played?: number) {
    this.judged = judged
    this.analysis = analysis
    this.played = played
  }

  /** Open the position of a decision, as its seat sees it. */
  static async open(judged: Judged, spotAt: SpotAt, played?: number): Promise<Retry> {
    const { game, position } = await spotAt(judged.ply)
    const analysis = new Analysis({ form: 'duchy analysis 1', game, position }, { seat: judged.seat })
    analysis.live = false
    await analysis.go(ROOT)
    if (!analysis.spot) throw analysis.trouble
    return new Retry(judged, analysis, played)
  }

  get title(): string {
    return t('retry')
  }

  /** Whether the turn has been played to its end: chance or someone else decides. */
  get over(): boolean {
    const { at, onTurn, spot } = this.analysis
    return at !== ROOT && spot !== undefined && !onTurn.includes(this.judged.seat)
  }

  /** What the turn comes to, once the coach has weighed it. */
  get mine(): number | undefined {
    const { spot, thought } = this.analysis
    if (!this.over) return undefined
    // A game that is over is worth its result.
    if (spot?.acting.length === 0) return resultOf(spot.scores, this.judged.seat)
    return thought?.values[this.judged.seat]
  }

  get best(): number | undefined {
    return this.judged.candidates[0]?.value
  }

  /** By how many points the best plan is better than the turn that was played now. */
  get short(): number | undefined {
    return this.mine === undefined || this.best === undefined ? undefined : better(this.best, this.mine)
  }

  /** Start the turn over; what was played stays in no tree. */
  async again(): Promise<void> {
    await this.analysis.go(ROOT)
  }

  /** Play the best plan from the start. */
  async show(): Promise<void> {
    await this.analysis.go(ROOT)
    await this.analysis.follow(this.judged.best)
  }
}

/** Return a seat's lead over the best of the others, in hundredths. */
function resultOf(scores: readonly number[], seat: number): number {
  const others = scores.filter((_, other) => other !== seat)
  return 100 * ((scores[seat] ?? 0) - (others.length > 0 ? Math.max(...others) : 0))
}

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
  #weighed: { readonly at: number; readonly value: number | undefined } | undefined = $state.raw()

  constructor(judged: Judged, analysis: Analysis) {
    this.judged = judged
    this.analysis = analysis
  }

  /** Open the position of a decision, as its seat sees it. */
  static async open(judged: Judged, spotAt: SpotAt): Promise<Retry> {
    const { game, position } = await spotAt(judged.ply)
    const analysis = new Analysis({ form: 'duchy analysis 1', game, position }, { seat: judged.seat })
    analysis.live = false
    await analysis.go(ROOT)
    if (!analysis.spot) throw analysis.trouble
    return new Retry(judged, analysis)
  }

  get title(): string {
    return t('retry')
  }

  /** Whether the turn has been played to its end: chance or someone else decides. */
  get over(): boolean {
    const { at, onTurn, spot } = this.analysis
    return at !== ROOT && spot !== undefined && !onTurn.includes(this.judged.seat)
  }

  /** What the turn comes to, once the coach has weighed it from where it began, as it weighs its own plans. */
  get mine(): number | undefined {
    return this.over && this.#weighed?.at === this.analysis.at ? this.#weighed.value : undefined
  }

  get best(): number | undefined {
    return this.judged.candidates[0]?.value
  }

  /** What the turn of the game came to. */
  get played(): number | undefined {
    return this.judged.candidates.at(-1)?.value
  }

  /** Have the coach weigh the turn that was played now. */
  async weigh(): Promise<void> {
    const { at } = this.analysis
    const value = await this.analysis.weigh(this.judged.seat)
    this.#weighed = { at, value }
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

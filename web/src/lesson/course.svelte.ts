/** A learner's progress. It advances when a step is done, returns when that is undone, and never insists. */

import { keep, kept } from '../browser/kept'
import type { Moment, Step } from '../slot/lesson'

/** The stored state of the last lesson. */
export interface Progress {
  readonly table: string
  readonly at: number
  /** The steps passed by doing what they ask for. */
  readonly passed: readonly string[]
  /** Whether the guide is hidden. */
  readonly away: boolean
}

type Place = Omit<Progress, 'table'>

export function progressOf(game: string): Progress | undefined {
  return kept<Progress | undefined>(`lesson-${game}`, undefined)
}

export class Course {
  readonly steps: readonly Step[]
  at: number = $state(0)
  away: boolean = $state(false)
  /** Whether the step was done before it was reached, so that there is nothing to wait for. */
  ahead: boolean = $state(false)
  #passed: readonly string[] = []
  #arrived = false
  readonly #save: (progress: Place) => void

  constructor(steps: readonly Step[], before?: Place, save: (progress: Place) => void = () => undefined) {
    this.steps = steps
    this.#save = save
    if (!before) return
    this.at = Math.min(Math.max(before.at, 0), steps.length - 1)
    this.#passed = before.passed
    this.away = before.away
  }

  get step(): Step {
    return this.steps[this.at] as Step
  }

  get last(): boolean {
    return this.at === this.steps.length - 1
  }

  /** Update the progress from the current table. */
  follow(moment: Moment): void {
    if (!this.#arrived) this.#arrive(moment)
    const lost = this.steps.findIndex(
      (step) => this.#passed.includes(step.id) && !step.fleeting && step.done?.(moment) === false,
    )
    if (lost >= 0 && lost < this.at) this.#go(lost, moment)
    else if (!this.ahead && this.step.done?.(moment)) {
      this.#passed = [...this.#passed, this.step.id]
      this.#go(this.at + 1, moment)
    }
  }

  next(moment: Moment): void {
    if (!this.last) this.#go(this.at + 1, moment)
  }

  back(moment: Moment): void {
    if (this.at > 0) this.#go(this.at - 1, moment)
  }

  turnAway(away: boolean): void {
    this.away = away
    this.#keep()
  }

  #go(to: number, moment: Moment): void {
    this.at = to
    this.#passed = this.#passed.filter((id) => this.steps.findIndex((step) => step.id === id) < to)
    this.#arrive(moment)
    this.#keep()
  }

  #arrive(moment: Moment): void {
    this.#arrived = true
    this.ahead = this.step.done?.(moment) ?? false
  }

  #keep(): void {
    this.#save({ at: this.at, passed: this.#passed, away: this.away })
  }
}

/** Return a table's progress, continued from this device. */
export function courseOf(game: string, table: string, steps: readonly Step[]): Course {
  const before = progressOf(game)
  const own = before?.table === table ? before : undefined
  return new Course(steps, own, (progress) => keep(`lesson-${game}`, { table, ...progress } satisfies Progress))
}

/** A position being set up: every change is sent to the engine, which names what is wrong and where. */

import { Refused } from '../../../net/api'
import { spotAfter } from '../../../net/coach'
import type { AnalysisPosition } from '../../../wire'
import type { View } from '../facts/view'
import type { Wrong } from './faults'
import { bare, leftOf, type Position, type Whole } from './position'

/** Changes within this many milliseconds are sent together. */
const PAUSE = 150

export class Editing {
  document: Whole | undefined = $state.raw()
  /** The last valid position. */
  spot: AnalysisPosition | undefined = $state.raw()
  wrong: Wrong | undefined = $state.raw()
  trouble: unknown = $state.raw()
  checking = $state(false)
  #timer: ReturnType<typeof setTimeout> | undefined
  #asked = 0

  get view(): View | undefined {
    return this.spot?.frames[0]?.view as View | undefined
  }

  get left(): ReadonlyMap<string, number> {
    return leftOf(this.spot?.position ?? {})
  }

  /** Whether the current position can be played from. */
  get good(): boolean {
    return this.spot !== undefined && !this.wrong && !this.checking && !this.trouble
  }

  /** Start with a position; return whether it is valid. */
  async open(position: Position): Promise<boolean> {
    clearTimeout(this.#timer)
    await this.#check(position)
    if (this.spot && !this.wrong && !this.trouble) this.document = bare(this.spot.position)
    return this.good
  }

  /** Make a change; the engine checks it soon. */
  change(document: Whole): void {
    this.document = document
    this.checking = true
    clearTimeout(this.#timer)
    this.#timer = setTimeout(() => void this.#check(document), PAUSE)
  }

  close(): void {
    clearTimeout(this.#timer)
  }

  async #check(position: Position): Promise<void> {
    this.#asked += 1
    const number = this.#asked
    this.checking = true
    try {
      const { spots } = await spotAfter({ position: { ...position }, seat: 0 })
      if (number !== this.#asked) return
      this.spot = spots.at(-1) ?? this.spot
      this.wrong = undefined
      this.trouble = undefined
    } catch (error) {
      if (number !== this.#asked) return
      if (error instanceof Refused && error.code === 'position') {
        const { field = '', fault = '', ...values } = error.reason?.values ?? {}
        this.wrong = { field: String(field), words: error.message, fault: String(fault), values }
        this.trouble = undefined
      } else this.trouble = error
    }
    if (number === this.#asked) this.checking = false
  }
}

/** A position that is being set up: every change is shown to the engine, which says what is wrong and where. */

import { Refused } from '../../../net/api'
import { spotAfter } from '../../../net/coach'
import type { AnalysisPosition } from '../../../wire'
import type { View } from '../facts/view'
import type { Wrong } from './faults'
import { bare, leftOf, type Position, type Whole } from './position'

/** Changes that follow each other within so many milliseconds are shown together. */
const PAUSE = 150

export class Editing {
  document: Whole | undefined = $state.raw()
  /** The last position that was possible. */
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

  /** Whether what is shown is a position that can be played from. */
  get good(): boolean {
    return this.spot !== undefined && !this.wrong && !this.checking && !this.trouble
  }

  /** Begin with a position; says whether it is one. */
  async open(position: Position): Promise<boolean> {
    clearTimeout(this.#timer)
    await this.#check(position)
    if (this.spot && !this.wrong && !this.trouble) this.document = bare(this.spot.position)
    return this.good
  }

  /** Change something; the engine looks at it soon. */
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

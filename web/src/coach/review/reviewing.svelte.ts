/** A review of a game: begun, watched while it runs, called off, and there when it is done. */

import { beginReview, cancelReview, seeReview } from '../../net/coach'
import type { Review, ReviewState, WantedReview } from '../../wire'

/** How often it is asked how far it is, in milliseconds. */
const OFTEN = 1000

export class Reviewing {
  state: ReviewState | undefined = $state.raw()
  review: Review | undefined = $state.raw()
  trouble: unknown = $state.raw()
  /** Something was asked of the server and is not answered yet. */
  busy = $state(false)
  readonly #wanted: WantedReview
  readonly #ondone: (review: Review) => void
  #timer: ReturnType<typeof setTimeout> | undefined
  #gone = false

  constructor(wanted: WantedReview, ondone: (review: Review) => void = () => undefined) {
    this.#wanted = wanted
    this.#ondone = ondone
  }

  get running(): boolean {
    return this.state?.status === 'waiting' || this.state?.status === 'running'
  }

  /** Begin it, or find the one there is. */
  begin(): Promise<void> {
    return this.#ask(() => beginReview(this.#wanted))
  }

  cancel(): Promise<void> {
    const id = this.state?.id
    return id ? this.#ask(() => cancelReview(id)) : Promise.resolve()
  }

  /** Nobody looks any more; it runs on without. */
  leave(): void {
    this.#gone = true
    clearTimeout(this.#timer)
  }

  async #ask(asked: () => Promise<ReviewState>): Promise<void> {
    if (this.busy) return
    clearTimeout(this.#timer)
    this.busy = true
    this.trouble = undefined
    try {
      await this.#take(await asked())
    } catch (error) {
      this.trouble = error
    } finally {
      this.busy = false
    }
  }

  async #take(state: ReviewState): Promise<void> {
    this.state = state
    if (this.#gone) return
    if (this.running) this.#timer = setTimeout(() => void this.#look(state.id), OFTEN)
    if (state.status !== 'done' || this.review) return
    const { review } = state.review ? state : await seeReview(state.id, true)
    if (!review) return
    this.review = review
    this.#ondone(review)
  }

  async #look(id: string): Promise<void> {
    try {
      await this.#take(await seeReview(id))
    } catch (error) {
      this.trouble = error
    }
  }
}

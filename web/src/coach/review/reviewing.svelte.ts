/** A review of a game: started, watched while it runs, cancelled, and shown when it is done. */

import { keep, kept } from '../../browser/kept'
import { Refused } from '../../net/api'
import { beginReview, cancelReview, seeReview } from '../../net/coach'
import type { Review, ReviewState, WantedReview } from '../../wire'

/** How often to ask for progress, in milliseconds. */
const OFTEN = 1000
/** How long to wait for a server that cannot be reached, in milliseconds, and how that is told. */
const LATER = 4000
const AWAY: ReadonlySet<string> = new Set(['offline', 'unavailable'])
/** The tables reviewed on this device, the latest first: their reviews are found again without being asked for. */
const REVIEWED = 'reviewed'
const MOST_REVIEWED = 50

/** Return whether a review has the parts that the page shows: a server of another version may send fewer. */
const isReadable = ({ curve, decisions, luck, totals }: Review) => [curve, decisions, luck, totals].every(Array.isArray)

export class Reviewing {
  state: ReviewState | undefined = $state.raw()
  review: Review | undefined = $state.raw()
  trouble: unknown = $state.raw()
  /** Whether an answer from the server is pending. */
  busy = $state(false)
  readonly #wanted: WantedReview
  readonly #ondone: (review: Review) => void
  #timer: ReturnType<typeof setTimeout> | undefined
  #gone = false

  constructor(wanted: WantedReview, ondone: (review: Review) => void = () => undefined) {
    this.#wanted = wanted
    this.#ondone = ondone
    if (wanted.table && kept<readonly string[]>(REVIEWED, []).includes(wanted.table)) void this.begin()
  }

  get running(): boolean {
    return this.state?.status === 'waiting' || this.state?.status === 'running'
  }

  /** Start the review, or find an existing one. */
  begin(): Promise<void> {
    this.#note(true)
    return this.#ask(() => beginReview(this.#wanted))
  }

  cancel(): Promise<void> {
    const id = this.state?.id
    this.#note(false)
    return id ? this.#ask(() => cancelReview(id)) : Promise.resolve()
  }

  #note(reviewed: boolean): void {
    const { table } = this.#wanted
    if (!table) return
    const others = kept<readonly string[]>(REVIEWED, []).filter((one) => one !== table)
    keep(REVIEWED, [...(reviewed ? [table] : []), ...others].slice(0, MOST_REVIEWED))
  }

  /** Stop watching; the review continues on the server. */
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
    if (!isReadable(review)) throw new Refused('review-form', '')
    this.review = review
    this.#ondone(review)
  }

  async #look(id: string): Promise<void> {
    try {
      const state = await seeReview(id)
      this.trouble = undefined
      await this.#take(state)
    } catch (error) {
      this.trouble = error
      const away = error instanceof Refused && AWAY.has(error.code)
      if (away && !this.#gone) this.#timer = setTimeout(() => void this.#look(id), LATER)
    }
  }
}

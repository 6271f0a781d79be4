/**
 * What is shown of a table: each step of others is shown for a while before the next one, at the chosen pace.
 *
 * My own actions, undone ones, a reloaded table, and everything while the page is hidden is
 * shown immediately. While steps are waiting I may do only what I may still do after them.
 */

import { pace, STANDS } from '../../browser/pace.svelte'
import { groupsOf, isAction, isOwn, playedByMe, plyBefore, stepsOf } from '../../net/steps'
import type { Frame, Happened, Moments, Update } from '../../wire'

/** The most steps to follow: older ones are shown immediately. */
const MOST = 40
/** The most moments in one request. */
const MOST_MOMENTS = 60

type Ask = (seat: number, since: number, limit: number) => Promise<Moments>

export class Following {
  /** The update that is shown. */
  shown: Update | undefined = $state.raw()
  /** How many updates are not shown yet. */
  waiting: number = $state(0)

  #queue: readonly Update[] = []
  #ask: Ask
  #timer: ReturnType<typeof setTimeout> | undefined
  #shownAt = 0
  /** Updates that cannot be divided any further. */
  #whole = new WeakSet<Update>()
  /** The update whose steps were requested. */
  #asking: Update | undefined
  #hide = () => document.visibilityState === 'hidden' && this.skip()

  constructor(ask: Ask) {
    this.#ask = ask
  }

  /** Start to watch whether the page is visible. */
  open(): void {
    document.addEventListener('visibilitychange', this.#hide)
  }

  close(): void {
    document.removeEventListener('visibilitychange', this.#hide)
    clearTimeout(this.#timer)
  }

  /** Handle an update from the server. */
  take(update: Update): void {
    this.#wait([...this.#queue, update])
    if (this.#jumps(update)) this.skip()
    else {
      while (this.#queue.length > MOST) this.#showFirst()
      this.#go()
    }
  }

  /** Show the next step now. */
  next(): void {
    clearTimeout(this.#timer)
    this.#timer = undefined
    void this.#step()
  }

  /** Show the current table. */
  skip(): void {
    clearTimeout(this.#timer)
    this.#timer = undefined
    const last = this.#queue.at(-1)
    this.#wait([])
    if (last) this.#show(last)
  }

  /** Continue at the chosen pace. */
  resume(): void {
    clearTimeout(this.#timer)
    this.#timer = undefined
    if (pace.current === 'once') this.skip()
    else this.#go()
  }

  #jumps(update: Update): boolean {
    if (!this.shown || update.full || pace.current === 'once' || document.visibilityState === 'hidden') return true
    if (update.events.some((event) => event.kind === 'back')) return true
    const last = update.events.findLast(isAction)
    return last ? isOwn(last, playedByMe(update)) : this.#queue.length === 1
  }

  #go(): void {
    if (this.#timer !== undefined || this.#asking || this.#queue.length === 0) return
    const left = this.#shownAt + this.#stands() - performance.now()
    if (left <= 0) void this.#step()
    else if (left < Infinity) this.#timer = setTimeout(() => this.next(), left)
  }

  /** Return how long the current step is shown: not at all if no one acted, briefly while my own clock runs. */
  #stands(): number {
    const { shown } = this
    const first = this.#queue[0]
    if (!shown || !first?.events.some(isAction)) return 0
    if (!shown.events.some((event) => isAction(event) && !isOwn(event, playedByMe(shown))) && pace.current !== 'step')
      return 0
    const last = this.#queue.at(-1)
    const timed = last?.you.some((seat) => last.table.seats[seat]?.deadline)
    return timed ? Math.min(STANDS[pace.current], STANDS.fast) : STANDS[pace.current]
  }

  /** Show the first waiting update; if it has several actions, first ask for the views between them. */
  async #step(): Promise<void> {
    const [first] = this.#queue
    if (!first || this.#asking) return
    if (groupsOf(first.events).length > 1 && !this.#whole.has(first)) {
      const steps = await this.#apart(first)
      if (this.#queue[0] !== first) return this.#go()
      this.#wait([...steps, ...this.#queue.slice(1)])
    }
    this.#showFirst()
    this.#go()
  }

  async #apart(update: Update): Promise<readonly Update[]> {
    this.#asking = update
    const since = plyBefore(update)
    const limit = Math.min(update.table.ply - since, MOST_MOMENTS)
    const moments = await this.#ask(update.frames[0]?.seat ?? -1, since + 1, limit).catch(() => undefined)
    this.#asking = undefined
    const steps = stepsOf(update, moments)
    for (const step of steps) this.#whole.add(step)
    return steps
  }

  #showFirst(): void {
    const [first, ...others] = this.#queue
    this.#wait(others)
    if (first) this.#show(first)
  }

  #wait(queue: readonly Update[]): void {
    this.#queue = queue
    this.waiting = queue.length
  }

  #show(update: Update): void {
    this.shown = update
    this.#shownAt = performance.now()
  }
}

/**
 * Return what is shown, with the facts everyone needs immediately: who is there, whose clock runs, what is proposed, and
 * that a question is no longer mine, by all events.
 */
export function withPresent(shown: Update, latest: Update, events: readonly Happened[]): Update {
  if (shown === latest) return shown
  const { seats, proposals = [], taken_back: taken = 0, practice = false, rematch = '' } = latest.table
  const present = { seats, proposals, taken_back: taken, practice, rematch }
  const frames = isOpen(shown, latest, events) ? shown.frames : shown.frames.map(closed)
  return { ...shown, now: latest.now, table: { ...shown.table, ...present }, frames }
}

/** Return whether I may still do what is shown, and have done nothing since. */
function isOpen(
  { frames: [was], number }: Update,
  { frames: [now], you }: Update,
  events: readonly Happened[],
): boolean {
  if (was === undefined || was.legal.length === 0) return true
  const same =
    was.seat === now?.seat &&
    was.legal.length === now.legal.length &&
    was.legal.every(({ action }, index) => action === now.legal[index]?.action)
  return same && !events.some((event) => event.number >= number && (event.kind === 'back' || isOwn(event, you)))
}

const closed = (frame: Frame): Frame => ({ ...frame, legal: [], may_take_back: false })

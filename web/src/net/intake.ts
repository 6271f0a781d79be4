/**
 * Incoming updates: those that arrive faster than they can be drawn are handled together, once per frame.
 * If moves are shown instantly, they are joined into one, as the server does for slow clients.
 */

import type { Update } from '../wire'

/** How long nothing is drawn while no one is looking. */
const UNSEEN = 250

export class Intake {
  #held: Update[] = []
  #drawing = false
  #frame = 0
  #timer: ReturnType<typeof setTimeout> | undefined
  #take: (update: Update) => void
  #joins: () => boolean

  constructor(take: (update: Update) => void, joins: () => boolean) {
    this.#take = take
    this.#joins = joins
  }

  /** Handle an update: immediately, or with others once the last one is drawn. */
  add(update: Update): void {
    this.#held.push(update)
    if (!this.#drawing) this.flush()
  }

  /** Handle everything that is waiting. */
  flush(): void {
    clearTimeout(this.#timer)
    cancelAnimationFrame(this.#frame)
    const held = this.#held
    this.#held = []
    this.#drawing = held.length > 0
    if (!this.#drawing) return
    this.#timer = setTimeout(() => this.flush(), UNSEEN)
    this.#frame = requestAnimationFrame(() => this.flush())
    for (const update of this.#joins() ? [held.reduce(joined)] : held) this.#take(update)
  }

  close(): void {
    this.#held = []
    clearTimeout(this.#timer)
    cancelAnimationFrame(this.#frame)
  }
}

/** Return two updates as one: from before the first to after the second. */
export function joined(first: Update, second: Update): Update {
  const acks = [...first.acks, ...second.acks]
  if (second.full) return { ...second, acks }
  const { full, chats } = first
  return { ...second, full, chats, events: [...first.events, ...second.events], acks }
}

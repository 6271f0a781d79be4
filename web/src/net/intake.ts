/**
 * Updates on their way to the page: those that come faster than it can be drawn are taken in together, once a frame.
 * Where everything is shown at once they are joined into one, as the server does for whoever is slow.
 */

import type { Update } from '../wire'

/** How long nothing is drawn where nobody looks. */
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

  /** Take an update in: at once, or with others when what was taken in before is drawn. */
  add(update: Update): void {
    this.#held.push(update)
    if (!this.#drawing) this.flush()
  }

  /** Take in everything that waits. */
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

/** Two updates as one: from what was known before the first to what is known after the second. */
export function joined(first: Update, second: Update): Update {
  const acks = [...first.acks, ...second.acks]
  if (second.full) return { ...second, acks }
  const { full, chats } = first
  const { options, printed } = full ? first.table : second.table
  const table = { ...second.table, ...(options && { options }), ...(printed && { printed }) }
  return { ...second, full, chats, table, events: [...first.events, ...second.events], acks }
}

/** The tasks for the worker that thinks: one at a time, those first for which people wait. */

import type { Thinking, Thought } from './protocol'

const ORDER: readonly string[] = ['bot', 'hint', 'review']

interface Waiting {
  readonly rank: number
  readonly number: number
  readonly line: string
  readonly done: (answer: string | undefined) => void
}

export class Thoughts {
  /** Told when somebody wants a thought, because a thinker begins late. */
  readonly #wanted: () => void
  #thinker: MessagePort | undefined
  #waiting: Waiting[] = []
  #current: Waiting | undefined
  #count = 0

  constructor(wanted: () => void) {
    this.#wanted = wanted
  }

  /** Use this worker from now on; what an earlier one has not answered is lost. */
  meet(thinker: MessagePort): void {
    this.#current?.done(undefined)
    this.#current = undefined
    this.#thinker = thinker
    thinker.onmessage = ({ data }: MessageEvent<Thought>) => {
      if (data.number !== this.#current?.number) return
      this.#current.done(data.answer)
      this.#current = undefined
      this.#next()
    }
    this.#next()
  }

  think(kind: string, line: string): Promise<string | undefined> {
    return new Promise((done) => {
      this.#count += 1
      this.#waiting.push({ rank: ORDER.indexOf(kind), number: this.#count, line, done })
      this.#wanted()
      this.#next()
    })
  }

  #next(): void {
    if (this.#current || !this.#thinker) return
    const [first] = this.#waiting.toSorted((one, other) => one.rank - other.rank || one.number - other.number)
    if (!first) return
    this.#waiting = this.#waiting.filter((one) => one !== first)
    this.#current = first
    this.#thinker.postMessage({ number: first.number, line: first.line } satisfies Thinking)
  }
}

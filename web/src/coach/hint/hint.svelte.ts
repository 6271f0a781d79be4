/** A hint that was asked for: it is good for one decision, and gone with it. */

import { Refused } from '../../net/api'
import { hintAt } from '../../net/coach'
import type { Hint, Update } from '../../wire'

/** Whether a seat may ask for a hint now. */
export function mayAsk(update: Update): boolean {
  const { coach = 'off', status } = update.table
  return coach !== 'off' && status === 'playing' && update.you.length > 0
}

export class Hinting {
  busy = $state(false)
  /** Why there is none. */
  trouble: unknown = $state.raw()
  #hint: { readonly at: string; readonly hint: Hint } | undefined = $state.raw()
  #at: () => string

  /** The decision that is asked about, as text. */
  constructor(at: () => string) {
    this.#at = at
  }

  get hint(): Hint | undefined {
    return this.#hint?.at === this.#at() ? this.#hint.hint : undefined
  }

  get open(): boolean {
    return this.busy || this.hint !== undefined || this.trouble !== undefined
  }

  async ask(table: string, seat: number, number: number): Promise<void> {
    if (this.busy) return
    if (this.open) return this.close()
    const at = this.#at()
    this.busy = true
    try {
      const hint = await hintAt(table, { seat, number })
      this.#hint = { at, hint }
    } catch (error) {
      // What was asked about is decided: the next decision can be asked about.
      if (!(error instanceof Refused && error.code === 'stale')) this.trouble = error
    } finally {
      this.busy = false
    }
  }

  close(): void {
    this.#hint = undefined
    this.trouble = undefined
  }
}

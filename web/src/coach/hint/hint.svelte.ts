/** A requested hint: it is valid for one decision, and disappears with it. */

import { Refused } from '../../net/api'
import { hintAt } from '../../net/coach'
import type { Hint, Update } from '../../wire'

/** Return whether a seat may ask for a hint now. */
export function mayAsk(update: Update): boolean {
  const { coach = 'off', status } = update.table
  return coach !== 'off' && status === 'playing' && update.you.length > 0
}

export class Hinting {
  busy = $state(false)
  /** Why there is no hint. */
  trouble: unknown = $state.raw()
  #hint: { readonly at: string; readonly hint: Hint } | undefined = $state.raw()
  #at: () => string

  /** The decision that was asked about, as text. */
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
      // Forget the hint once its decision is made, so that the next one can be asked about.
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

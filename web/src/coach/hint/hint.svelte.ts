/** A requested hint: first a nudge, then the plan; it is valid for one decision, and disappears with it. */

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
  /** Whether the plan is shown, not only the nudge. */
  told = $state(false)
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

  /** Ask for a hint; asked again, it tells its plan, and then closes. */
  async ask(table: string, seat: number, number: number): Promise<void> {
    if (this.busy) return
    if (this.hint && !this.told) return this.tell()
    if (this.open) return this.close()
    const at = this.#at()
    this.busy = true
    this.told = false
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

  /** Show the plan. */
  tell(): void {
    this.told = true
  }

  close(): void {
    this.#hint = undefined
    this.trouble = undefined
  }
}

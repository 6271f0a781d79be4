/** A costly decision as its player saw it: a spectator of a review sees the hand that was decided about. */

import type { Frame, Judged } from '../../wire'
import { frameOf, type SpotAt } from './sideline.svelte'

export class Decided {
  #seen: { readonly ply: number; readonly frame: Frame } | undefined = $state.raw()
  readonly #looked: () => Judged | undefined

  /** Follow the decision that is looked at, if any. */
  constructor(spotAt: SpotAt, looked: () => Judged | undefined) {
    this.#looked = looked
    $effect(() => {
      const judged = looked()
      if (!judged?.lost) return
      const { ply, seat } = judged
      spotAt(ply).then(
        (spot) => {
          const frame = frameOf(spot, seat)
          if (frame) this.#seen = { ply, frame }
        },
        // Without it the table is shown as to any spectator.
        () => undefined,
      )
    })
  }

  /** Return what the player saw who decided at this moment. */
  at(ply: number | undefined): Frame | undefined {
    return this.#looked() && this.#seen?.ply === ply ? this.#seen?.frame : undefined
  }
}

/** A decision that is played again: the board for it is the analysis board's, which knows the table and not the reverse. */

import type { Component } from 'svelte'
import type { SpotAt } from '../coach/review/sideline.svelte'
import type { Said, Slot } from '../slot/table'
import type { Judged } from '../wire'

export interface Retrying {
  readonly judged: Judged
  readonly spotAt: SpotAt
  readonly slot: Slot
  /** Returns what was told before the decision, the newest last: dice that were used keep their numbers. */
  readonly before: () => Promise<readonly Said[]>
  /** The names of the people who played the game. */
  readonly called: readonly string[]
  /** Called when the review is wanted back. */
  readonly onback: () => void
}

/** Loads the board on which a decision is played again. */
export type RetryBoard = () => Promise<{ readonly default: Component<Retrying & Record<string, unknown>> }>

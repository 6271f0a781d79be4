/** A turn that somebody tries at the board: a decision of a game played again, or a puzzle. */

import type { Snippet } from 'svelte'
import type { GameWords } from '../../slot/table'

export interface Trial {
  /** What is tried, in the head of the page. */
  readonly title: string
  /** Whether the turn has been played to its end. */
  readonly over: boolean
}

/** What the board tells the panel beside it. */
export interface TrialScene {
  readonly words: GameWords | undefined
  readonly view: unknown
  readonly names: readonly string[]
}

export type TrialPanel = Snippet<[scene: TrialScene]>

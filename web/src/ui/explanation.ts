import type { Snippet } from 'svelte'

/** A thing's explanation of itself: see explain. */
export interface Explanation {
  readonly title: string
  readonly text: string
  /** More lines, one below the other. */
  readonly more?: readonly string[]
  /** The address of the rule. */
  readonly href?: string
  /** The thing itself, larger than it is drawn on the table. */
  readonly picture?: Snippet
}

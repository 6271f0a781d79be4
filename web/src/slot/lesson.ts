/**
 * Lessons: a first game at a real table, with a guide that explains what to look at and what to do.
 *
 * `games/<name>/lesson.ts` exports `lesson: Lesson`. The server has a table for it with the same dice each time, so
 * that everything comes in a good order; but people do what they like, and a step must be right whatever has happened.
 */

import type { Told } from '../wire'
import type { Pointer, SlotProps } from './table'

/** The table as the learner sees it, and everything that happened and was not undone. */
export interface Moment {
  readonly given: SlotProps
  readonly journal: readonly Told[]
}

export interface Step {
  readonly id: string
  readonly title: () => string
  readonly text: (moment: Moment) => string
  readonly points?: (moment: Moment) => readonly Pointer[]
  /** For a step that asks for an action: whether it is done. Without this, a step only shows something. */
  readonly done?: (moment: Moment) => boolean
  /** Whether the action leaves no trace: the guide does not come back to it later. */
  readonly fleeting?: boolean
  /** Whether the action can be done now. */
  readonly open?: (moment: Moment) => boolean
}

export interface Lesson {
  /** The server's name for it. */
  readonly name: string
  readonly steps: readonly Step[]
  /** Where to read more. */
  readonly rules: readonly { readonly title: () => string; readonly href: string }[]
}

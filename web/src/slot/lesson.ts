/**
 * Lessons: a first game at a real table, with a guide that says what to look at and what to do.
 *
 * `games/<name>/lesson.ts` exports `lesson: Lesson`. The server has a table for it whose dice are the same each time, so
 * that things come in a good order; but people do what they like, and a step must be right whatever has happened.
 */

import type { Told } from '../wire'
import type { Pointer, SlotProps } from './table'

/** The table as the learner sees it, and what has happened at it and stands. */
export interface Moment {
  readonly given: SlotProps
  readonly journal: readonly Told[]
}

export interface Step {
  readonly id: string
  readonly title: () => string
  readonly text: (moment: Moment) => string
  readonly points?: (moment: Moment) => readonly Pointer[]
  /** A step that wants something done: whether it is. Without it, a step only shows something. */
  readonly done?: (moment: Moment) => boolean
  /** What it wants leaves no trace: when it is gone again, the guide does not come back to it. */
  readonly fleeting?: boolean
  /** Whether what it wants can be done now. */
  readonly open?: (moment: Moment) => boolean
}

export interface Lesson {
  /** What the server calls it. */
  readonly name: string
  readonly steps: readonly Step[]
  /** Where one reads on. */
  readonly rules: readonly { readonly title: () => string; readonly href: string }[]
}

/**
 * Lessons: a first game at a real table, with a guide that says what to look at and what to do.
 *
 * `games/<name>/lesson.ts` exports `lesson: Lesson`. The server has a table for it whose dice are the same each time, so
 * that things come in a good order; but people do what they like, and a step must be right whatever has happened.
 */

import type { Told } from '../wire'
import type { SlotProps } from './table'

/** The table as the learner sees it, and what has happened at it and stands. */
export interface Moment {
  readonly given: SlotProps
  readonly journal: readonly Told[]
}

/** A thing on the page that a step speaks of. */
export interface Pointer {
  /** A selector. */
  readonly at: string
  /** The tab that it is on, on a narrow screen. */
  readonly tab?: string
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

const found = import.meta.glob<{ lesson: Lesson }>('../games/*/lesson.ts')

/** The games that have a lesson, by name. */
export const TAUGHT: readonly string[] = Object.keys(found).map((path) => path.split('/')[2] ?? '')

/** Whether a game has a lesson. */
export function teaches(game: string): boolean {
  return TAUGHT.includes(game)
}

export async function lessonOf(game: string): Promise<Lesson | undefined> {
  return (await found[`../games/${game}/lesson.ts`]?.())?.lesson
}

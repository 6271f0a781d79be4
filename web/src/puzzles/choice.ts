/** Which puzzle comes next: today's, one of a kind and difficulty, or one at random that was not met yet. */

import type { PuzzleInfo } from '../wire'

/** The day whose puzzle is the first of each game, as the program has it (duchy.puzzles.collection). */
const FIRST_DAY = Date.UTC(2026, 0, 1)
const DAY = 24 * 60 * 60 * 1000

/** Return a game's puzzle of a day: the same for everybody, from the date alone. */
export function puzzleOfDay(puzzles: readonly PuzzleInfo[], game: string, date: Date): PuzzleInfo | undefined {
  const ids = puzzles
    .filter((one) => one.game === game)
    .map(({ id }) => id)
    .toSorted((one, other) => (one < other ? -1 : 1))
  const day = (Date.UTC(date.getFullYear(), date.getMonth(), date.getDate()) - FIRST_DAY) / DAY
  const id = ids.length > 0 ? ids[((day % ids.length) + ids.length) % ids.length] : undefined
  return puzzles.find((one) => one.id === id)
}

export const DIFFICULTIES = ['easy', 'medium', 'hard'] as const
export type Difficulty = (typeof DIFFICULTIES)[number]

/** Ratings from which a puzzle is no longer easy, and hard: greedy has 1500. */
const MEDIUM = 1400
const HARD = 1700

export function difficultyOf({ rating }: PuzzleInfo): Difficulty {
  if (rating < MEDIUM) return 'easy'
  return rating < HARD ? 'medium' : 'hard'
}

/** What is looked for; '' is anything. */
export interface Wish {
  readonly game: string
  readonly kind: string
  readonly difficulty: Difficulty | ''
}

export function fitting(puzzles: readonly PuzzleInfo[], { game, kind, difficulty }: Wish): readonly PuzzleInfo[] {
  return puzzles.filter(
    (one) =>
      one.game === game &&
      (kind === '' || one.kind === kind) &&
      (difficulty === '' || difficultyOf(one) === difficulty),
  )
}

/** Return one of those not met yet, or of all if all were met; `chance` is between 0 and 1. */
export function anyOf(
  puzzles: readonly PuzzleInfo[],
  met: (id: string) => boolean,
  chance: number,
): PuzzleInfo | undefined {
  const fresh = puzzles.filter(({ id }) => !met(id))
  const from = fresh.length > 0 ? fresh : puzzles
  return from[Math.min(from.length - 1, Math.floor(chance * from.length))]
}

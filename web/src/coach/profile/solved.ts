/**
 * The puzzles tried on this device, and the rating that follows from them. Whatever is read from the browser's storage
 * is checked field by field; what cannot be read is started anew.
 */

import { keep, kept } from '../../browser/kept'
import { type Rating, rated, rested, UNKNOWN } from './glicko'

/** One puzzle, tried for the first time: when, the hundredths it lost, and the rating afterwards. */
export interface Attempt {
  readonly id: string
  readonly at: number
  readonly lost: number
  readonly rating: number
}

export interface PuzzleRecord {
  readonly rating: Rating
  /** Oldest first. */
  readonly attempts: readonly Attempt[]
}

export const FRESH: PuzzleRecord = { rating: UNKNOWN, attempts: [] }
/** The most attempts kept; the oldest are dropped. */
export const MOST = 2000
/** A turn that loses fewer hundredths solves its puzzle, as the program has it (duchy.puzzles.puzzle). */
export const SOLVED = 50
/** How sure the rating of a puzzle is. */
const OF_A_PUZZLE = 100
const DAY = 24 * 60 * 60 * 1000
const PLACE = 'puzzles'
const ID = /^[0-9a-f]{12}$/

const isNumber = (value: unknown, low: number, high: number): value is number =>
  typeof value === 'number' && Number.isFinite(value) && value >= low && value <= high

function isAttempt(value: unknown): value is Attempt {
  const { id, at, lost, rating } = (value ?? {}) as Record<string, unknown>
  const whole = isNumber(at, 0, Number.MAX_SAFE_INTEGER) && isNumber(lost, 0, 1e6) && isNumber(rating, -5000, 9000)
  return typeof id === 'string' && ID.test(id) && whole
}

function isRating(value: unknown): value is Rating {
  const { rating, deviation, volatility } = (value ?? {}) as Record<string, unknown>
  return isNumber(rating, -5000, 9000) && isNumber(deviation, 1, UNKNOWN.deviation) && isNumber(volatility, 0, 1)
}

/** Read a record; nothing that is not one is kept. */
export function readRecord(value: unknown): PuzzleRecord {
  const { rating, attempts } = (value ?? {}) as Record<string, unknown>
  if (!isRating(rating) || !Array.isArray(attempts) || attempts.length > MOST || !attempts.every(isAttempt))
    return FRESH
  return { rating, attempts }
}

export const loadRecord = () => readRecord(kept<unknown>(PLACE, FRESH))
export const storeRecord = (record: PuzzleRecord) => keep(PLACE, record)

/** Return a record with the first answer to a puzzle; further answers change nothing. `score` is between 0 and 1. */
export function withAttempt(
  record: PuzzleRecord,
  puzzle: { readonly id: string; readonly rating: number },
  { lost, score }: { readonly lost: number; readonly score: number },
  now: number,
): PuzzleRecord {
  if (record.attempts.some(({ id }) => id === puzzle.id)) return record
  const days = Math.max(0, Math.floor((now - (record.attempts.at(-1)?.at ?? now)) / DAY))
  const before = { ...record.rating, deviation: rested(record.rating, days) }
  const rating = rated(before, [{ rating: puzzle.rating, deviation: OF_A_PUZZLE, score }])
  const attempt = { id: puzzle.id, at: now, lost, rating: Math.round(rating.rating) }
  return { rating, attempts: [...record.attempts, attempt].slice(-MOST) }
}

/** Return how many of the last puzzles were solved in a row. */
export function streakOf({ attempts }: PuzzleRecord): number {
  const missed = attempts.findLastIndex(({ lost }) => lost >= SOLVED)
  return attempts.length - 1 - missed
}

export const solvedOf = ({ attempts }: PuzzleRecord) => attempts.filter(({ lost }) => lost < SOLVED).length

/** Return two records as one: each puzzle once, as it was answered first; the rating is that of the longer one. */
export function bothRecords(one: PuzzleRecord, other: PuzzleRecord): PuzzleRecord {
  const each = new Map<string, Attempt>()
  for (const attempt of [...one.attempts, ...other.attempts].toSorted((first, second) => first.at - second.at))
    if (!each.has(attempt.id)) each.set(attempt.id, attempt)
  const { rating } = other.attempts.length > one.attempts.length ? other : one
  return { rating, attempts: [...each.values()].slice(-MOST) }
}

/** Which puzzle comes next, the rating by its published example, and what is kept of it. */

import { describe, expect, test } from 'vitest'
import { rated, rested, UNKNOWN } from '../../src/coach/profile/glicko'
import {
  FRESH,
  MOST,
  type PuzzleRecord,
  readRecord,
  solvedOf,
  streakOf,
  withAttempt,
} from '../../src/coach/profile/solved'
import { anyOf, difficultyOf, fitting, puzzleOfDay } from '../../src/puzzles/choice'
import type { PuzzleInfo } from '../../src/wire'

const DAY = 24 * 60 * 60 * 1000
const puzzle = (id: string, more: Partial<PuzzleInfo> = {}): PuzzleInfo => ({
  ...{ id: id.padEnd(12, '0'), game: 'toy', mode: 'two', kind: 'opening', rating: 1500 },
  ...more,
})
const ALL = [
  puzzle('c'),
  puzzle('a', { kind: 'end' }),
  puzzle('b', { rating: 1750 }),
  puzzle('d', { rating: 1200 }),
  puzzle('e', { game: 'other' }),
]

describe('the puzzle of the day', () => {
  test('is the same for everybody: the puzzles of a game come in turn by their ids', () => {
    const days = [0, 1, 2, 3, 4].map((day) => puzzleOfDay(ALL, 'toy', new Date(2026, 0, 1 + day))?.id[0])
    expect(days).toEqual(['a', 'b', 'c', 'd', 'a'])
    expect(puzzleOfDay(ALL, 'toy', new Date(2025, 11, 31))?.id[0]).toBe('d')
    expect(puzzleOfDay(ALL, 'toy', new Date(2026, 0, 2, 23, 59))?.id[0]).toBe('b')
    expect(puzzleOfDay([], 'toy', new Date())).toBeUndefined()
  })
})

describe('a choice', () => {
  const ids = (puzzles: readonly PuzzleInfo[]) => puzzles.map(({ id }) => id[0]).join('')

  test('is by game, kind and difficulty', () => {
    expect(ids(fitting(ALL, { game: 'toy', kind: '', difficulty: '' }))).toBe('cabd')
    expect(ids(fitting(ALL, { game: 'toy', kind: 'end', difficulty: '' }))).toBe('a')
    expect(ids(fitting(ALL, { game: 'toy', kind: '', difficulty: 'hard' }))).toBe('b')
    expect(ALL.slice(0, 4).map(difficultyOf)).toEqual(['medium', 'medium', 'hard', 'easy'])
  })

  test('at random is among those not met, and among all once all were met', () => {
    expect(anyOf(ALL, (id) => id[0] !== 'b', 0.99)?.id[0]).toBe('b')
    expect(anyOf(ALL, () => true, 0.99)?.id[0]).toBe('e')
    expect(anyOf([], () => false, 0)).toBeUndefined()
  })
})

describe('a rating', () => {
  test('follows Glicko-2: the worked example of its description', () => {
    const after = rated({ rating: 1500, deviation: 200, volatility: 0.06 }, [
      { rating: 1400, deviation: 30, score: 1 },
      { rating: 1550, deviation: 100, score: 0 },
      { rating: 1700, deviation: 300, score: 0 },
    ])
    expect(after.rating).toBeCloseTo(1464.06, 1)
    expect(after.deviation).toBeCloseTo(151.52, 1)
    // The description cuts it off after five digits.
    expect(Math.floor(after.volatility * 1e5)).toBe(5999)
  })

  test('grows less certain with days, at most as uncertain as at first', () => {
    const known = { rating: 1600, deviation: 60, volatility: 0.06 }
    expect(rested(known, 0)).toBeCloseTo(60, 6)
    expect(rested(known, 30)).toBeGreaterThan(70)
    expect(rested(known, 1e6)).toBe(UNKNOWN.deviation)
    expect(rated(known, []).rating).toBe(1600)
  })

  test('after a surprise its volatility grows', () => {
    const after = rated({ rating: 1500, deviation: 50, volatility: 0.06 }, [{ rating: 2600, deviation: 50, score: 1 }])
    expect(after.volatility).toBeGreaterThan(0.06)
    expect(after.rating).toBeGreaterThan(1500)
  })
})

describe('the record of this device', () => {
  const tried = (losses: readonly number[]) =>
    losses.reduce<PuzzleRecord>(
      (record, lost, index) =>
        withAttempt(record, puzzle(String(index)), { lost, score: lost < 50 ? 1 : 0 }, 1000 + index),
      FRESH,
    )

  test('a solved puzzle raises the rating, a missed one lowers it, and only the first answer counts', () => {
    const solved = tried([0])
    expect(solved.rating.rating).toBeGreaterThan(1500)
    expect(tried([400]).rating.rating).toBeLessThan(1500)
    expect(withAttempt(solved, puzzle('0'), { lost: 900, score: 0 }, 2000)).toBe(solved)
    expect(solved.attempts[0]?.rating).toBe(Math.round(solved.rating.rating))
  })

  test('a half-good turn counts half', () => {
    const half = withAttempt(FRESH, puzzle('1'), { lost: 225, score: 0.5 }, 1)
    expect(half.rating.rating).toBeCloseTo(1500, 6)
  })

  test('counts puzzles solved in a row', () => {
    expect([tried([]), tried([0, 0]), tried([0, 300, 0]), tried([0, 300])].map(streakOf)).toEqual([0, 2, 1, 0])
    expect(solvedOf(tried([0, 300, 49]))).toBe(2)
  })

  test('is read as it was written; what is no record is not kept', () => {
    const record = tried([0, 300])
    expect(readRecord(JSON.parse(JSON.stringify(record)))).toEqual(record)
    const wrong = [null, 'x', {}, { ...record, rating: { rating: 'a' } }, { ...record, attempts: [{ id: '<img>' }] }]
    for (const one of wrong) expect(readRecord(one)).toEqual(FRESH)
    const many = { ...record, attempts: Array.from({ length: MOST + 1 }, () => record.attempts[0]) }
    expect(readRecord(many)).toEqual(FRESH)
  })

  test('after a month without puzzles an answer moves the rating further', () => {
    const settled: PuzzleRecord = {
      rating: { rating: 1500, deviation: 50, volatility: 0.06 },
      attempts: tried([0]).attempts,
    }
    const soon = withAttempt(settled, puzzle('9'), { lost: 0, score: 1 }, 2000)
    const later = withAttempt(settled, puzzle('9'), { lost: 0, score: 1 }, 2000 + 60 * DAY)
    expect(later.rating.rating).toBeGreaterThan(soon.rating.rating)
  })
})

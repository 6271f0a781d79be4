/** A finished review, for tests. */

import type { Judged, Review, SeatTotal, Step } from '../../../src/wire'

export const judged = (ply: number, seat: number, lost: number, grade: Judged['grade']) =>
  ({
    ply,
    seat,
    turn: ply,
    phase: 'A',
    action: ply,
    notation: `n${ply}`,
    fields: { do: 'workers', die: 1 },
    words: `words ${ply}`,
    grade,
    lost,
    solved: false,
    best: lost ? [step(seat, 7, '1:workers', { do: 'workers', die: 1 })] : [],
    played: lost ? [step(seat, ply, '2:workers', { do: 'workers', die: 2 })] : [],
    candidates: lost
      ? [
          {
            action: 7,
            notation: '1:workers',
            fields: { do: 'workers', die: 1 },
            words: '',
            value: 900,
            win: 700,
            line: [],
          },
          {
            action: ply,
            notation: '2:workers',
            fields: { do: 'workers', die: 2 },
            words: '',
            value: 800 - lost,
            win: 600,
            line: [],
          },
        ]
      : [],
    reasons: [],
    gains: [0, 0],
  }) satisfies Judged

export const step = (seat: number, action: number, notation: string, fields: Record<string, unknown>): Step => ({
  ...{ seat, action, notation, fields, words: notation, costs: {} },
  entries: [
    {
      code: 'die',
      seat,
      values: { die: fields['die'], shows: 4, used_as: 4, workers: 0 },
      words: '',
      source: '',
      points: 0,
    },
  ],
})

export const total = (seat: number, change: Partial<SeatTotal> = {}): SeatTotal => ({
  seat,
  name: `P${seat}`,
  result: seat ? 490 : -490,
  start: 20,
  luck: { dice: 310, tiles: -120 },
  skill: -1890,
  others: 1190,
  error: 340,
  lost: 1890,
  accuracy: 873,
  level: 'steward',
  weakest: 'steward',
  decisions: 42,
  grades: { best: 30, good: 5, inaccuracy: 4, mistake: 3 },
  phases: [{ phase: 'A', decisions: 42, lost: 1890, grades: {} }],
  sources: {},
  hints: 0,
  ...change,
})

export const REVIEW: Review = {
  form: 8,
  game: 'burgundy',
  rules: 3,
  players: ['Ann', 'Bo'],
  plies: 100,
  finished: true,
  scores: [174, 178],
  places: [2, 1],
  by_win: false,
  unsplit: '',
  thresholds: { good: 50, inaccuracy: 150, mistake: 400 },
  curve: [
    { ply: 10, values: [120, -120], wins: [523, 477], lows: [-1980, -2220], highs: [2220, 1980] },
    { ply: 50, values: [-300, 300], wins: [370, 630], lows: [-1200, -600], highs: [600, 1200] },
    { ply: 100, values: [-400, 400], wins: [0, 1000], lows: [-400, 400], highs: [-400, 400] },
  ],
  decisions: [
    judged(12, 0, 410, 'mistake'),
    judged(20, 1, 0, 'best'),
    judged(30, 1, 200, 'inaccuracy'),
    judged(40, 0, 900, 'mistake'),
    judged(41, 0, 0, 'forced'),
  ],
  luck: [],
  totals: [total(0), total(1)],
}

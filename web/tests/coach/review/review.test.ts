/** The review of a game: begun, watched, cancelled; what it finds is shown, gone to, and kept in the profile. */

import { flushSync } from 'svelte'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { EMPTY, type PlayedGame, withGame } from '../../../src/coach/profile/profile'
import { rememberReview } from '../../../src/coach/profile/remember'
import { load, store } from '../../../src/coach/profile/shelf'
import Curve from '../../../src/coach/review/Curve.svelte'
import { costliest, decisionAt, expectedAt, lostBy, nextCostly } from '../../../src/coach/review/grades'
import LuckChart from '../../../src/coach/review/LuckChart.svelte'
import { partsOf } from '../../../src/coach/review/luck'
import { heightOf, marksOf } from '../../../src/coach/review/luckPicture'
import ReviewPanel from '../../../src/coach/review/ReviewPanel.svelte'
import { Reviewing } from '../../../src/coach/review/reviewing.svelte'
import { Sideline } from '../../../src/coach/review/sideline.svelte'
import { game as burgundyGame } from '../../../src/games/burgundy/game'
import { Film } from '../../../src/table/replay/film.svelte'
import { WIDE } from '../../../src/table/result/picture'
import type { AnalysisPosition, Judged, Moments, Review, ReviewState, SeatTotal } from '../../../src/wire'
import { click, find, show, speak } from '../../setup'

const burgundy = burgundyGame()

const judged = (ply: number, seat: number, lost: number, grade: Judged['grade']) =>
  ({
    ply,
    seat,
    phase: 'A',
    action: ply,
    notation: `n${ply}`,
    fields: { do: 'workers', die: 1 },
    words: `words ${ply}`,
    grade,
    lost,
    spread: 40,
    best: lost ? [{ seat, action: 7, notation: '1:workers', fields: { do: 'workers', die: 1 } }] : [],
    candidates: [],
    reasons: [],
    gains: [0, 0],
  }) as Judged

const total = (seat: number, change: Partial<SeatTotal> = {}): SeatTotal => ({
  seat,
  name: `P${seat}`,
  result: seat ? 400 : -400,
  start: 20,
  luck: { dice: 310, tiles: -120 },
  skill: -1890,
  others: 1190,
  rest: 90,
  decisions: 42,
  grades: { best: 30, good: 5, inaccuracy: 4, mistake: 3 },
  phases: [{ phase: 'A', decisions: 42, lost: 1890, grades: {} }],
  sources: {},
  hints: 0,
  ...change,
})

const REVIEW: Review = {
  form: 1,
  game: 'burgundy',
  rules: 3,
  players: ['Ann', 'Bo'],
  plies: 100,
  finished: true,
  scores: [174, 178],
  places: [2, 1],
  thresholds: { good: 50, inaccuracy: 150, mistake: 400 },
  curve: [
    { ply: 10, values: [120, -120], spreads: [2100, 2100], wins: [523, 477] },
    { ply: 50, values: [-300, 300], spreads: [900, 900], wins: [370, 630] },
    { ply: 100, values: [-400, 400], spreads: [0, 0], wins: [0, 1000] },
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

const state = (change: Partial<ReviewState>): ReviewState => ({
  id: '00000000000000aa',
  table: '0123456789abcdef',
  status: 'running',
  done: 0,
  total: 240,
  ahead: 0,
  mine: true,
  words: '',
  expires: null,
  review: null,
  ...change,
})

/** A server that gives one answer after the other, and remembers what was asked. */
function serve(...answers: readonly ReviewState[]): string[] {
  const asked: string[] = []
  vi.stubGlobal('fetch', async (path: string, { method }: { method: string }) => {
    asked.push(`${method} ${path}`)
    return Response.json(answers[Math.min(asked.length, answers.length) - 1])
  })
  return asked
}

beforeEach(() => localStorage.clear())
afterEach(() => vi.useRealTimers())

test('a review is begun, asked about until it is done, and fetched whole', async () => {
  vi.useFakeTimers()
  const whole = state({ status: 'done', review: REVIEW })
  const asked = serve(state({ status: 'waiting' }), state({ done: 60 }), state({ status: 'done' }), whole)
  const ondone = vi.fn()
  const reviewing = new Reviewing({ table: '0123456789abcdef' }, ondone)
  await reviewing.begin()
  expect(reviewing.running).toBe(true)
  await vi.advanceTimersByTimeAsync(1000)
  expect(reviewing.state?.done).toBe(60)
  await vi.advanceTimersByTimeAsync(1000)
  expect(ondone).toHaveBeenCalledExactlyOnceWith(REVIEW)
  expect(asked).toEqual([
    'POST /api/reviews',
    'GET /api/reviews/00000000000000aa',
    'GET /api/reviews/00000000000000aa',
    'GET /api/reviews/00000000000000aa?full=true',
  ])
  await vi.advanceTimersByTimeAsync(5000)
  expect(asked).toHaveLength(4)
})

test('who leaves asks no more; who cancels says so', async () => {
  vi.useFakeTimers()
  const asked = serve(state({}), state({ status: 'cancelled' }))
  const reviewing = new Reviewing({ table: '0123456789abcdef' })
  await reviewing.begin()
  await reviewing.cancel()
  expect(reviewing.state?.status).toBe('cancelled')
  reviewing.leave()
  await vi.advanceTimersByTimeAsync(5000)
  expect(asked).toEqual(['POST /api/reviews', 'DELETE /api/reviews/00000000000000aa'])
})

test('decisions are found by what they cost and by where they are', () => {
  expect(costliest(REVIEW, 2).map((one) => one.ply)).toEqual([40, 12])
  expect(costliest(REVIEW, 9, 1).map((one) => one.ply)).toEqual([30])
  expect(decisionAt(REVIEW, 12)?.ply).toBe(12)
  expect(decisionAt(REVIEW, 13)?.ply).toBe(12)
  expect(decisionAt(REVIEW, 42)).toBeUndefined()
  expect(nextCostly(REVIEW, 12, 1)?.ply).toBe(30)
  expect(nextCostly(REVIEW, 12, -1)).toBeUndefined()
  expect(expectedAt(REVIEW, 49)?.ply).toBe(10)
  expect(expectedAt(REVIEW, 3)?.ply).toBe(10)
})

test('what my decisions cost goes into the profile, if the game is in it', () => {
  rememberReview('0123456789abcdef', REVIEW)
  expect(load().games).toEqual([])
  const seats = [
    { who: 'bot' as const, bot: 'duke', points: 1, place: 2, sources: {} },
    { who: 'me' as const, bot: '', points: 2, place: 1, sources: {} },
  ]
  const mine: PlayedGame = {
    table: '0123456789abcdef',
    game: 'burgundy',
    at: 5,
    whole: true,
    practice: false,
    hints: 0,
    seats,
  }
  store(withGame(EMPTY, mine))
  rememberReview('0123456789abcdef', { ...REVIEW, totals: [total(0), total(1, { skill: -630 })] })
  expect(load().games[0]?.lost).toEqual({ points: 6.3, decisions: 42 })
  expect(lostBy(REVIEW, -1).decisions).toBe(0)
})

test('the curve has a mark for every costly decision, which leads to it', () => {
  const ongo = vi.fn()
  show(Curve, { review: REVIEW, names: ['Ann', 'Bo'], ply: 12, ongo })
  const marks = [...document.querySelectorAll('button')]
  expect(marks.map((mark) => mark.getAttribute('aria-label'))).toEqual([
    'Ann: 9 points lost at step 40',
    'Ann: 4.1 points lost at step 12',
    'Bo: 2 points lost at step 30',
  ])
  click(marks[0] as Element)
  expect(ongo).toHaveBeenCalledWith(40)
  expect(document.querySelectorAll('path.band')).toHaveLength(1)
})

test('luck, skill and the rest are the result, in the chart and in the picture', () => {
  for (const one of REVIEW.totals.slice(0, 1)) {
    const sum = partsOf({ ...one, result: 0 }).reduce((points, part) => points + part.points, 0)
    expect(sum * 100).toBeCloseTo(one.start + 310 - 120 + one.skill + one.others + one.rest)
  }
  show(LuckChart, { review: REVIEW, names: ['Ann', 'Bo'], file: 'x' })
  expect(document.querySelectorAll('dl div')).toHaveLength(12)
  expect(document.body.textContent).toContain('−18.9')
  const parts = ['A very long name of a part that has to be cut somewhere', 'x'].map((name) => ({ name, points: -3 }))
  const side = { name: 'W'.repeat(60), colour: '--seat-0', score: 174, result: -4, parts }
  const sheet = { game: 'g', headline: 'h', foot: 'f', sides: [side, side] }
  const measure = (text: string, { size }: { readonly size: number }) => [...text].length * size * 0.5
  for (const mark of marksOf(sheet, measure)) {
    if (mark.kind !== 'text') continue
    const wide = measure(mark.text, mark)
    const left = mark.align === 'right' ? mark.x - wide : mark.x
    expect([left >= 0, left + wide <= WIDE, mark.y <= heightOf(sheet)], mark.text).toEqual([true, true, true])
  }
})

const spot = (ply: number): AnalysisPosition => ({
  game: 'burgundy',
  position: { at: ply },
  seats: 2,
  ply,
  acting: [0],
  scores: [0, 0],
  places: [],
  frames: [{ seat: 0, view: { ply }, legal: [], may_take_back: false }],
  outcomes: [],
  last_seat: 0,
  action: 7,
  notation: '1:workers',
  fields: {},
  journal: [],
})

test('a better line is a way of its own from the moment of the decision', async () => {
  let wanted: unknown
  vi.stubGlobal('fetch', async (_: string, { body }: { body: string }) => {
    wanted = JSON.parse(body)
    return Response.json({ spots: [spot(1)] })
  })
  const line = new Sideline(judged(12, 0, 410, 'mistake'))
  await line.open(async (ply) => ({ ...spot(0), position: { from: ply } }))
  expect(wanted).toEqual({ position: { from: 12 }, plies: [{ seat: 0, action: 7 }], every: true, seat: 0 })
  expect([line.at, line.last]).toEqual([1, 1])
  line.go(1)
  expect(line.spot?.position).toEqual({ at: 1 })
  line.go(-1)
  expect(line.spot?.position).toEqual({ from: 12 })
})

function film(): Film {
  const told = { code: 'workers', seat: 0, values: { die: 1, workers: 2, silver: 0 }, words: '' }
  return new Film(
    async () => ({ plies: 100, moments: [] }) as unknown as Moments,
    async () => Array.from({ length: 100 }, () => ({ seat: 0, journal: [told] })),
  )
}

function panel(reviewing: Reviewing, change = {}) {
  const one = film()
  one.ply = 40
  show(ReviewPanel, {
    reviewing,
    film: one,
    slot: { ...burgundy, Table: undefined },
    names: ['Ann', 'Bo'],
    sideline: undefined,
    curve: true,
    online: () => undefined,
    oncloseline: () => undefined,
    ongo: () => undefined,
    ...change,
  })
}

test('while it runs one sees how far it is and may cancel; what failed says so', async () => {
  serve(state({ done: 60 }))
  const reviewing = new Reviewing({ table: '0123456789abcdef' })
  panel(reviewing)
  click(find('button'))
  await vi.waitFor(() => expect(find<HTMLProgressElement>('progress').value).toBe(60))
  expect(document.body.textContent).toContain('25%')
  reviewing.state = state({ status: 'failed', words: 'no memory' })
  flushSync()
  expect(find('[role=alert]').textContent).toContain('no memory')
  reviewing.leave()
})

test.each(['en', 'ru', 'uk'] as const)('the panel tells all that was found: %s', async (tongue) => {
  speak(tongue)
  const reviewing = new Reviewing({ table: '0123456789abcdef' })
  reviewing.state = state({ status: 'done' })
  reviewing.review = REVIEW
  const online = vi.fn()
  const ongo = vi.fn()
  panel(reviewing, { online, ongo })
  await vi.waitFor(() => expect(document.querySelectorAll('li button').length).toBe(3))
  const card = find('article')
  expect(card.textContent).toContain(tongue === 'en' ? '9 ± 0.4' : '9 ± 0,4')
  click(find('article button'))
  expect(online).toHaveBeenCalledWith(REVIEW.decisions[3])
  click(find('li button'))
  expect(ongo).toHaveBeenCalledWith(40)
  expect(document.body.textContent).not.toMatch(/\{|undefined|NaN/)
})

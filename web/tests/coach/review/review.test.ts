/** The review of a game: begun, watched, cancelled; what it finds is shown, gone to, and kept in the profile. */

import { flushSync } from 'svelte'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { EMPTY, type PlayedGame, withGame } from '../../../src/coach/profile/profile'
import { rememberReview } from '../../../src/coach/profile/remember'
import { load, store } from '../../../src/coach/profile/shelf'
import Curve from '../../../src/coach/review/Curve.svelte'
import { costliest, decisionAt, expectedAt, lostBy, nextCostly } from '../../../src/coach/review/grades'
import ReviewPanel from '../../../src/coach/review/ReviewPanel.svelte'
import { Reviewing } from '../../../src/coach/review/reviewing.svelte'
import { Sideline } from '../../../src/coach/review/sideline.svelte'
import { game as burgundyGame } from '../../../src/games/burgundy/game'
import { why } from '../../../src/net/refusal'
import { Film } from '../../../src/table/replay/film.svelte'
import type { AnalysisPosition, Moments, Review, ReviewState } from '../../../src/wire'
import { click, find, show, speak } from '../../setup'
import { judged, REVIEW, total } from './reviewed'

const burgundy = burgundyGame()

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

test('a server that goes away for a while is asked again, and what it said is forgotten', async () => {
  vi.useFakeTimers()
  serve(state({ done: 60 }))
  const reviewing = new Reviewing({ table: '0123456789abcdef' })
  await reviewing.begin()
  vi.stubGlobal('fetch', () => Promise.reject(new Error('nobody there')))
  await vi.advanceTimersByTimeAsync(9000)
  expect(reviewing.trouble).toBeDefined()
  serve(state({ done: 90 }))
  await vi.advanceTimersByTimeAsync(5000)
  expect(reviewing.trouble).toBeUndefined()
  expect(reviewing.state?.done).toBe(90)
  reviewing.leave()
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

test('a review that was begun on this device is found again by itself; one that was cancelled is not', async () => {
  const asked = serve(state({}), state({ done: 60 }), state({ status: 'cancelled' }))
  const first = new Reviewing({ table: '0123456789abcdef' })
  expect(asked).toEqual([])
  await first.begin()
  first.leave()
  const again = new Reviewing({ table: '0123456789abcdef' })
  await vi.waitFor(() => expect(again.state?.done).toBe(60))
  await again.cancel()
  again.leave()
  new Reviewing({ table: '0123456789abcdef' })
  new Reviewing({ table: 'fedcba9876543210' })
  expect(asked).toHaveLength(3)
})

test('a review of another version is refused in words, not shown', async () => {
  const { curve: _, ...older } = REVIEW
  serve(state({ status: 'done', review: older as unknown as Review }))
  const reviewing = new Reviewing({ table: 'fedcba9876543210' })
  await reviewing.begin()
  expect(reviewing.review).toBeUndefined()
  expect(why(reviewing.trouble)).toContain('another version of the server')
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
  rememberReview('0123456789abcdef', { ...REVIEW, totals: [total(0), total(1, { lost: 630 })] })
  expect(load().games[0]?.lost).toEqual({ points: 6.3, decisions: 42, accuracy: 0.873, level: 'steward' })
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

test('the curve shows points or chances to win; chances come first where a game is not won by points', () => {
  show(Curve, { review: { ...REVIEW, by_win: true }, names: ['Ann', 'Bo'], ply: 12, ongo: () => undefined })
  expect(document.body.textContent).not.toContain('100% · Ann')
  expect(document.querySelectorAll('path.line'), 'both may fail to win').toHaveLength(2)
  click(find('input[value=points]'))
  find<HTMLInputElement>('input[value=points]').dispatchEvent(new Event('change', { bubbles: true }))
  flushSync()
  expect(document.body.textContent).toContain('+22 · Ann')
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

test('a better line never shows what another seat sees', async () => {
  const ended: AnalysisPosition = { ...spot(1), acting: [1], frames: [{ ...frameFor(1), view: 'the hand of another' }] }
  vi.stubGlobal('fetch', async () => Response.json({ spots: [ended] }))
  const line = new Sideline(judged(12, 0, 410, 'mistake'))
  await line.open(async () => spot(0))
  expect(line.at).toBe(1)
  expect(line.frame).toEqual({ ...frameFor(0), view: { ply: 0 } })
})

const frameFor = (seat: number) => ({ seat, view: {} as unknown, legal: [], may_take_back: false })

function film(): Film {
  const told = { code: 'workers', seat: 0, values: { die: 1, workers: 2, silver: 0 }, words: '' }
  const other = { code: 'income', seat: 1, values: { silver: 3, workers: 0 }, words: 'income of another' }
  return new Film(
    async () => ({ plies: 100, moments: [] }) as unknown as Moments,
    async () => Array.from({ length: 100 }, () => ({ seat: 0, journal: [told, other] })),
  )
}

function panel(reviewing: Reviewing, change = {}) {
  const one = film()
  one.ply = 40
  one.seat = 0
  show(ReviewPanel, {
    reviewing,
    film: one,
    slot: { ...burgundy, Table: undefined },
    names: ['Ann', 'Bo'],
    sideline: undefined,
    curve: true,
    online: () => undefined,
    oncloseline: () => undefined,
    onretry: () => undefined,
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

test('a card credits only its own player', async () => {
  const reviewing = new Reviewing({ table: '0123456789abcdef' })
  reviewing.state = state({ status: 'done' })
  reviewing.review = REVIEW
  panel(reviewing)
  await vi.waitFor(() => expect(find('.done').textContent).toContain('2 workers'))
  expect(find('.done').textContent).not.toContain('silver')
})

test('the panel says that a game ended early, and between which bots its player is', async () => {
  const reviewing = new Reviewing({ table: '0123456789abcdef' })
  reviewing.state = state({ status: 'done' })
  const totals = [total(0, { level: 'greedy', weakest: 'squire' }), total(1)]
  reviewing.review = { ...REVIEW, finished: false, totals }
  panel(reviewing)
  await vi.waitFor(() => expect(document.body.textContent).toContain('was not played to its end'))
  expect(document.body.textContent).toContain('between Squire and Greedy, with 87%')
  expect(document.body.textContent).toContain('Squire to Greedy')
})

test.each(['en', 'ru', 'uk'] as const)('the panel tells all that was found: %s', async (tongue) => {
  speak(tongue)
  const reviewing = new Reviewing({ table: '0123456789abcdef' })
  reviewing.state = state({ status: 'done' })
  reviewing.review = REVIEW
  const online = vi.fn()
  const onretry = vi.fn()
  const ongo = vi.fn()
  panel(reviewing, { online, onretry, ongo })
  await vi.waitFor(() => expect(document.querySelectorAll('li button').length).toBe(3))
  const card = find('article')
  expect(card.textContent).toContain(
    { en: 'costs at least 9 points', ru: 'стоит как минимум 9 очков', uk: 'коштує щонайменше 9 балів' }[tongue],
  )
  expect(card.querySelectorAll('dl > div')).toHaveLength(2)
  click(find('article button'))
  expect(online).toHaveBeenCalledWith(REVIEW.decisions[3])
  click(card.querySelectorAll('button')[1] as Element)
  expect(onretry).toHaveBeenCalledWith(REVIEW.decisions[3])
  const like = {
    en: /like Steward, with 87%/,
    ru: /как Управляющий, точность 87\s?%/,
    uk: /як Управитель, точність 87\s?%/,
  }
  expect(document.body.textContent).toMatch(like[tongue])
  click(find('li button'))
  expect(ongo).toHaveBeenCalledWith(40)
  expect(document.body.textContent).not.toMatch(/\{|undefined|NaN/)
})

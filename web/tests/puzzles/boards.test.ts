/** A puzzle solved and a mistake played again, at a board of a game that the page does not know. */

import { flushSync } from 'svelte'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { Retry } from '../../src/coach/analysis/retry.svelte'
import { DAY, newCard } from '../../src/coach/profile/drill'
import { loadCards, storeCards } from '../../src/coach/profile/drillShelf'
import { drillMistakes, recordId, rememberMistakes, seatNamed } from '../../src/coach/profile/remember'
import { loadRecord } from '../../src/coach/profile/solved'
import DrillPanel from '../../src/puzzles/DrillPanel.svelte'
import PuzzlePanel from '../../src/puzzles/PuzzlePanel.svelte'
import { Solving } from '../../src/puzzles/solving.svelte'
import type { AnalysisPosition, Judged, PuzzlePosition, PuzzleVerdict, Review, Step } from '../../src/wire'
import { clear, click, find, show, speak } from '../setup'

const ID = '0123456789ab'
const TABLE = '0123456789abcdef'
const PUZZLE: PuzzlePosition = {
  ...{ id: ID, game: 'toy', mode: 'two', kind: 'opening', rating: 1500, seat: 1 },
  position: { line: [] },
}
const step = (action: number): Step => ({
  ...{ seat: 1, action, notation: `a${action}`, fields: {}, words: `do ${action}`, costs: {}, entries: [] },
})
const JUDGED: Judged = {
  ...{ ply: 12, seat: 1, turn: 10, phase: 'A', action: 3, notation: 'a3', fields: {}, words: '' },
  ...{
    grade: 'mistake',
    lost: 410,
    solved: false,
    played: [step(3)],
    reasons: [],
    gains: [410, -410],
    best: [step(7)],
  },
  candidates: [{ action: 7, notation: 'a7', fields: {}, words: 'do 7', value: 500, win: 600, line: [] }],
}

const frame = (seat: number) => ({ seat, view: {}, legal: [], may_take_back: false })

/** A turn of two actions: after them somebody else decides. */
const spot = (line: readonly number[]): AnalysisPosition => ({
  ...{ game: 'toy', position: { line }, seats: 2, ply: line.length, scores: [3, 4], places: [], outcomes: [] },
  ...{ acting: line.length > 1 ? [0] : [1], frames: line.length > 1 ? [frame(0), frame(1)] : [frame(1)] },
  ...{ last_seat: -1, action: -1, notation: '', fields: {}, journal: [] },
})

const verdict = (line: readonly number[]): PuzzleVerdict => {
  const lost = line[1] === 7 ? 0 : 230
  return {
    ...{ id: ID, lost, score: lost ? 486 : 1000, solved: !lost, tried: true, lead: 230, error: 20 },
    ...{ continuations: 1024, played: line.map(step), levels: { novice: 400, duke: 0 } },
    turns: [
      { lost: 0, error: 0, line: [step(1), step(7)] },
      { lost: 230, error: 20, line: [step(1), step(3)] },
    ],
    reasons: [{ code: 'later', line: 'best', source: 'regions', points: 230, values: {}, words: '' }],
  }
}

let answers: number[][] = []

beforeEach(() => {
  localStorage.clear()
  speak('en')
  answers = []
  vi.stubGlobal('fetch', async (path: string, { body }: { body: string }) => {
    const wanted = JSON.parse(body)
    if (path.endsWith(`puzzles/${ID}/answer`)) {
      answers.push(wanted.line)
      return Response.json(verdict(wanted.line))
    }
    if (path.endsWith('/think')) {
      const weighed = wanted.line.at(-1) === 7 ? 500 : 200
      return Response.json({
        seat: 0,
        effort: 0,
        last: true,
        values: [0, 0],
        wins: [500, 500],
        candidates: [],
        weighed,
      })
    }
    const plies = (wanted.plies ?? []).map((ply: { action: number }) => ply.action)
    return Response.json({ spots: [spot([...wanted.position.line, ...plies])] })
  })
})

afterEach(clear)

const button = (name: string) =>
  [...document.querySelectorAll('button')].find((one) => one.textContent?.trim() === name) as Element

test('a turn may be taken back until it is checked; the first answer counts', async () => {
  const solving = await Solving.open(PUZZLE)
  show(PuzzlePanel, { solving, words: undefined, view: {}, names: ['Ann', 'Bo'] })
  expect(document.body.textContent).toContain('Bo to move')
  await solving.analysis.play({ seat: 1, action: 1 })
  await solving.analysis.play({ seat: 1, action: 3 })
  expect(solving.over).toBe(true)
  await solving.analysis.back()
  expect(solving.over).toBe(false)
  await solving.analysis.play({ seat: 1, action: 3 })
  flushSync()
  click(button('Check my turn'))
  await vi.waitFor(() => expect(find('.verdict').textContent).toBe('2.3 points were left on the table.'))
  expect(answers).toEqual([[1, 3]])
  expect(document.body.textContent).toContain('Missed by Novice (4).')
  expect(document.body.textContent).toContain('About 2.3 more points later from: regions')
  const { attempts, rating } = loadRecord()
  expect(attempts.map(({ id, lost }) => [id, lost])).toEqual([[ID, 230]])
  expect(rating.rating).toBeLessThan(1500)

  click(button('Start the turn over'))
  await vi.waitFor(() => expect(solving.line).toEqual([]))
  await solving.analysis.play({ seat: 1, action: 1 })
  await solving.analysis.play({ seat: 1, action: 7 })
  await solving.check()
  expect(solving.verdict?.solved).toBe(true)
  expect(loadRecord().attempts.map(({ lost }) => lost)).toEqual([230])
})

test.each([
  ['ru', 'Упущено 2,3 очка.'],
  ['uk', 'Втрачено 2,3 бала.'],
] as const)('a verdict is told in every language: %s', async (tongue, words) => {
  speak(tongue)
  const solving = await Solving.open(PUZZLE)
  show(PuzzlePanel, { solving, words: undefined, view: {}, names: ['Ann', 'Bo'] })
  for (const action of [1, 3]) await solving.analysis.play({ seat: 1, action })
  await solving.check()
  flushSync()
  expect(find('.verdict').textContent).toBe(words)
})

test('a mistake comes back tomorrow if it is made again, and in three days if it is played well', async () => {
  for (const [action, known, days] of [
    [3, 0, 1],
    [7, 1, 3],
  ] as const) {
    const card = newCard(`${TABLE}/12`, 'toy', 'other', JUDGED, { line: [1] }, Date.now() - DAY)
    storeCards([card])
    const retry = await Retry.open(JUDGED, async () => spot([1]))
    show(DrillPanel, { card, retry, words: undefined, view: {}, names: ['Ann', 'Bo'], onnext: () => undefined })
    await retry.analysis.play({ seat: 1, action })
    flushSync()
    await vi.waitFor(() => expect(loadCards()[0]?.days).toBe(days))
    expect(loadCards()[0]?.known).toBe(known)
    expect(loadCards()[0]?.due).toBeGreaterThan(Date.now() + (days - 0.5) * DAY)
    expect(document.body.textContent).toContain(known ? 'Well played.' : 'It comes back tomorrow.')
    await clear()
  }
})

test('my mistakes in a reviewed game become cards, once, with their positions', async () => {
  const seat = (who: string) => ({ who, bot: who === 'bot' ? 'duke' : '', points: 1, place: 1, sources: {} })
  const game = { table: TABLE, game: 'toy', at: 1, whole: true, practice: false, hints: 0 }
  localStorage.setItem(
    'duchy-profile',
    JSON.stringify({ version: 1, games: [{ ...game, seats: [seat('bot'), seat('me')] }] }),
  )
  const review = {
    game: 'toy',
    decisions: [JUDGED, { ...JUDGED, ply: 20, grade: 'good' }, { ...JUDGED, ply: 30, seat: 0 }],
  } as unknown as Review
  const asked: number[] = []
  const spotAt = async (ply: number) => {
    asked.push(ply)
    return spot([])
  }
  await rememberMistakes(TABLE, review, spotAt, 5)
  await rememberMistakes(TABLE, review, spotAt, 9)
  expect(asked).toEqual([12])
  expect(loadCards()).toEqual([newCard(`${TABLE}/12`, 'toy', 'other', JUDGED, { line: [] }, 5)])
})

test('mistakes of a record become cards of the player with my name, all of them, under an id of the record', async () => {
  const decisions = Array.from({ length: 30 }, (_, ply) => ({ ...JUDGED, ply, lost: ply }))
  const review = { game: 'toy', decisions } as unknown as Review
  const id = recordId('duchy record 1\n')
  expect(id).toMatch(/^[0-9a-f]{16}$/)
  expect(id).not.toBe(recordId('duchy record 1\n1'))
  await drillMistakes(id, seatNamed(['Bo', ' ann '], 'Ann'), review, async () => spot([]), 5)
  expect(loadCards().map((card) => card.id)).toEqual(decisions.map(({ ply }) => `${id}/${ply}`).toReversed())
  expect([seatNamed(['Ann', 'ann'], 'Ann'), seatNamed(['Bo'], 'Ann'), seatNamed([''], '')]).toEqual([-1, -1, -1])
})

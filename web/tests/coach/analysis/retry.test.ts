/** A decision played again: the turn is played to its end and held against the best plan. */

import { flushSync } from 'svelte'
import { expect, test, vi } from 'vitest'
import RetryPanel from '../../../src/coach/analysis/RetryPanel.svelte'
import { Retry } from '../../../src/coach/analysis/retry.svelte'
import type { AnalysisPosition, Judged, Thought } from '../../../src/wire'
import { click, find, show, speak } from '../../setup'

const JUDGED: Judged = {
  ...{ ply: 12, seat: 1, turn: 10, phase: 'A', action: 3, notation: 'a3', fields: {}, words: '' },
  ...{ grade: 'mistake', lost: 410, solved: false, played: [], reasons: [], gains: [410, -410] },
  best: [{ seat: 1, action: 7, notation: 'a7', fields: {}, words: 'do 7', costs: {}, entries: [] }],
  candidates: [
    { action: 7, notation: 'a7', fields: {}, words: 'do 7', value: 500, win: 600, line: [] },
    { action: 3, notation: 'a3', fields: {}, words: 'do 3', value: 90, win: 500, line: [] },
  ],
}

const frame = (seat: number) => ({ seat, view: {}, legal: [], may_take_back: false })

const spot = (line: readonly number[]): AnalysisPosition => ({
  ...{ game: 'toy', position: { line }, seats: 2, ply: line.length, scores: [3, 4], places: [], outcomes: [] },
  ...{ acting: line.length > 0 ? [0] : [1], frames: line.length > 0 ? [frame(0), frame(1)] : [frame(1)] },
  ...{ last_seat: -1, action: -1, notation: '', fields: {}, journal: [] },
})

/** The value of the position itself is another one: it is never what a turn comes to. */
const thought = (value: number): Thought => ({
  ...{ seat: 0, effort: 0, last: true, values: [-70, 70], wins: [400, 600], lows: [0, 0], highs: [0, 0] },
  ...{ error: 0, lead: null, solved: false, candidates: [], reasons: [], weighed: value },
})

/** A server where action 7 comes to 5 points and any other to 4. */
function serve(): { asked: { seat: number }[]; thoughts: number } {
  const seen: { asked: { seat: number }[]; thoughts: number } = { asked: [], thoughts: 0 }
  vi.stubGlobal('fetch', async (path: string, { body }: { body: string }) => {
    const wanted = JSON.parse(body)
    if (path.endsWith('/think')) {
      seen.thoughts += 1
      expect([wanted.position, wanted.seat]).toEqual([spot([]).position, 1])
      return Response.json(thought(wanted.line[0] === 7 ? 500 : 400))
    }
    seen.asked.push(wanted)
    const plies = (wanted.plies ?? []).map((ply: { action: number }) => ply.action)
    return Response.json({ spots: [spot([...wanted.position.line, ...plies])] })
  })
  return seen
}

const opened = () => Retry.open(JUDGED, async () => spot([]))

test('a decision opens as its seat sees it, with a silent engine, and stays with that seat', async () => {
  const seen = serve()
  const retry = await opened()
  expect([retry.over, retry.mine, retry.best, retry.played]).toEqual([false, undefined, 500, 90])
  await retry.analysis.play({ seat: 1, action: 3 })
  expect(seen.asked.map(({ seat }) => seat)).toEqual([1, 1])
  expect(retry.analysis.frame?.seat).toBe(1)
  expect(retry.over).toBe(true)
  expect(seen.thoughts).toBe(0)
})

test.each([
  ['en', '1 point short of the best plan.'],
  ['ru', 'До лучшего плана не хватает: 1 очко.'],
  ['uk', 'До найкращого плану бракує: 1 бал.'],
] as const)('what the turn comes to stands beside the best plan and the game: %s', async (tongue, verdict) => {
  speak(tongue)
  const seen = serve()
  const retry = await opened()
  show(RetryPanel, { retry, words: undefined, view: {}, names: ['Ann', 'Bo'] })
  expect(document.body.textContent).toContain('Bo')
  expect(seen.thoughts).toBe(0)
  await retry.analysis.play({ seat: 1, action: 3 })
  flushSync()
  await vi.waitFor(() => expect(find('.verdict').textContent).toBe(verdict))
  const figures = [...document.querySelectorAll('dd')].map((one) => one.textContent)
  expect(figures).toEqual(tongue === 'en' ? ['+4.0', '+5.0', '+0.9'] : ['+4,0', '+5,0', '+0,9'])
  click([...document.querySelectorAll('section button')].at(-1) as Element)
  await vi.waitFor(() => expect(retry.analysis.node?.action).toBe(7))
  await vi.waitFor(() => expect(retry.short).toBe(0))
  expect(find('.plan').textContent).toContain('Do 7')
})

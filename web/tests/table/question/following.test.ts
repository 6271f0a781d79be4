/** The moves of others, one after the other, at the pace that was chosen. */

import { flushSync } from 'svelte'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { pace, STANDS } from '../../../src/browser/pace.svelte'
import { groupsOf, stepsOf } from '../../../src/net/steps'
import FollowButtons from '../../../src/table/question/FollowButtons.svelte'
import { Following, withPresent } from '../../../src/table/question/following.svelte'
import type { Happened, Moment, Moments, SeatInfo, Update } from '../../../src/wire'
import { click, press, show } from '../../setup'

const ME = 0
const BOT = 1
const CHANCE = 15

function ply(number: number, seat: number): Happened {
  return { number, at: 0, kind: 'ply', seat, notation: `${number}` }
}

/** An update that ends with so many events, of which every one but the first ten was a ply. */
function update(events: readonly Happened[], more: Partial<Update> = {}): Update {
  const number = (events.at(-1)?.number ?? 9) + 1
  const ply = number - 10
  const table = { id: 't', game: 'g', rules: 1, status: 'playing', seats: [], clock: {}, commitment: '' }
  return {
    number,
    full: false,
    now: number,
    table: { ...table, ply, acting: [BOT], scores: [0, 0] },
    you: [ME],
    frames: [{ seat: ME, view: `after ${ply}`, legal: [], may_take_back: false }],
    events,
    chats: [],
    acks: [],
    ...more,
  }
}

function moment(ply: number): Moment {
  const last = { seat: BOT, action: null, notation: '', fields: null, journal: [] }
  return { ply, acting: [BOT], scores: [ply, 0], view: `after ${ply}`, ...last }
}

const ask = vi.fn(async (_seat: number, since: number, limit: number) => {
  return { moments: Array.from({ length: limit }, (_, index) => moment(since + index)) } as unknown as Moments
})
let following: Following
const shown = () => following.shown?.number

beforeEach(() => {
  vi.useFakeTimers()
  pace.choose('normal')
  ask.mockClear()
  following = new Following(ask)
  following.open()
  following.take(update([ply(9, ME)], { full: true }))
})

afterEach(() => {
  following.close()
  vi.useRealTimers()
  vi.restoreAllMocks()
})

test('each step of a bot stands for a while before the next', () => {
  for (const number of [10, 11, 12]) following.take(update([ply(number, BOT)]))
  expect([shown(), following.waiting]).toEqual([11, 2])
  vi.advanceTimersByTime(STANDS.normal - 1)
  expect(shown()).toBe(11)
  vi.advanceTimersByTime(1)
  expect(shown()).toBe(12)
  vi.advanceTimersByTime(STANDS.normal)
  expect([shown(), following.waiting]).toEqual([13, 0])
})

test('a bot that takes its time is not delayed further', () => {
  following.take(update([ply(10, BOT)]))
  vi.advanceTimersByTime(STANDS.normal + 1)
  following.take(update([ply(11, BOT)]))
  expect(shown()).toBe(12)
})

test('at once means at once, also for what waits already', () => {
  for (const number of [10, 11, 12]) following.take(update([ply(number, BOT)]))
  pace.choose('once')
  following.resume()
  expect([shown(), following.waiting]).toEqual([13, 0])
  following.take(update([ply(13, BOT)]))
  expect(shown()).toBe(14)
})

test('step by step waits for the hand, however long', () => {
  pace.choose('step')
  for (const number of [10, 11]) following.take(update([ply(number, BOT)]))
  vi.advanceTimersByTime(600_000)
  expect([shown(), following.waiting]).toEqual([10, 2])
  following.next()
  expect(shown()).toBe(11)
  following.next()
  expect([shown(), following.waiting]).toEqual([12, 0])
})

test('what my own seats do is never delayed, and ends the following', () => {
  for (const number of [10, 11]) following.take(update([ply(number, BOT)]))
  following.take(update([ply(12, ME), ply(13, CHANCE)]))
  expect([shown(), following.waiting]).toEqual([14, 0])
  following.take(update([ply(14, 2)], { you: [0, 2] }))
  expect(shown()).toBe(15)
})

test('a bot that plays for me is followed like any other', () => {
  const seats = [{ name: 'Ann', kind: 'person', played_by_bot: true } as SeatInfo]
  for (const number of [10, 11]) {
    const step = update([ply(number, ME)])
    following.take({ ...step, table: { ...step.table, seats } })
  }
  expect([shown(), following.waiting]).toEqual([11, 1])
})

test.each([
  ['a table that is loaded anew', { full: true }],
  ['a take-back', { events: [{ number: 12, at: 0, kind: 'back', seat: ME }] }],
])('%s is shown at once', (_, more) => {
  for (const number of [10, 11]) following.take(update([ply(number, BOT)]))
  following.take(update([ply(12, BOT)], more))
  expect([shown(), following.waiting]).toEqual([13, 0])
})

test('words and proposals come when nothing waits, else in their order', () => {
  const chat = (number: number): Happened => ({ number, at: 0, kind: 'chat', seat: BOT })
  following.take(update([chat(10)]))
  expect(shown()).toBe(11)
  for (const events of [[ply(11, BOT)], [ply(12, BOT)], [chat(13)]]) following.take(update(events))
  expect(shown()).toBe(12)
  vi.advanceTimersByTime(STANDS.normal)
  expect([shown(), following.waiting]).toEqual([14, 0])
})

test('out of sight nothing waits', () => {
  for (const number of [10, 11]) following.take(update([ply(number, BOT)]))
  const sight = vi.spyOn(document, 'visibilityState', 'get').mockReturnValue('hidden')
  document.dispatchEvent(new Event('visibilitychange'))
  expect([shown(), following.waiting]).toEqual([12, 0])
  for (const number of [12, 13, 14]) following.take(update([ply(number, BOT)]))
  expect(shown()).toBe(15)
  sight.mockRestore()
})

test('nobody is kept waiting for a long past', () => {
  pace.choose('step')
  for (let number = 10; number < 100; number += 1) following.take(update([ply(number, BOT)]))
  expect([shown(), following.waiting]).toEqual([60, 40])
})

test('while my clock runs steps are fast', () => {
  pace.choose('slow')
  const seats = [{ name: 'Ann', kind: 'person', deadline: 5 } as SeatInfo]
  following.take(update([ply(10, BOT)]))
  const last = update([ply(11, BOT)])
  following.take({ ...last, table: { ...last.table, seats } })
  vi.advanceTimersByTime(STANDS.fast)
  expect(shown()).toBe(12)
})

test('several actions in one update are shown one by one, as they were seen', async () => {
  following.take(update([ply(10, BOT), ply(11, CHANCE), ply(12, BOT), ply(13, BOT)]))
  await vi.advanceTimersByTimeAsync(0)
  expect(ask).toHaveBeenCalledExactlyOnceWith(ME, 1, 4)
  expect(following.shown).toMatchObject({ number: 12, frames: [{ view: 'after 2', legal: [] }], table: { ply: 2 } })
  await vi.advanceTimersByTimeAsync(STANDS.normal)
  expect(following.shown).toMatchObject({ number: 13, frames: [{ view: 'after 3' }], table: { scores: [3, 0] } })
  await vi.advanceTimersByTimeAsync(STANDS.normal)
  expect(following.shown).toMatchObject({ number: 14, frames: [{ view: 'after 4' }], events: [{ number: 13 }] })
})

test('where the moments cannot be asked for, all is shown together', async () => {
  ask.mockRejectedValueOnce(new Error('offline'))
  following.take(update([ply(10, BOT), ply(11, BOT)]))
  await vi.advanceTimersByTimeAsync(0)
  expect([shown(), following.waiting]).toEqual([12, 0])
  expect(following.shown?.events).toHaveLength(2)
})

test('an action of mine ends the question for moments', async () => {
  following.take(update([ply(10, BOT), ply(11, BOT)]))
  following.take(update([ply(12, ME)]))
  expect(shown()).toBe(13)
  await vi.advanceTimersByTimeAsync(STANDS.normal)
  expect([shown(), following.waiting]).toEqual([13, 0])
})

test('draws belong to the action before them', () => {
  const events = [ply(10, CHANCE), ply(11, BOT), ply(12, CHANCE), ply(13, ME)]
  expect(groupsOf(events).map((group) => group.map(({ number }) => number))).toEqual([[10, 11, 12], [13]])
  expect(stepsOf(update(events), undefined)).toHaveLength(1)
})

test('who is there and what is proposed is never late', () => {
  const [old, seats] = [update([ply(10, BOT)]), [{ name: 'Ben', kind: 'person' } as SeatInfo]]
  const latest = { ...update([ply(11, BOT)]), table: { ...old.table, seats, ply: 2 } }
  expect(withPresent(old, latest, []).table).toMatchObject({ seats, ply: 1 })
})

const choices = (...actions: number[]) => ({
  frames: [{ seat: ME, view: '', legal: actions.map((action) => ({ action, fields: {} })), may_take_back: true }],
})

test.each([
  ['as long as it is asked, whatever others do', [1, 2], [ply(11, BOT)], 2],
  ['not when something else is asked', [2, 3], [ply(11, BOT)], 0],
  ['not when it was answered, even if the same is asked again', [1, 2], [ply(11, BOT), ply(12, ME)], 0],
  ['not after an undo', [1, 2], [{ ...ply(11, BOT), kind: 'back' as const }], 0],
])('what is asked of several at once can be answered %s', (_, actions, events, count) => {
  const [before, latest] = [update([ply(10, BOT)], choices(1, 2)), update(events, choices(...actions))]
  expect(withPresent(before, latest, [ply(10, BOT), ...events]).frames[0]?.legal).toHaveLength(count)
})

test('an action of mine after one of others is shown at once', () => {
  following.take(update([ply(10, BOT)]))
  following.take(update([ply(11, BOT), ply(12, ME)]))
  expect([shown(), following.waiting]).toEqual([13, 0])
  expect(ask).not.toHaveBeenCalled()
})

test('buttons and keys go on; they are there only while something waits', () => {
  pace.choose('step')
  const page = show(FollowButtons, { following })
  expect(page.querySelectorAll('button')).toHaveLength(0)
  for (const number of [10, 11, 12]) following.take(update([ply(number, BOT)]))
  flushSync()
  const [next, skip] = page.querySelectorAll('button')
  click(next as Element)
  expect(shown()).toBe(11)
  document.body.dispatchEvent(new KeyboardEvent('keydown', { code: 'KeyF', bubbles: true }))
  expect(shown()).toBe(12)
  press(document.body, 'x')
  expect(shown()).toBe(12)
  click(skip as Element)
  expect(shown()).toBe(13)
  expect(page.querySelectorAll('button')).toHaveLength(0)
})

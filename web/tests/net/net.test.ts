/** The client of a table: what it keeps, sends again and forgets. */

import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { Refused } from '../../src/net/api'
import { VERSION } from '../../src/net/mirror'
import { TableClient } from '../../src/net/table.svelte'
import type { Happened, Update } from '../../src/wire'
import { wholeOf } from '../whole'

class FakeSocket {
  static readonly OPEN = 1
  static all: FakeSocket[] = []
  readyState = 0
  sent: Record<string, unknown>[] = []
  onopen: (() => void) | undefined
  onmessage: ((message: { data: string }) => void) | undefined
  onclose: ((event: { code: number; reason: string }) => void) | undefined
  readonly url: string

  constructor(url: string) {
    this.url = url
    FakeSocket.all.push(this)
  }
  send(text: string) {
    this.sent.push(JSON.parse(text) as Record<string, unknown>)
  }
  opens() {
    this.readyState = FakeSocket.OPEN
    this.onopen?.()
  }
  says(message: unknown) {
    this.onmessage?.({ data: JSON.stringify(message) })
  }
  breaks(code = 1006, reason = '') {
    this.readyState = 3
    this.onclose?.({ code, reason })
  }
  close() {
    this.readyState = 3
  }
}

const event = (number: number, kind = 'ply'): Happened => ({ number, at: 0, kind })

function update(number: number, events: readonly Happened[], more: Partial<Update> = {}): Update {
  const table = { id: 't', game: 'g', rules: 1, status: 'playing', seats: [], clock: {}, commitment: '', ply: 0 }
  return {
    number,
    full: false,
    now: 5000,
    table: { ...table, acting: [], scores: [] },
    you: [0],
    frames: [],
    events,
    chats: [],
    acks: [],
    ...more,
  }
}

/** Whatever comes is drawn before the next comes. */
const drawnAtOnce = (draw: () => void) => {
  draw()
  return 0
}
const last = () => FakeSocket.all.at(-1) as FakeSocket
let client: TableClient

beforeEach(() => {
  vi.useFakeTimers()
  vi.stubGlobal('WebSocket', FakeSocket)
  vi.stubGlobal('requestAnimationFrame', drawnAtOnce)
  vi.stubGlobal(
    'fetch',
    vi.fn(async () => new Response('{"code":"no-table","words":"no"}', { status: 404 })),
  )
  FakeSocket.all = []
  client = new TableClient('0123456789abcdef')
  client.open()
})

afterEach(() => {
  client.close()
  vi.useRealTimers()
  vi.unstubAllGlobals()
})

test('it says hello with what it has, and joins what is new to what was there', () => {
  last().opens()
  expect(last().sent).toEqual([{ type: 'hello', number: 0, mark: 0, version: VERSION }])
  last().says(wholeOf(update(2, [event(0), event(1)], { full: true })))
  last().says(wholeOf(update(4, [event(1), event(2), event(3, 'chat')])))
  expect(client.link).toBe('open')
  expect(client.events.map((one) => one.number)).toEqual([0, 1, 2, 3])
  expect(client.chats.map((one) => one.number)).toEqual([3])
})

test('a full update replaces everything, and its options hold for those that follow', () => {
  last().opens()
  const { table } = update(0, [])
  const brought = { ...table, options: { players: 3 }, printed: { set: {} } }
  last().says(wholeOf(update(9, [event(7), event(8)], { full: true, table: brought })))
  last().says(wholeOf(update(10, [event(9)])))
  expect(client.events.map((one) => one.number)).toEqual([7, 8, 9])
  expect(client.update?.table.options).toEqual({ players: 3 })
  expect(client.update?.table.printed).toEqual({ set: {} })
})

test('a lost connection is opened again, later each time, and asks for what was missed', () => {
  last().opens()
  const whole = wholeOf(update(5, [event(4)], { full: true }))
  last().says(whole)
  last().breaks()
  expect(client.link).toBe('lost')
  vi.advanceTimersByTime(400)
  expect(FakeSocket.all.length).toBe(2)
  last().breaks()
  vi.advanceTimersByTime(400)
  expect(FakeSocket.all.length).toBe(2)
  vi.advanceTimersByTime(400)
  expect(FakeSocket.all.length).toBe(3)
  last().opens()
  expect(last().sent).toEqual([{ type: 'hello', number: 5, mark: whole.mark, version: VERSION }])
})

test('what was not answered is sent again with the same id, and answered once', async () => {
  last().opens()
  last().says(wholeOf(update(1, [event(0)], { full: true })))
  const answer = client.say({ type: 'move', seat: 0, action: 7, number: 1 })
  const [, first] = last().sent
  expect(client.pending).toBe(1)
  last().breaks()
  vi.advanceTimersByTime(400)
  last().opens()
  expect(last().sent[1]).toEqual(first)
  last().says(
    wholeOf(update(2, [event(1)], { acks: [{ type: 'ack', id: String(first?.['id']), number: 1, table: '' }] })),
  )
  expect((await answer).number).toBe(1)
  expect(client.pending).toBe(0)
})

test('a refusal is told with its code and reason', async () => {
  last().opens()
  const answer = client.say({ type: 'resign', seat: 0 })
  const id = String(last().sent[1]?.['id'])
  last().says({ type: 'refused', id, code: 'illegal', words: 'no', reason: { code: 'x', rule: 'B1', values: {} } })
  const error = await answer.catch((why: unknown) => why)
  expect(error).toBeInstanceOf(Refused)
  expect((error as Refused).code).toBe('illegal')
  expect((error as Refused).reason?.rule).toBe('B1')
})

test('a server that is busy is asked again with the same', async () => {
  last().opens()
  const answer = client.say({ type: 'leave' })
  const sent = last().sent[1]
  last().says({ type: 'refused', id: sent?.['id'], code: 'unavailable', words: 'soon', reason: null })
  vi.advanceTimersByTime(1000)
  expect(last().sent[2]).toEqual(sent)
  last().says({ type: 'ack', id: sent?.['id'], number: 3, table: '' })
  expect((await answer).number).toBe(3)
})

test('a table that is not ours to see is not tried for ever', async () => {
  last().breaks()
  await vi.advanceTimersByTimeAsync(1)
  expect(client.link).toBe('closed')
  await vi.advanceTimersByTimeAsync(60_000)
  expect(FakeSocket.all.length).toBe(1)
})

test('the clock is the server’s', () => {
  vi.setSystemTime(1000)
  last().opens()
  last().says(wholeOf(update(1, [], { full: true, now: 61_000 })))
  expect(client.now()).toBe(61_000)
})

test('who is here is known while the connection stands', () => {
  last().opens()
  last().says({ type: 'present', seats: [true, null, false] })
  expect(client.present).toEqual([true, null, false])
  last().breaks()
  expect(client.present).toEqual([])
})

test('what is not answered in time is a lost connection; the answer ends it', async () => {
  last().opens()
  last().says(wholeOf(update(1, [event(0)], { full: true })))
  const answer = client.say({ type: 'move', seat: 0, action: 7, number: 1 })
  const [, first] = last().sent
  vi.advanceTimersByTime(2400)
  expect(client.link).toBe('open')
  vi.advanceTimersByTime(200)
  expect(client.link).toBe('lost')
  vi.advanceTimersByTime(400)
  expect(FakeSocket.all.length).toBe(2)
  last().opens()
  expect(last().sent[1]).toEqual(first)
  last().says(
    wholeOf(update(2, [event(1)], { acks: [{ type: 'ack', id: String(first?.['id']), number: 1, table: '' }] })),
  )
  await answer
  expect(client.link).toBe('open')
  vi.advanceTimersByTime(60_000)
  expect(client.link).toBe('open')
})

test('a browser that is offline has lost its connection at once, and tries again when it is online', () => {
  last().opens()
  last().says(wholeOf(update(1, [event(0)], { full: true })))
  dispatchEvent(new Event('offline'))
  expect(client.link).toBe('lost')
  dispatchEvent(new Event('online'))
  expect(FakeSocket.all.length).toBe(2)
})

test('what comes faster than it can be drawn is taken in together, and joined where all is shown at once', () => {
  let draw: () => void = () => undefined
  vi.stubGlobal('requestAnimationFrame', (draws: () => void) => {
    draw = draws
    return 1
  })
  for (const joins of [true, false]) {
    const taken: Update[] = []
    const busy = new TableClient(
      '0123456789abcdef',
      (one) => taken.push(one),
      () => joins,
    )
    const ack = (id: string) => ({ type: 'ack' as const, id, number: 0, table: '' })
    busy.hear(wholeOf(update(1, [event(0)], { full: true })))
    busy.hear(wholeOf(update(2, [event(1)], { acks: [ack('a')] })))
    busy.hear(wholeOf(update(4, [event(2), event(3)], { acks: [ack('b')] })))
    expect(taken.map(({ number }) => number)).toEqual([1])
    draw()
    expect(taken.map(({ number }) => number)).toEqual(joins ? [1, 4] : [1, 2, 4])
    expect(busy.update?.number).toBe(4)
    expect(busy.events.map(({ number }) => number)).toEqual([0, 1, 2, 3])
    if (joins)
      expect(taken.at(-1)).toMatchObject({ full: false, events: [{}, {}, {}], acks: [{ id: 'a' }, { id: 'b' }] })
    draw()
    busy.hear(wholeOf(update(5, [event(4)])))
    expect(busy.update?.number).toBe(5)
    busy.hear(wholeOf(update(6, [event(5)])))
    vi.advanceTimersByTime(300)
    expect(busy.update?.number).toBe(6)
    busy.close()
  }
})

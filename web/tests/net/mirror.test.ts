/** The page's copy of a table: changes, fingerprints that are the server's, and what to do without them. */

import { expect, test } from 'vitest'
import { Legend } from '../../src/net/legend'
import { changed, crc, type Json, markOf } from '../../src/net/marks'
import { Mirror, VERSION } from '../../src/net/mirror'
import type { Change, Whole } from '../../src/wire'

/** The same document, with the same fingerprint, is in the server's tests. */
const DOCUMENT: Json = {
  table: { seats: [{ name: 'Zoë Ж' }, { name: 'Bo' }], ply: 3, over: false, seed: null },
  view: { tiles: ['a', '', 'b'], none: [], counts: { farm: 2 } },
}
const MARK = 1216904668

test('a fingerprint is that of the server', () => {
  expect(crc('123456789')).toBe(0xcbf43926)
  expect(markOf(DOCUMENT)).toBe(MARK)
})

test.each<[string, Json, Json, Json]>([
  ['a value is replaced', { a: 1 }, { a: [2] }, { a: 2 }],
  ['a field comes and another goes', { a: 1, b: [1] }, { a: [], c: [{ d: null }] }, { b: [1], c: { d: null } }],
  ['items change and follow', ['a', 'b'], { 0: ['c'], 2: ['d'], 3: [['e']] }, ['c', 'b', 'd', ['e']]],
  ['a list ends sooner', [{ a: 1 }, { a: 2 }, { a: 3 }], { 0: { a: [5] }, 1: [] }, [{ a: 5 }]],
  ['everything is new', [1, 2], [{ a: 'b' }], { a: 'b' }],
  ['a list becomes empty', { a: ['x'] }, { a: { 0: [] } }, { a: [] }],
])('%s, and the fingerprint moves with it', (_, before, change, after) => {
  const { value, moved } = changed(before, change)
  expect(value).toEqual(after)
  expect((markOf(before) + moved) >>> 0).toBe(markOf(after))
})

test('what did not change stays the same object', () => {
  const before = { one: { a: 1 }, other: { b: [1, 2] } }
  const { value } = changed(before, { one: { a: [2] } })
  expect((value as typeof before).other).toBe(before.other)
  expect(before.one.a).toBe(1)
})

const table = { id: 't', game: 'g', rules: 1, status: 'playing', seats: [], clock: {}, commitment: '', ply: 4 }
const view = { tiles: ['', 'b'], hand: [] }
const whole: Whole = {
  type: 'whole',
  version: VERSION,
  number: 10,
  mark: markOf({ table, view }),
  first: 9,
  full: true,
  table,
  view,
  legend: [
    { do: 'end', first: 0, count: 1, fields: {} },
    { do: 'offer', first: 1, count: 6, fields: { card: [2, 1, 3], face: [1, ['up', 'down']] } },
    { do: 'take', first: 7, count: 1, fields: {} },
    { do: 'place', first: 20, count: 20, fields: { die: [10, 0, 1], hex: [1, 3, 12] } },
  ],
  events: [{ at: 1000, seat: 0, action: 7, told: [['take', 0, { tile: 'b' }, 4, 'mine']] }],
  options: { players: 2 },
  own: {
    you: [1],
    frames: [
      {
        seat: 1,
        legal: [31, 32],
        costs: { workers: { 32: 2 } },
        back: true,
        view: { hand: [['port']] },
      },
    ],
  },
}
const MARK_AFTER = markOf({ table: { ...table, ply: 5 }, view: { ...view, tiles: ['c', 'b'] } })
const change: Change = {
  type: 'change',
  first: 10,
  base: whole.mark,
  table: { ply: [5] },
  view: { tiles: { 0: ['c'] } },
  events: [{ at: 1000, seat: 1, kind: 'blank' }, { seat: 15 }],
  shown: [{ number: 10, action: 3 }],
  acks: { m1: 10 },
  now: 3,
}

test('a whole table has the public view, what only my seat sees, and its actions by their fields', () => {
  const update = new Mirror().hear(whole)
  expect(update?.frames).toEqual([
    {
      seat: 1,
      view: { tiles: ['', 'b'], hand: ['port'] },
      legal: [
        { action: 31, fields: { do: 'place', die: 1, hex: 4 } },
        { action: 32, fields: { do: 'place', die: 1, hex: 5 }, costs: { workers: 2 } },
      ],
      may_take_back: true,
    },
  ])
  const journal = [{ code: 'take', seat: 0, values: { tile: 'b' }, points: 4, source: 'mine' }]
  expect(update?.events).toEqual([
    { number: 9, at: 1000, kind: 'ply', seat: 0, action: 7, fields: { do: 'take' }, journal },
  ])
  expect([update?.full, update?.table.options]).toEqual([true, { players: 2 }])
})

test('a change moves the public table, and what is mine stays until it is sent again', () => {
  const mirror = new Mirror()
  mirror.hear(whole)
  const update = mirror.hear(change)
  expect(update?.table).toMatchObject({ ply: 5, options: { players: 2 } })
  expect(update?.frames[0]?.view).toEqual({ tiles: ['c', 'b'], hand: ['port'] })
  expect(update?.frames[0]?.legal).toHaveLength(2)
  expect(update?.events).toEqual([
    { number: 10, at: 2000, kind: 'ply', seat: 1, action: 3, fields: { do: 'offer', card: 2, face: 'up' } },
    { number: 11, at: 2000, kind: 'ply', seat: 15 },
  ])
  expect(update?.acks).toEqual([{ type: 'ack', id: 'm1', number: 10, table: 't' }])
  expect([mirror.number, mirror.mark, update?.now]).toEqual([12, MARK_AFTER, 2003])
})

test('what only my seat sees stays if that is said, and its actions are new', () => {
  const mirror = new Mirror()
  mirror.hear(whole)
  const update = mirror.hear({ ...change, own: { you: [1], frames: [{ seat: 1, legal: [0], keep: true }] } })
  expect(update?.frames).toEqual([
    {
      seat: 1,
      view: { tiles: ['c', 'b'], hand: ['port'] },
      legal: [{ action: 0, fields: { do: 'end' } }],
      may_take_back: false,
    },
  ])
})

test.each<[string, Partial<Change>]>([
  ['it builds on another fingerprint', { base: 1 }],
  ['it builds on other events', { first: 9 }],
  ['it does not fit', { view: { tiles: { 7: ['c'] } } }],
])('everything is asked for if %s', (_, wrong) => {
  const mirror = new Mirror()
  mirror.hear(whole)
  expect(mirror.hear({ ...change, ...wrong })).toBeUndefined()
  expect(mirror.hear(whole)?.number).toBe(10)
  expect(mirror.hear(change)?.number).toBe(12)
})

test('a spectator has one view without actions, and nobody has one before the start', () => {
  const { own: _, ...public_ } = whole
  expect(new Mirror().hear(public_)?.frames).toEqual([{ seat: -1, view, legal: [], may_take_back: false }])
  expect(new Mirror().hear({ ...public_, view: null })?.frames).toEqual([])
})

test('a legend reads every action of a block, and knows no other', () => {
  const legend = new Legend(whole.legend ?? [])
  expect([1, 2, 3, 4, 5, 6].map((action) => legend.fields(action))).toEqual(
    [1, 2, 3].flatMap((card) => ['up', 'down'].map((face) => ({ do: 'offer', card, face }))),
  )
  expect([legend.fields(20), legend.fields(39)]).toEqual([
    { do: 'place', die: 0, hex: 3 },
    { do: 'place', die: 1, hex: 12 },
  ])
  expect(() => legend.fields(8)).toThrow('the legend has no action 8')
})

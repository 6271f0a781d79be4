/** The page's copy of a table: changes, fingerprints that are the server's, and what to do without them. */

import { expect, test } from 'vitest'
import { changed, crc, type Json, markOf } from '../../src/net/marks'
import { Mirror } from '../../src/net/mirror'
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
  version: 2,
  number: 10,
  mark: markOf({ table, view }),
  first: 9,
  full: true,
  table,
  view,
  events: [{ at: 1000, seat: 0, action: 7, fields: { do: 'take' }, told: [['take', 0, { tile: 'b' }, 4, 'mine']] }],
  options: { players: 2 },
  own: {
    you: [1],
    frames: [
      {
        seat: 1,
        legal: [
          {
            do: 'place',
            names: ['die', 'hex'],
            rows: [
              [31, 1, 4, 0],
              [32, 1, 5, 2],
            ],
            paid: ['workers'],
          },
        ],
        may_take_back: true,
        view: { hand: [['port']] },
      },
    ],
  },
}
const after = { ply: 5 }
const change: Change = {
  type: 'change',
  first: 10,
  base: whole.mark,
  number: 12,
  mark: markOf({ table: { ...table, ...after }, view: { ...view, tiles: ['c', 'b'] } }),
  table: { ply: [5] },
  view: { tiles: { 0: ['c'] } },
  events: [{ at: 2000, seat: 1, kind: 'blank' }, { seat: 15 }],
  shown: [{ number: 10, action: 3, fields: { do: 'offer' } }],
  now: 3,
}

test('a whole table has the public view, what only my seat sees, and its actions by their fields', () => {
  const update = new Mirror().hear(whole)
  expect(update?.frames).toEqual([
    {
      seat: 1,
      view: { tiles: ['', 'b'], hand: ['port'] },
      legal: [
        { action: 31, fields: { do: 'place', die: 1, hex: 4 }, costs: {} },
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
    { number: 10, at: 2000, kind: 'ply', seat: 1, action: 3, fields: { do: 'offer' } },
    { number: 11, at: 2000, kind: 'ply', seat: 15 },
  ])
  expect([mirror.number, mirror.mark]).toEqual([12, change.mark])
})

test('what only my seat sees stays if that is said, and its actions are new', () => {
  const mirror = new Mirror()
  mirror.hear(whole)
  const legal = [{ do: 'end', names: [], rows: [[0]] }]
  const update = mirror.hear({ ...change, own: { you: [1], frames: [{ seat: 1, legal, keep: true }] } })
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
  ['it leads to another fingerprint', { mark: 1 }],
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

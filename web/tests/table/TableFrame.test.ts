/** The frame around a running table: what somebody does is heard from the first moment, and is not lost by what arrives. */

import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { flushSync } from 'svelte'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { game as burgundyGame } from '../../src/games/burgundy/game'
import BurgundyTable from '../../src/games/burgundy/Table.svelte'
import { game as kingdomGame } from '../../src/games/kingdom/game'
import KingdomTable from '../../src/games/kingdom/Table.svelte'
import { TableClient } from '../../src/net/table.svelte'
import type { Slot } from '../../src/slot/table'
import { Herald } from '../../src/table/head/herald.svelte'
import { Following } from '../../src/table/question/following.svelte'
import TableFrame from '../../src/table/TableFrame.svelte'
import { beginLoading } from '../../src/ui/bits.svelte'
import type { Choice, Happened, Heard, TableInfo, Update } from '../../src/wire'
import { click, find, press, show } from '../setup'
import { wholeOf } from '../whole'

const kingdom = kingdomGame()

const burgundy = burgundyGame()

interface Seen {
  readonly view: unknown
  readonly legal: readonly Choice[]
  readonly options: Record<string, string | number>
}

const SLOTS: Readonly<Record<string, Slot>> = {
  burgundy: { ...burgundy, Table: BurgundyTable },
  kingdom: { ...kingdom, Table: KingdomTable },
}
const seenAt = (name: string) =>
  JSON.parse(readFileSync(join(import.meta.dirname, `../fixtures/${name}.json`), 'utf8')) as Seen
const ply = (number: number, seat: number): Happened => ({ number, at: 0, kind: 'ply', seat, journal: [] })
const chat = (number: number): Happened => ({ number, at: 0, kind: 'chat', seat: 1, data: { text: 'good luck' } })

let client: TableClient
let latest: Update

function updateOf(name: string): Update {
  const { view, legal, options } = seenAt(name)
  const [game = ''] = name.split('-')
  const seats = ['Anna', 'Bo'].map((one) => ({ name: one, kind: 'person' as const }))
  const table: TableInfo = {
    id: 't',
    game,
    rules: 1,
    status: 'playing',
    seats,
    clock: { kind: 'none' },
    commitment: '',
    ply: 27,
    acting: [0],
    scores: [0, 0],
    options,
  }
  const frames = [{ seat: 0, view, legal, may_take_back: false }]
  const rest = { now: 0, you: [0], events: [], chats: [], acks: [] }
  return { number: 40, full: true, table, frames, ...rest }
}

/** Sit down at a table; the props follow what the client hears. */
function sit(name: string): void {
  client = new TableClient('t')
  latest = updateOf(name)
  client.hear(wholeOf(latest))
  const following = new Following(async () => Promise.reject(new Error('nobody is asked')))
  const slot = SLOTS[latest.table.game] as Slot
  show(TableFrame, {
    client,
    following,
    slot,
    herald: new Herald('t'),
    get update() {
      return client.update as Update
    },
  })
}

function hear(heard: Heard | Update): void {
  if (!('type' in heard)) latest = heard
  client.hear('type' in heard ? heard : wholeOf(heard))
  flushSync()
}

/** The same table after more events. */
function later(events: readonly Happened[], change: Partial<TableInfo> = {}): Update {
  const number = (events.at(-1)?.number ?? latest.number - 1) + 1
  const plies = events.filter(({ kind }) => kind === 'ply').length
  const table = { ...latest.table, ply: latest.table.ply + plies, ...change }
  return { ...latest, full: false, number, events, table }
}

const die = (index: number) => find<HTMLElement>(`[data-die="${index}"]`)
const lit = () => document.querySelectorAll('[data-spot^="space:"] .ring.lit').length
const turn = () => find<HTMLElement>('.frame').dataset['turn']
const pressed = (element: Element) => element.getAttribute('aria-pressed')

beforeEach(() => {
  vi.useFakeTimers()
  vi.stubGlobal('requestAnimationFrame', (draw: () => void) => {
    draw()
    return 0
  })
  vi.stubGlobal('fetch', async () => Response.json([]))
})
afterEach(() => {
  vi.runAllTimers()
  vi.useRealTimers()
  vi.unstubAllGlobals()
})

test('a key before the table is drawn is answered when it is, once; a die that was picked lights the tiles', () => {
  beginLoading()
  sit('burgundy-turn')
  expect(document.querySelector('footer')).toBeNull()
  vi.advanceTimersToNextTimer()
  flushSync()
  expect(document.querySelector('[data-table]')).toBeNull()
  expect(turn()).toBe('opening')
  vi.advanceTimersToNextTimer()
  flushSync()
  click(die(0))
  press(document.body, '2')
  vi.advanceTimersToNextTimer()
  flushSync()
  expect(turn()).toBe('opening')
  const opened = () => document.querySelector('[data-table] [data-duchy="1"]') !== null
  expect(opened()).toBe(false)
  press(document.body, 'v')
  for (let piece = 0; piece < 12 && turn() === 'opening'; piece += 1) {
    vi.advanceTimersByTime(50)
    flushSync()
  }
  expect(turn()).toBe('mine')
  expect(opened()).toBe(true)
  expect(pressed(die(0))).toBe('true')
  expect(lit()).toBeGreaterThan(0)
})

describe('what is picked stays picked', () => {
  test('when somebody speaks, comes, proposes, when nothing is new, and when all is sent again', () => {
    sit('burgundy-turn')
    const [table, first] = [find('[data-table]'), die(0)]
    click(first)
    const proposed = { number: 41, at: 0, kind: 'asked', seat: 1, data: { what: 'back' } }
    for (const heard of [
      () => later([chat(40)]),
      (): Heard => ({ type: 'present', seats: [true, true] }),
      () => later([proposed]),
      () => later([]),
      () => ({ ...latest, full: true }),
    ]) {
      hear(heard())
      expect(find('[data-table]')).toBe(table)
      expect(die(0)).toBe(first)
      expect(pressed(first)).toBe('true')
      expect(lit()).toBeGreaterThan(0)
    }
    hear(later([ply(42, 0)]))
    expect(pressed(die(0))).toBe('false')
    click(die(0))
    hear(later([{ number: 43, at: 0, kind: 'back' }], { ply: 27 }))
    expect(pressed(die(0))).toBe('false')
  })

  test('when the other player acts at the same time', () => {
    sit('kingdom-offer')
    const card = () => find('[data-spot^="hand:"] button')
    click(card())
    expect(pressed(card())).toBe('true')
    hear(later([ply(40, 1)]))
    expect(pressed(card())).toBe('true')
  })
})

test('a hand that trembles clicks; while words are on their way to the others, the table is played on', () => {
  sit('burgundy-turn')
  const move = (type: string, x: number) =>
    die(0).dispatchEvent(new PointerEvent(type, { clientX: x, clientY: 9, bubbles: true, pointerType: 'mouse' }))
  document.elementFromPoint = () => die(0)
  move('pointerdown', 0)
  move('pointermove', 12)
  move('pointerup', 12)
  click(die(0))
  expect(pressed(die(0))).toBe('true')

  void client.say({ type: 'chat', text: 'good luck' })
  flushSync()
  expect(turn()).toBe('mine')
  click(die(1))
  expect(pressed(die(1))).toBe('true')
  void client.say({ type: 'move', seat: 0, action: 9, number: 40 })
  flushSync()
  expect(turn()).toBe('sending')
})

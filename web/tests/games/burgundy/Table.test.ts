/** The table of Burgundy with a real frame: what is drawn, what a click does, what keys do. */

import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { createRawSnippet } from 'svelte'
import { beforeEach, expect, test, vi } from 'vitest'
import type { View } from '../../../src/games/burgundy/facts/view'
import Bar from '../../../src/games/burgundy/frame/Bar.svelte'
import Player from '../../../src/games/burgundy/frame/Player.svelte'
import { Desk } from '../../../src/games/burgundy/play/play.svelte'
import Table from '../../../src/games/burgundy/Table.svelte'
import { entryText } from '../../../src/games/burgundy/words/log'
import type { About, SlotProps } from '../../../src/slot/table'
import type { Choice, Foreseen } from '../../../src/wire'
import { click, find, press, show } from '../../setup'

const frame = JSON.parse(readFileSync(join(import.meta.dirname, '../../fixtures/burgundy-turn.json'), 'utf8')) as {
  view: unknown
  legal: Choice[]
  options: Record<string, unknown>
}

const choose = vi.fn(async () => undefined)
const ask = vi.fn(async (about: About): Promise<readonly Foreseen[]> => {
  if (about.fields) return [{ ...foreseen(0), reason: { code: 'bought-already', rule: 'B3.3', values: {} } }]
  return (about.actions ?? []).map(foreseen)
})

/** Taking from the third depot would score; everything else brings nothing. */
function foreseen(action: number): Foreseen {
  const points = action === 13 ? 4 : 0
  const region = { code: 'region', seat: 0, values: { size: 2 }, words: '', points, source: 'regions' }
  return {
    action,
    notation: '',
    fields: {},
    words: '',
    reason: null,
    hidden: false,
    journal: points ? [region] : [],
    points: [points, 0],
    sources: [points ? { regions: points } : {}, {}],
    acting: [0],
    asked: { question: 'turn', seats: [0], about: {} },
    costs: {},
  }
}

function sit(legal = frame.legal, other: Partial<SlotProps> = {}): void {
  const props: SlotProps = {
    update: { table: { ply: 27 } } as unknown as NonNullable<SlotProps['update']>,
    view: frame.view,
    seat: 0,
    names: ['Anna', 'Bo'],
    acting: [0],
    scores: [0, 0],
    options: frame.options,
    legal,
    events: [],
    busy: false,
    still: false,
    tab: '',
    desk: new Desk(),
    choose,
    ask,
    turnTo: () => undefined,
    ...other,
  }
  const head = createRawSnippet<[number]>((seat) => ({ render: () => `<b>${props.names[seat()]}</b>` }))
  show(Table, props)
  show(Bar, props)
  for (const player of [0, 1]) show(Player, { ...props, player, head })
}

const die = (index: number) => find<HTMLElement>(`[data-die="${index}"]`)
const space = (spot: string) => find<HTMLElement>(`[data-spot="space:${spot}"] button`)
const line = () => find<HTMLElement>('.asked .line').textContent?.replace(/\s+/g, ' ').trim()

beforeEach(() => {
  choose.mockClear()
  ask.mockClear()
  sit()
})

test('the board, my duchy and the players are there', () => {
  expect(document.querySelectorAll('.ring > div')).toHaveLength(7)
  expect(document.querySelectorAll('[data-duchy="0"] [data-cell]')).toHaveLength(37)
  expect([...document.querySelectorAll('[data-rival] b')].map((name) => name.textContent)).toEqual(['Anna', 'Bo'])
})

test('a click on a small duchy opens it over mine, another one goes back', () => {
  const small = find<HTMLElement>('[data-rival="1"] button')
  click(small)
  expect(document.querySelector('[data-duchy="1"]')).not.toBeNull()
  expect(small.getAttribute('aria-pressed')).toBe('true')
  click(small)
  expect(document.querySelector('[data-duchy="0"]')).not.toBeNull()
})

test('a die, then a tile: the tile is taken', () => {
  click(die(0))
  expect(die(0).getAttribute('aria-pressed')).toBe('true')
  click(space('3:1'))
  expect(choose).toHaveBeenCalledExactlyOnceWith(13)
})

test('a tile, then a die: the tile is taken', () => {
  click(space('2:1'))
  expect(line()).toBe('Choose a die for this.')
  click(die(1))
  expect(choose).toHaveBeenCalledExactlyOnceWith(33)
})

test('Escape lets go of what was picked', () => {
  click(die(0))
  press(document.body, 'Escape')
  expect(die(0).getAttribute('aria-pressed')).toBe('false')
})

test('a turn that ends with an unused die is asked about once, and again when the same moment comes back', () => {
  const end = () => find<HTMLElement>('[data-spot="do:end"]')
  click(end())
  expect(end().textContent?.trim()).toBe('End anyway')
  expect(choose).not.toHaveBeenCalled()
  click(end())
  expect(choose).toHaveBeenCalledOnce()
  expect(end().textContent?.trim()).toBe('End turn')
  click(end())
  click(die(0))
  click(space('3:1'))
  expect(choose).toHaveBeenCalledTimes(2)
  expect(end().textContent?.trim()).toBe('End turn')
})

test('what is not possible says why, as the engine says it', async () => {
  click(space('black:1'))
  expect(ask).toHaveBeenCalledExactlyOnceWith({ fields: { do: 'buy', workers: 0, depot: 'black', space: 1 } })
  await vi.waitFor(() => expect(line()).toBe('You have already bought a tile this turn. More in the rules'))
  expect(choose).not.toHaveBeenCalled()
})

test('while others move, what cannot be answered says so', async () => {
  document.body.replaceChildren()
  sit([])
  ask.mockResolvedValueOnce([])
  click(space('black:1'))
  await vi.waitFor(() => expect(line()).toBe('It’s not your turn yet. Please wait.'))
})

test('what an action would bring is asked once, and said before it is done', async () => {
  click(die(0))
  await vi.waitFor(() => expect(ask).toHaveBeenCalledOnce())
  expect(ask.mock.calls[0]?.[0].actions).toContain(13)
  space('3:1').dispatchEvent(new PointerEvent('pointerenter', { pointerType: 'mouse' }))
  await vi.waitFor(() => expect(line()).toContain('Points: +4 (region of 2: 4).'))
  await new Promise((done) => setTimeout(done, 80))
  expect(ask).toHaveBeenCalledOnce()
  expect(choose).not.toHaveBeenCalled()
})

test('a number opens the duchy of a player, Escape closes it', () => {
  press(document.body, '2')
  expect(find('.estate').getAttribute('aria-label')).toBe('Bo’s duchy')
  press(document.body, 'Escape')
  expect(find('.estate').getAttribute('aria-label')).toBe('My duchy')
})

test('a line of the chronicle names who, what and where', () => {
  const told = { code: 'take', seat: 1, values: { tile: 'bank', depot: 3 }, words: '' }
  expect(entryText(told, (seat) => ['Anna', 'Bo'][seat] ?? '')).toBe('Bo takes the bank from depot 3.')
})

test('a ship that finds no goods loads nothing', () => {
  const told = { code: 'load', seat: 0, values: { depots: [1], goods: [] }, words: '' }
  expect(entryText(told, () => 'Anna')).toBe('Anna finds nothing to load in depot 1.')
})

test.each([
  ['of a running game', false],
  ['of the past', true],
])('a used die keeps its face, also for who came later: a picture %s', async (_, still) => {
  document.body.replaceChildren()
  const view = frame.view as View
  const seats = view.seats.map((seat) => ({ ...seat, dice: [0, 0] }))
  const roll = (seat: number, dice: number[]) => ({ journal: [{ code: 'roll', seat, values: { dice }, words: '' }] })
  const recall = vi.fn(async () => [roll(0, [6, 5]), roll(1, [4, 2])])
  sit([], { view: { ...view, seats }, still, recall })
  await vi.waitFor(() => expect(document.querySelectorAll('[data-rival="0"] .dice .pip')).toHaveLength(11))
  expect(document.querySelectorAll('[data-rival="1"] .dice .pip')).toHaveLength(6)
  expect(document.querySelectorAll('[data-spot="dice"] .die.used .pip')).toHaveLength(11)
  expect(recall).toHaveBeenCalledOnce()
})

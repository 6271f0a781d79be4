/** The frame of any game: addresses, words, and the general way to answer a question. */

import { flushSync } from 'svelte'
import { expect, test, vi } from 'vitest'
import { address, read } from '../../src/browser/route.svelte'
import { drawings, drawings2011 } from '../../src/games/burgundy/facts/drawings'
import { matters } from '../../src/games/burgundy/facts/relevance'
import { reasonWords } from '../../src/games/burgundy/words/prompts'
import { gameName, optionName, optionText } from '../../src/i18n/names'
import { Refused } from '../../src/net/api'
import type { TableClient } from '../../src/net/table.svelte'
import { isLeft } from '../../src/play/keys'
import type { SlotProps } from '../../src/slot/table'
import { setupTrouble } from '../../src/start/new/trouble'
import TableHead from '../../src/table/head/TableHead.svelte'
import Outline from '../../src/table/Outline.svelte'
import Choices from '../../src/table/question/Choices.svelte'
import DiceCheck from '../../src/table/result/DiceCheck.svelte'
import { counted, passagesOf } from '../../src/table/talk/passages'
import { linesOf, refusal, stepWords, stopWords, timeLeft, winnersOf } from '../../src/table/talk/words'
import type { TableInfo, Told, Update } from '../../src/wire'
import { click, press, show, speak } from '../setup'

test('an address is read as it is written', () => {
  const table = '0123456789abcdef'
  for (const route of [
    { page: 'start' },
    { page: 'new', game: 'kingdom' },
    { page: 'learn', game: 'burgundy' },
    { page: 'table', table },
    { page: 'replay', table },
    { page: 'record' },
    { page: 'solo', game: 'kingdom' },
  ] as const) {
    expect(read(address(route))).toEqual(route)
  }
})

test('a bare # carries a token; what is neither leads nowhere', () => {
  expect(read('#dkKjf4SyzJto_nYOwMLij25CLfhx_QdH')).toEqual({ page: 'join', token: 'dkKjf4SyzJto_nYOwMLij25CLfhx_QdH' })
  expect(read('#short').page).toBe('lost')
  expect(read('#/table/../etc').page).toBe('lost')
  expect(read('#/nothing').page).toBe('lost')
})

const name = (seat: number) => ['Ann', 'Ben'][seat] ?? '?'
const told = (words: string, more: Partial<Told> = {}): Told => ({ code: 'x', seat: 0, values: {}, words, ...more })

test('the log calls players by their names, and says what happens at the table', () => {
  const ply = { number: 4, at: 0, kind: 'ply', seat: 1, journal: [told('player 2 takes a tile', { points: 3 })] }
  expect(linesOf(ply, undefined, name)).toMatchObject([{ words: 'Ben takes a tile', points: 3, key: '4.0' }])
  const left = { number: 5, at: 0, kind: 'left', seat: 0 }
  expect(linesOf(left, undefined, name)).toMatchObject([{ words: 'Ann leaves the table.', table: true }])
  const asked = { number: 6, at: 0, kind: 'asked', seat: 1, data: { what: 'back', to: 3 } }
  expect(linesOf(asked, undefined, name)).toMatchObject([{ words: 'Ben asks to undo some steps.' }])
  expect(linesOf({ number: 7, at: 0, kind: 'blank', seat: 1 }, undefined, name)).toEqual([])
})

test('a game says its own words where it has them', () => {
  const ply = { number: 4, at: 0, kind: 'ply', seat: 1, journal: [told('x')] }
  expect(linesOf(ply, { entry: () => 'своё' }, name)[0]?.words).toBe('Своё')
})

const line = (key: string, seat: number, heading?: { rank: 'step'; words: string }) => ({
  key,
  seat,
  number: 0,
  words: key,
  short: key,
  points: 0,
  table: false,
  heading,
})

test('what is said several times in a row is one line with a count; points are told one by one', () => {
  const cube = (key: string) => ({ ...line(key, 0), words: 'Ann places gold in alchemy.' })
  const found = counted([cube('a'), cube('b'), line('c', 0), cube('d'), { ...cube('e'), points: 2 }])
  expect(found.map(({ line, times }) => `${line.key}${times}`)).toEqual(['a2', 'c1', 'd1', 'e1'])
})

test('what one player does in a row stands together, a heading alone', () => {
  const head = { rank: 'step', words: 'Round 1' } as const
  const passages = passagesOf([line('a', 0), line('b', 0), line('c', -1, head), line('d', -1), line('e', 1)])
  expect(passages.map((one) => one.lines.map(({ key }) => key).join(''))).toEqual(['ab', 'c', 'd', 'e'])
})

test('a step of somebody says the name once', () => {
  const ply = (number: number, seat: number, journal: readonly Told[]) => ({
    number,
    at: 0,
    kind: 'ply',
    seat,
    journal,
  })
  const words = {
    entry: (entry: Told, who: (seat: number) => string, short?: boolean) =>
      `${short ? '' : who(entry.seat)} ${entry.code}s.`,
  }
  const events = [
    ply(4, 1, [told('', { code: 'die', seat: 1 }), told('', { code: 'take', seat: 1 })]),
    ply(5, 15, [told('', { code: 'roll', seat: 0 })]),
  ]
  expect(stepWords(events, words, name)).toBe('Ben: Dies. Takes. Ann rolls.')
  expect(stepWords([ply(4, 1, [told('player 2 rests', { seat: 1 })])], undefined, name)).toBe('Ben: Ben rests')
  expect(stepWords([ply(4, 1, [])], words, name)).toBe('')
})

test('refusals are said in the language of the page, reasons by the game', () => {
  speak('uk')
  expect(refusal(new Refused('full', 'every seat is taken'), undefined)).toBe('Усі місця зайнято.')
  expect(refusal(new Refused('strange', 'as the server says'), undefined)).toBe('as the server says')
  const reason = { code: 'number', rule: 'B3', values: {} }
  expect(refusal(new Refused('illegal', 'the die is a 2', reason), undefined)).toBe('The die is a 2')
  expect(refusal(new Refused('illegal', '', reason), { reason: () => 'так не можна' })).toBe('так не можна')
})

test('why a game of earlier rules stops is said in the language of the page', () => {
  speak('ru')
  const stop = (code: string, values = {}) => ({
    ply: 101,
    notation: 'lay 1',
    rules: 7,
    reason: { code, rule: 'B2.3', values },
  })
  const words = { reason: reasonWords }
  expect(stopWords(stop('not-your-turn', { turn: 2 }), words, name)).toBe(
    'шаг 101 невозможен по правилам версии 7. Сейчас не ваш ход. Ходит: Ben.',
  )
  expect(stopWords(stop('no-such-action'), words, name)).toMatch(/ Такого действия больше нет\.$/)
  expect(stopWords(stop('unheard-of'), words, name)).toMatch(/ Теперь правила этого не позволяют\.$/)
  expect(stopWords(stop('die-used'), undefined, name)).toMatch(/ Теперь правила этого не позволяют\.$/)
})

test('who gives up alone has not won', () => {
  const table = { seats: [{}], places: [1], why: 'resigned' } as unknown as TableInfo
  expect(winnersOf(table, name)).toEqual([])
  expect(winnersOf({ ...table, why: 'played' }, name)).toEqual(['Ann'])
  expect(winnersOf({ ...table, seats: [...table.seats, ...table.seats], places: [2, 1] }, name)).toEqual(['Ben'])
})

test('a table where a draw was taken back is called practice, and no other', () => {
  const client = { link: 'open', pending: 0 } as unknown as TableClient
  const head = (practice: boolean) => {
    const table = { id: 'a', game: 'burgundy', status: 'playing', seats: [], acting: [], practice }
    const update = { number: 1, table, you: [0], events: [], frames: [], present: [] } as unknown as Update
    const given = { tab: 'board' } as unknown as SlotProps
    return show(TableHead, { client, update, slot: { Table: undefined }, given, onending: vi.fn(), act: vi.fn() })
  }
  const marks = (page: Element) => [...page.querySelectorAll('header .note')].map((one) => one.textContent)
  expect(marks(head(false))).toEqual([])
  expect(marks(head(true))).toEqual(['Practice'])
})

test('time left is minutes, hours or days', () => {
  expect(timeLeft(61_000)).toBe('1:01')
  expect(timeLeft(3_600_000)).toBe('1:00:00')
  expect(timeLeft(86_400_000 + 7_200_000)).toBe('1 d 2 h')
  expect(timeLeft(-5)).toBe('0:00')
})

test('options are named in the language of the page, and by the engine where nobody has translated them', () => {
  const option = { name: 'edition', default: 2019, words: 'Whose rules.', choices: [] }
  expect(optionText('burgundy', option)).toBe('Whose rules.')
  speak('ru')
  expect(optionName('burgundy', option)).toBe('Издание')
  expect(optionText('burgundy', option)).toBe('Правила и герцогства какого издания.')
  expect(optionName('burgundy', { ...option, name: 'new_rule' })).toBe('New rule')
  expect(gameName('chess')).toBe('Chess')
})

const slot = (more: Partial<SlotProps>): SlotProps => ({
  update: undefined,
  view: {},
  seat: 0,
  names: [],
  acting: [0],
  scores: [],
  options: {},
  legal: [],
  events: [],
  busy: false,
  still: false,
  tab: '',
  desk: undefined,
  choose: async () => {},
  ask: async () => [],
  turnTo: () => {},
  ...more,
})

test('every legal action is a button, in groups that do the same', () => {
  const choose = vi.fn(async () => {})
  const legal = ['take', 'place', 'take'].map((does, action) => ({
    action,
    fields: { do: does, slot: action },
  }))
  const page = show(Choices, { given: slot({ legal, choose }), words: undefined })
  const groups = [...page.querySelectorAll('[role=group]')]
  expect(groups.map((group) => [...group.querySelectorAll('button')].map((one) => one.textContent))).toEqual([
    ['Take 0', 'Take 2'],
    ['Place 1'],
  ])
  click(groups[1]?.querySelector('button') as Element)
  expect(choose).toHaveBeenCalledWith(1)
})

test('nothing is chosen while an action is on its way', () => {
  const choose = vi.fn(async () => {})
  const legal = [{ action: 3, fields: { do: 'end' } }]
  const page = show(Choices, { given: slot({ legal, choose, busy: true }), words: undefined })
  click(page.querySelector('button') as Element)
  expect(choose).not.toHaveBeenCalled()
})

test('any view can be read as an outline', () => {
  const page = show(Outline, { value: { round_goods: [1, 2], seats: [{ points: 3 }], top: '' }, open: true })
  flushSync()
  expect(page.textContent).toContain('round goods')
  expect(page.textContent).toContain('1, 2')
  expect(page.querySelectorAll('details').length).toBe(2)
})

test('the duchies on the form are those of the engine', () => {
  const plain = drawings.filter((drawing) => drawing.kind === 'duchy')
  expect(plain.length).toBeGreaterThanOrEqual(10)
  for (const drawing of plain) expect(drawing.hexes.length, drawing.name).toBe(37)
  expect(plain[0]?.hexes[0]).toMatchObject({ colour: 'animal', number: 6, place: { row: 0, across: 3 } })
})

test('the duchies of 2011 have the numbers of their time', () => {
  expect(drawings2011.map(({ name }) => name)).toEqual(['1', '2', '3', '4', '5', '6', '7', '8', '9'])
  const later = (name: string) => drawings.find((drawing) => drawing.name === name)?.hexes
  expect(drawings2011[1]?.hexes).toBe(later('10'))
  expect(drawings2011[2]?.hexes).toBe(later('3'))
})

test('options that cannot be had together are not asked for', () => {
  const alone = { players: 1, edition: 2011, teams: 'yes', trade_routes: 'yes' }
  expect(
    ['edition', 'shields', 'trade_routes', 'route_order', 'start', 'teams'].filter((one) => matters(one, alone)),
  ).toEqual([])
  expect(matters('teams', { players: 4, edition: 2011 })).toBe(false)
  expect(matters('drawings', { players: 4, edition: 2019, teams: 'yes' })).toBe(false)
  expect(matters('inns', alone)).toBe(true)
})

test('a game that cannot be set up names the option that does not fit', () => {
  const start = { name: 'start', words: '', default: 'auto', choices: [] }
  const refused = new Refused('wrong', 'option start: duchy 3 has no castle in the centre: choose turn or hidden')
  expect(setupTrouble('burgundy', [start], refused)).toBe(
    'Starting castle: duchy 3 has no castle in the centre: choose turn or hidden.',
  )
  speak('uk')
  expect(setupTrouble('burgundy', [start], refused)).toBe(
    'Це не поєднується з іншими налаштуваннями партії: Початковий замок.',
  )
  expect(setupTrouble('burgundy', [], new Refused('full', 'full'))).toBe('Усі місця зайнято.')
})

test('a fault of a card set is said in the language of the page, with its place in the file', () => {
  const set = { name: 'set', words: '', default: 'house', choices: [] }
  const values = { where: "development 'farm'.recycles", known: ['materials', 'gold'], got: "'wood'", more: 2 }
  const refused = new Refused('wrong', 'option set: expected one of …', { code: 'set-not-one-of', rule: '', values })
  expect(setupTrouble('kingdom', [set], refused)).toBe(
    "Cards: development 'farm'.recycles: expected one of materials, gold, got 'wood'. Other faults: 2.",
  )
  speak('ru')
  expect(setupTrouble('kingdom', [set], refused)).toBe(
    "Карты: development 'farm'.recycles: нужно одно из списка (materials, gold), а указано 'wood'. Других ошибок: 2.",
  )
})

test('what is checked at the end is called by what chance decides by', () => {
  for (const luck of [undefined, 'cards'] as const) show(DiceCheck, { load: vi.fn(), luck })
  const buttons = () => [...document.querySelectorAll('.check button')].map((button) => button.textContent)
  expect(buttons()).toEqual(['Verify the dice', 'Verify the draw'])
  speak('uk')
  flushSync()
  expect(buttons()).toEqual(['Перевірити кубики', 'Перевірити роздачу'])
})

test('a key is the table’s again as soon as a dialog is closed, though the focus is still in it', () => {
  const dialog = document.createElement('dialog')
  const button = document.createElement('button')
  dialog.append(button)
  dialog.open = true
  const left: boolean[] = []
  dialog.addEventListener('keydown', (event) => left.push(isLeft(event)))
  press(button, '2')
  dialog.open = false
  press(button, '2')
  expect(left).toEqual([false, true])
})

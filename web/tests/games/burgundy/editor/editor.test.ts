/** The board editor: the document is changed field by field, and the engine says which field is wrong. */

import { flushSync } from 'svelte'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import EditorPage from '../../../../src/games/burgundy/editor/EditorPage.svelte'
import { Editing } from '../../../../src/games/burgundy/editor/editing.svelte'
import { faultWords } from '../../../../src/games/burgundy/editor/faults'
import { fieldWords } from '../../../../src/games/burgundy/editor/fields'
import {
  bare,
  changed,
  emptyPosition,
  fieldName,
  leftOf,
  tilesFor,
  turnOf,
  type Whole,
  withBonus,
  withTile,
  withTurnOf,
} from '../../../../src/games/burgundy/editor/position'
import { handed } from '../../../../src/slot/analysis'
import type { AnalysisPosition, WantedPosition } from '../../../../src/wire'
import { click, find, show, speak } from '../../../setup'

const six = [0, 0, 0, 0, 0, 0]
const NUMBERS = ['1', '2', '3', '4', '5', '6']

const POSITION = {
  game: 'burgundy',
  options: { players: 2, duchies: '1,1' },
  phase: 'A',
  round: 1,
  white: 0,
  order: [2, 1],
  turn: 1,
  bridge: [2, 1],
  bought: false,
  depots: { ...Object.fromEntries(NUMBERS.map((one) => [one, ['', '', '', '']])), black: ['', '', '', ''] },
  goods: Object.fromEntries(NUMBERS.map((one) => [one, six])),
  round_goods: [0, 0, 0, 0, 0],
  bag: [7, 7, 7, 7, 7, 7],
  piles: { coloured: { castle: 13, mine: 10, monastery2: 1 }, black: { castle: 2, bank: 3 } },
  seats: [0, 1].map(() => ({ points: 0, dice: [0, 0], storage: ['', '', ''], space: 0, board: 0, choice: '' })),
  duchies: [0, 1].map(() => ({
    name: '1',
    tiles: { 19: 'castle' },
    goods: six,
    sold: six,
    silver: 0,
    workers: 0,
    large_bonus: [],
    small_bonus: [],
  })),
  agenda: [{ question: 'turn', seat: 2 }],
}

const DOCUMENT = bare(POSITION)

function spotOf(position: Record<string, unknown>): AnalysisPosition {
  const hexes = Array.from({ length: 37 }, (_, index) => ({
    colour: index === 0 ? 'mine' : 'castle',
    number: 1,
    region: 0,
    tile: '',
    row: Math.floor(index / 7),
    across: (index % 7) * 2,
  }))
  const view = { edition: 2019, duchies: [{ hexes }, { hexes }], seats: [] }
  return {
    game: 'burgundy',
    position: { ...(position['phase'] ? position : POSITION), piles: POSITION.piles, bag: POSITION.bag },
    seats: 2,
    ply: 0,
    acting: [0],
    scores: [0, 0],
    places: [],
    frames: [{ seat: 0, view, legal: [], may_take_back: false }],
    outcomes: [],
    last_seat: -1,
    action: -1,
    notation: '',
    fields: {},
    journal: [],
  }
}

/** An engine that refuses more than ten silver. */
function serve(): WantedPosition[] {
  const asked: WantedPosition[] = []
  vi.stubGlobal('fetch', async (path: string, { body = '{}' }: { body?: string } = {}) => {
    if (!path.endsWith('analysis/spot')) return Response.json({ nickname: 'Ann' })
    const wanted = JSON.parse(body) as WantedPosition
    asked.push(wanted)
    const silver = (wanted.position as unknown as Whole).duchies[1]?.silver ?? 0
    if (silver > 10) {
      const reason = {
        code: 'position',
        rule: '',
        values: { field: 'duchies[1].silver', fault: 'range', low: 0, high: 10 },
      }
      return Response.json({ code: 'position', words: 'duchies[1].silver: too much', reason }, { status: 400 })
    }
    return Response.json({ spots: [spotOf(wanted.position)] })
  })
  return asked
}

beforeEach(() => localStorage.clear())
afterEach(() => vi.useRealTimers())

test('a field is changed where it is, and nothing else', () => {
  const next = changed(DOCUMENT, ['duchies', 1, 'goods', 3], 2)
  expect(next.duchies[1]?.goods).toEqual([0, 0, 0, 2, 0, 0])
  expect(next.duchies[0]).toBe(DOCUMENT.duchies[0])
  expect(DOCUMENT.duchies[1]?.goods).toEqual(six)
  expect(fieldName(['duchies', 1, 'goods', 3])).toBe('duchies[1].goods[3]')
  expect(fieldName(['depots', 'black', 2])).toBe('depots.black[2]')
})

test('tiles are laid and taken, bonus tiles come and go, a turn is given to a seat', () => {
  const laid = withTile(DOCUMENT, 0, 4, 'mine')
  expect(laid.duchies[0]?.tiles).toEqual({ 5: 'mine', 19: 'castle' })
  expect(withTile(laid, 0, 18, '').duchies[0]?.tiles).toEqual({ 5: 'mine' })
  const taken = withBonus(DOCUMENT, 0, 'large_bonus', 'mine')
  expect(taken.duchies[0]?.large_bonus).toEqual(['mine'])
  expect(withBonus(taken, 0, 'large_bonus', 'mine').duchies[0]?.large_bonus).toEqual([])
  expect(turnOf(DOCUMENT)).toBe(1)
  const turned = withTurnOf(DOCUMENT, 0)
  expect([turned.turn, turnOf(turned)]).toEqual([2, 0])
  expect(turnOf({ agenda: [{ question: 'turn' }, { question: 'church' }] })).toBe(-1)
})

test('what is left follows from the rest, and says which tiles can be laid', () => {
  expect(DOCUMENT).not.toHaveProperty('piles')
  expect(DOCUMENT).not.toHaveProperty('bag')
  const left = leftOf(POSITION)
  expect(left.get('castle')).toBe(15)
  expect(tilesFor('castle', left.keys())).toEqual(['castle'])
  expect(tilesFor('any', left.keys())).toEqual(['castle', 'mine', 'bank', 'monastery2'])
  expect(emptyPosition(['1', '7'])).toMatchObject({ options: { players: 2, duchies: '1,7' }, seats: [{}, {}] })
})

test.each([
  ['duchies[1].silver', 'Bo, silver:'],
  ['duchies[0].tiles.17', 'Ann, hex 17:'],
  ['seats[0].dice[1]', 'Ann, dice:'],
  ['depots.3', 'depot 3:'],
  ['round', 'round:'],
  ['', 'Position:'],
  ['monastery2', 'Monastery 2:'],
  ['something_new', 'field “something_new”:'],
])('a field is called by its name: %s', (field, words) => {
  expect(fieldWords(field, ['Ann', 'Bo'])).toBe(words)
})

test('a hex is called by what is printed on it', () => {
  const printed = (duchy: number, hex: number) => (duchy === 1 && hex === 19 ? 'City hex 6' : '')
  expect(fieldWords('duchies[1].tiles.19', ['Ann', 'Bo'], printed)).toBe('Bo, City hex 6:')
})

test('changes that follow each other are shown to the engine as one; a refusal names the field and loses nothing', async () => {
  vi.useFakeTimers()
  const asked = serve()
  const editing = new Editing()
  await editing.open(POSITION)
  expect(editing.good).toBe(true)
  const document = editing.document as Whole
  editing.change(changed(document, ['duchies', 1, 'silver'], 5))
  editing.change(changed(document, ['duchies', 1, 'silver'], 50))
  expect(editing.good).toBe(false)
  await vi.advanceTimersByTimeAsync(200)
  expect(asked).toHaveLength(2)
  expect(editing.wrong).toEqual({
    field: 'duchies[1].silver',
    words: 'duchies[1].silver: too much',
    fault: 'range',
    values: { low: 0, high: 10 },
  })
  expect(editing.document?.duchies[1]?.silver).toBe(50)
  editing.change(changed(document, ['duchies', 1, 'silver'], 6))
  await vi.advanceTimersByTimeAsync(200)
  expect(editing.good).toBe(true)
  expect(bare(editing.spot?.position ?? {}).duchies[1]?.silver).toBe(6)
})

test.each(['en', 'ru', 'uk'] as const)('a position is set up by hand and taken to the board: %s', async (tongue) => {
  speak(tongue)
  serve()
  show(EditorPage, {})
  await vi.waitFor(() => expect(document.querySelectorAll('[data-cell]').length).toBe(74))
  expect(document.body.textContent).not.toMatch(/\{|undefined|NaN/)
  click(find('[data-cell="0"]'))
  flushSync()
  const dialog = find('dialog')
  click(dialog.querySelector('.tiles > button:nth-of-type(2)') as Element)
  const [silver] = [...document.querySelectorAll<HTMLInputElement>('.means input[type=number]')]
  const field = silver as HTMLInputElement
  field.value = '7'
  field.dispatchEvent(new Event('change', { bubbles: true }))
  flushSync()
  const analyse = find<HTMLButtonElement>('.state button')
  await vi.waitFor(() => expect(analyse.disabled).toBe(false))
  click(analyse)
  const [first] = bare(handed()?.position ?? {}).duchies
  expect(first).toMatchObject({ silver: 7, tiles: { 1: 'mine', 19: 'castle' } })
})

test.each([
  ['en', 'range', { low: 0, high: 10 }, 'too much'],
  ['ru', 'range', { low: 0, high: 10 }, 'Допустимы числа от 0 до 10.'],
  ['uk', 'wrong-colour', { tile: 'mine', colour: 'ship' }, 'Сюди такий жетон не підходить (Копальня): тут річка.'],
  ['ru', 'goods-too-often', { goods: 1, found: 8, most: 7 }, 'Слишком много (Бирюзовые товары): 8. Всего их 7.'],
  ['ru', 'unheard-of', {}, 'Это значение здесь не подходит.'],
  ['uk', '', {}, 'Це значення тут не підходить.'],
] as const)('what is wrong is said in the language of the page: %s %s', (tongue, fault, values, words) => {
  speak(tongue)
  expect(faultWords({ field: 'seats', words: 'seats: too much', fault, values })).toBe(words)
})

test('the refused field is marked where it stands', async () => {
  serve()
  show(EditorPage, {})
  await vi.waitFor(() => expect(document.querySelectorAll('.means').length).toBe(2))
  const field = document
    .querySelectorAll<HTMLInputElement>('.means')[1]
    ?.querySelector<HTMLInputElement>('input[type=number]') as HTMLInputElement
  field.value = '11'
  field.dispatchEvent(new Event('change', { bubbles: true }))
  await vi.waitFor(() => expect(field.getAttribute('aria-invalid')).toBe('true'))
  expect(find('[role=status]').textContent).toContain('Player 2, silver:')
  expect(document.querySelectorAll('[aria-invalid=true]')).toHaveLength(1)
  expect(find<HTMLButtonElement>('.state button').disabled).toBe(true)
})

/** The chronicle: every entry of the engine's journal is a sentence in each language, in its grammar. */

import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, test } from 'vitest'
import { KINDS } from '../../../../src/games/burgundy/facts/names'
import { optionsOf } from '../../../../src/games/burgundy/facts/options'
import type { View } from '../../../../src/games/burgundy/facts/view'
import { hexName, hexOnto, tileIn } from '../../../../src/games/burgundy/words/grammar'
import { entryText } from '../../../../src/games/burgundy/words/log'
import { optionText, questionText } from '../../../../src/games/burgundy/words/prompts'
import { LANGUAGES } from '../../../../src/i18n/index.svelte'
import type { Choice, Told } from '../../../../src/wire'
import { speak } from '../../../setup'

/** A view with as much as the words look at: two seats with a castle, a mine, a river, a monastery, a city, a pasture. */
const hexes = ['castle', 'mine', 'ship', 'monastery', 'building', 'animal'].map((colour, index) => ({
  colour,
  number: 6 - index,
  tile: '',
}))
const viewWith = (more: object = {}): View =>
  ({
    seats: [0, 1].map((duchy) => ({ duchy, dice: [4, 2], board: [], storage: ['bank'] })),
    duchies: [0, 1].map(() => ({ hexes, goods: [0, 0, 0, 3, 0, 0], silver: 2 })),
    depots: [['church'], [], [], [], [], []],
    black_depot: ['ship'],
    asked: { question: 'turn', seats: [0], about: {} },
    ...more,
  }) as unknown as View
const name = (seat: number) => ['Ann', 'Bo', 'Cy'][seat] ?? '?'

/** Entries of the first seat, and what is read of them: `code {values} +points`, then a line for each language. */
const CASES = readFileSync(join(import.meta.dirname, '../../../fixtures/log.txt'), 'utf8')
  .trim()
  .split('\n\n')
  .map((block) => {
    const [head = '', ...lines] = block.split('\n')
    const [, code = '', values = '{}', points = '0'] = /^(\S+) (\{.*\})(?: \+(\d+))?$/.exec(head) ?? []
    const told: Told = {
      code,
      seat: code === 'remove' ? -1 : 0,
      values: JSON.parse(values),
      points: Number(points),
      words: '',
    }
    return { told, words: new Map(lines.map((line) => [line.slice(0, 2), line.slice(3)])) }
  })

describe.each(LANGUAGES)('%s', (tongue) => {
  test.each(CASES)('tells $told.code', ({ told, words }) => {
    speak(tongue)
    expect(entryText(told, name, false, viewWith())).toBe(words.get(tongue))
  })

  test('names every tile within a sentence', () => {
    speak(tongue)
    for (const kind of KINDS) expect(tileIn(kind), kind).toMatch(/^[\p{Ll}\d][^{}]*$/u)
  })
})

test('every entry of the journal has its sentence', () => {
  const source = readFileSync(
    join(import.meta.dirname, '../../../../../src/duchy/games/burgundy/text/words.py'),
    'utf8',
  )
  const entries = /ENTRIES: Final = \{(.*?)\n\}/s.exec(source)?.[1] ?? ''
  const codes = [...entries.matchAll(/^ {4}"([a-z-]+)":/gm)].map(([, code]) => code)
  expect(codes.length).toBeGreaterThan(50)
  expect(codes.filter((code) => !CASES.some(({ told }) => told.code === code))).toEqual([])
})

test('under the name of who acts the sentence begins with what is done', () => {
  const told = { code: 'take', seat: 0, values: { tile: 'bank', depot: 3 }, words: '' }
  expect(entryText(told, name, true, viewWith())?.trim()).toBe('takes the bank from depot 3.')
})

test.each([
  ['en', 'city hex 2', 'on city hex 2', 'in the duchy'],
  ['ru', 'город 2', 'в город (клетка 2)', 'в герцогство'],
  ['uk', 'місто 2', 'у місто (ділянка 2)', 'у герцогство'],
] as const)('%s: a hex is its region and the number printed on it', (tongue, called, onto, unknown) => {
  speak(tongue)
  expect(hexName(viewWith(), 1, 5)).toBe(called)
  expect(hexOnto(viewWith(), 1, 5)).toBe(onto)
  expect(hexOnto(undefined, 1, 5)).toBe(unknown)
})

const choice = (fields: Choice['fields']): Choice => ({ action: 1, fields })

test.each([
  [
    'en',
    [
      'Take the church from depot 1',
      'Buy the ship for 2 silver',
      'Place the bank on city hex 2',
      'Sell 3 red goods tiles',
    ],
  ],
  [
    'ru',
    [
      'Взять церковь со склада 1',
      'Купить корабль за 2 монеты',
      'Выложить банк в город (клетка 2)',
      'Продать 3 красных товара',
    ],
  ],
  [
    'uk',
    [
      'Взяти церкву зі складу 1',
      'Купити корабель за 2 монети',
      'Викласти банк у місто (ділянка 2)',
      'Продати 3 червоні товари',
    ],
  ],
] as const)('%s: a button says what is done, with what, and where', (tongue, words) => {
  speak(tongue)
  const legal = [
    choice({ do: 'take', die: 1, depot: 1, space: 1 }),
    choice({ do: 'buy', workers: 0, depot: 'black', space: 1 }),
    choice({ do: 'place', die: 1, slot: 1, hex: 5 }),
    choice({ do: 'sell', die: 1, goods: 4 }),
  ]
  expect(optionsOf(legal).map((option) => optionText(option, viewWith(), 0))).toEqual(words)
})

test.each([
  ['en', 'Use your dice.', 'Both dice used. You can buy a tile or end your turn.', 'Both dice used. End your turn.'],
  [
    'ru',
    'Используйте кубики.',
    'Кубики использованы. Можно купить тайл или завершить ход.',
    'Кубики использованы. Завершите ход.',
  ],
  [
    'uk',
    'Використайте кубики.',
    'Кубики використано. Можна купити жетон або завершити хід.',
    'Кубики використано. Завершіть хід.',
  ],
] as const)('%s: who has used both dice is told what is left', (tongue, turn, buy, end) => {
  speak(tongue)
  const used = viewWith({ seats: [{ duchy: 0, dice: [0, 0], board: [], storage: [] }] })
  const ends = choice({ do: 'end' })
  expect(questionText(viewWith(), 0, [ends])).toBe(turn)
  expect(questionText(used, 0, [ends, choice({ do: 'buy', workers: 0, depot: 'black', space: 1 })])).toBe(buy)
  expect(questionText(used, 0, [ends])).toBe(end)
})

test('what is left after both dice need not be a purchase', () => {
  speak('en')
  const used = viewWith({ seats: [{ duchy: 0, dice: [0, 0], board: [], storage: [] }] })
  const legal = ['end', 'hire', 'hire', 'point', 'lay'].map((does) => choice({ do: does }))
  expect(questionText(used, 0, legal)).toBe(
    'Both dice used. You can hire workers for silver, buy a point, choose a highlighted item or end your turn.',
  )
})

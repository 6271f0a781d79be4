/** What an action would bring, in words, from what the engine foresees. */

import { expect, test } from 'vitest'
import type { View } from '../../../../src/games/burgundy/facts/view'
import { fillsRegion, foreseenText, pointsOf } from '../../../../src/games/burgundy/play/foreseen'
import { wanted } from '../../../../src/games/burgundy/play/whynot'
import { sourceText } from '../../../../src/games/burgundy/words/prompts'
import type { Foreseen, Told } from '../../../../src/wire'
import { speak } from '../../../setup'

const view = { phase: 'B', asked: { question: 'turn', seats: [0], about: {} } } as unknown as View

function told(code: string, values: Told['values'], points = 0, source = '', seat = 0): Told {
  return { code, seat, values, words: '', points, source }
}

function foreseen(journal: readonly Told[], more: Partial<Foreseen> = {}): Foreseen {
  const sources: Record<string, number>[] = [{}, {}]
  for (const { seat, source, points } of journal) {
    const table = sources[seat]
    if (table && source) table[source] = (table[source] ?? 0) + (points ?? 0)
  }
  const asked = { question: 'turn', seats: [0], about: {} }
  const plain = {
    action: 1,
    notation: '',
    fields: {},
    words: '',
    reason: null,
    hidden: false,
    points: [0, 0],
    costs: {},
  }
  return { ...plain, journal, sources, acting: [0], asked, ...more }
}

const say = (given: Foreseen) => foreseenText(given, view, 0, ['Ann', 'Bo'])

test('points are summed and each says what it is for', () => {
  const region = foreseen([
    told('die', { workers: 2 }),
    told('place', { tile: 'mine', hex: 3 }),
    told('region', { size: 3, colour: 'mine' }, 6, 'regions'),
    told('region-phase', { size: 3, colour: 'mine' }, 8, 'phases'),
  ])
  expect(pointsOf(region, 0)).toBe(14)
  expect(fillsRegion(region)).toBe(true)
  expect(say(region)).toBe('Points: +14 (region of 3: 6, phase B: 8).')
  speak('uk')
  expect(say(region)).toBe('Бали: +14 (поле з 3 ділянок: 6, етап B: 8).')
})

test('alone points move the marker; the hexes that count are no points', () => {
  const place = foreseen([
    told('place', { tile: 'mine', hex: 3 }, 1, 'mine'),
    told('region', { size: 1, colour: 'mine', points: 1 }),
    told('region-phase', { size: 1, colour: 'mine', points: 10 }),
  ])
  expect(pointsOf(place, 0)).toBe(11)
  expect(say(place)).toBe('Points: +11 (region of 1: 1, phase B: 10).')
  expect(say(foreseen([told('track', { points: 3, now: 23, target: 50 })]))).toBe('Points: +3 (Target: 50).')
  expect(say(foreseen([told('solo-result', { points: 37 })]))).toBe('')
})

test('every source of points has a name', () => {
  speak('ru')
  expect(['castle', 'shield-7', 'monastery-16', 'unsold-goods'].map(sourceText)).toEqual([
    'замок',
    'Щит № 7',
    'Монастырь № 16',
    'непроданные товары',
  ])
})

test('what is paid is no gain', () => {
  expect(say(foreseen([told('die', { workers: 1 }), told('buy', { silver: 2 })]))).toBe('')
  expect(say(foreseen([told('hire', { workers: 2, silver: 1 })]))).toBe('Workers: +2.')
  expect(say(foreseen([told('bank', { silver: 2 })]))).toBe('Silver: +2.')
})

test('goods, the turn order and the question that follows are said', () => {
  const asked = { question: 'load', seats: [0], about: {} }
  expect(say(foreseen([told('bridge', { space: 2, place: 1 })], { asked }))).toBe(
    'Next round: number 1 in turn order. Then: Ship: which depot’s goods do you load?',
  )
  expect(say(foreseen([told('load', { depots: [2], goods: [1], lost: [] })]))).toBe('You get 1 turquoise goods tile.')
})

test('points of others are said, and nothing of what is hidden', () => {
  expect(say(foreseen([told('shields', {}, 3, 'shields', 1)]))).toBe('Bo: points +3.')
  expect(say(foreseen([], { hidden: true }))).toBe('Revealed once everyone has chosen.')
})

test('what cannot be picked is named by its fields', () => {
  const table = {
    ...view,
    seats: [{ dice: [0, 4], storage: ['', 'mine'], duchy: 0 }],
    duchies: [{ holdings: null }],
  } as unknown as View
  expect(wanted('space:3:2', [], table, 0)).toEqual({ do: 'take', die: 2, depot: 3, space: 2 })
  expect(wanted('space:inns:1', [], table, 0)).toEqual({ do: 'buy', workers: 0, depot: 'inns', space: 1 })
  expect(wanted('hex:17', ['die:1'], table, 0)).toEqual({ do: 'place', die: 1, slot: 2, hex: 17 })
  const asked = { ...table, asked: { question: 'castle', seats: [0], about: {} } } as unknown as View
  expect(wanted('goods:4', [], asked, 0)).toEqual({ do: 'sell', die: 0, goods: 4 })
})

/** The drill: when a mistake comes back, what is kept, and of which kind it is. */

import { beforeEach, expect, test } from 'vitest'
import {
  answerOf,
  type Card,
  DAY,
  dueCards,
  isLearnt,
  LEARNT,
  MOST_CARDS,
  mistakesBy,
  newCard,
  nextIn,
  withCards,
} from '../../../src/coach/profile/drill'
import { loadCards, storeCards } from '../../../src/coach/profile/drillShelf'
import { answered } from '../../../src/coach/profile/schedule'
import { mistakeOf as burgundyMistake, practiceOf } from '../../../src/games/burgundy/words/mistakes'
import { mistakeOf as kingdomMistake } from '../../../src/games/kingdom/words/mistakes'
import type { Judged, Step } from '../../../src/wire'

const NOW = 1_700_000_000_000
const JUDGED = { seat: 0, ply: 3, best: [], played: [], candidates: [], lost: 500, reasons: [] } as unknown as Judged
const card = (ply = 3, more: Partial<Card> = {}): Card => ({
  ...newCard(`0123456789abcdef/${ply}`, 'toy', 'other', JUDGED, { game: 'toy' }, NOW),
  ...more,
})

beforeEach(() => localStorage.clear())

test('a card comes back after a day, then three, a week, and ever longer', () => {
  let current = card()
  expect(current.due).toBe(NOW + DAY)
  const days: number[] = []
  for (let time = 0; time < 4; time += 1) {
    current = answered(current, 'best', current.due)
    days.push(current.days)
  }
  expect(days).toEqual([3, 8, 22, 54])
  expect(isLearnt(current)).toBe(false)
  expect(isLearnt(answered(current, 'best', current.due))).toBe(true)
})

test('what was played less well comes back sooner, what comes late and is known later', () => {
  const first = card()
  const [best, good] = (['best', 'good'] as const).map((answer) => answered(first, answer, first.due))
  expect(good?.days).toBeLessThan(best?.days ?? 0)
  expect(answered(first, 'best', first.due + 9 * DAY).days).toBeGreaterThan(best?.days ?? 0)
})

test('a mistake made again comes back tomorrow, and then more often', () => {
  const known = [1, 2, 3].reduce((one) => answered(one, 'best', one.due), card())
  const missed = answered(known, 'missed', known.due)
  expect([missed.known, missed.days, missed.due]).toEqual([0, 1, known.due + DAY])
  expect(answered(missed, 'best', missed.due).days).toBeLessThan(known.days)
  const often = Array.from({ length: 9 }).reduce<Card>((one) => answered(one, 'missed', one.due), known)
  expect(often.memory?.difficulty).toBeGreaterThan(known.memory?.difficulty ?? 10)
  expect(answered(often, 'best', often.due).days).toBeLessThan(4)
})

test('a card of an earlier version goes on from its interval', () => {
  const { memory, ...old } = { ...card(1, { days: 7, known: 3, due: NOW + 7 * DAY }), ease: 2.5, memory: undefined }
  storeCards([old])
  const [read] = loadCards()
  const next = answered(read ?? card(), 'best', NOW + 7 * DAY)
  expect(next.known).toBe(4)
  expect(next.days).toBeGreaterThan(14)
})

test('an answer is as good as the grades of the coach say', () => {
  expect([-1, 0, 0.4, 0.5, 1.4, 1.5, 9].map(answerOf)).toEqual([
    ...['best', 'best', 'best', 'good', 'good', 'missed', 'missed'],
  ])
})

test('what is due comes first that waited longest; what is learnt never comes', () => {
  const cards = [card(1, { due: NOW - 1 }), card(2, { due: NOW - 9 }), card(3), card(4, { due: 0, known: LEARNT })]
  expect(dueCards(cards, NOW).map(({ id }) => id.slice(-1))).toEqual(['2', '1'])
  expect(nextIn(cards, NOW)).toBe(0)
  expect(nextIn([card(3)], NOW)).toBe(1)
  expect(nextIn([], NOW)).toBeUndefined()
})

test('each mistake has one card, and there is a limit', () => {
  const known = card(1, { known: 2 })
  expect(withCards([known], [card(1), card(2)])).toEqual([known, card(2)])
  const many = Array.from({ length: MOST_CARDS }, (_, ply) => card(ply, { at: NOW + ply }))
  const kept = withCards(many, [card(MOST_CARDS, { at: NOW + MOST_CARDS })])
  expect(kept.length).toBe(MOST_CARDS)
  expect(kept.some(({ id }) => id.endsWith('/0'))).toBe(false)
  expect(mistakesBy([card(1), card(2), card(3, { mistake: 'silver' })], 'toy')).toEqual([
    { mistake: 'other', count: 2 },
    { mistake: 'silver', count: 1 },
  ])
})

test('cards are kept in this browser; what is none is dropped', () => {
  storeCards([card(1), { ...card(2), id: 'x' }, { ...card(3), position: 'x' } as unknown as Card])
  expect(loadCards()).toEqual([card(1)])
  localStorage.setItem('duchy-drill', '{')
  expect(loadCards()).toEqual([])
})

const step = (notation: string, ...entries: { code: string; values?: object }[]) =>
  ({ notation, entries: entries.map((entry) => ({ values: {}, ...entry })) }) as unknown as Step

test('the kind of a mistake is what the better line does and the one played does not', () => {
  const take = (depot: number) => step('take', { code: 'take', values: { depot } })
  const burgundy = (best: Step[], played: Step[]) => burgundyMistake({ best, played })
  expect(burgundy([step('place', { code: 'region' })], [take(1)])).toBe('region')
  expect(burgundy([step('buy', { code: 'buy' })], [take(1)])).toBe('silver')
  expect(burgundy([step('sell', { code: 'sell' })], [take(1)])).toBe('goods')
  expect(burgundy([take(2)], [take(1)])).toBe('depot')
  expect(burgundy([take(1)], [take(1)])).toBe('other')
  expect(['region', 'silver', 'goods', 'depot', 'other'].map(practiceOf)).toEqual([
    ...['region', 'tiles', 'ships', 'tiles', undefined],
  ])
  const kingdom = (best: Step[], played: Step[]) => kingdomMistake({ best, played })
  expect(kingdom([step('offer 1 down', { code: 'offer' })], [step('offer 1 up', { code: 'offer' })])).toBe('trap')
  expect(kingdom([step('take a', { code: 'take' })], [step('take b', { code: 'take' })])).toBe('draft')
  expect(kingdom([step('build 1', { code: 'build' })], [step('recycle 1', { code: 'recycle' })])).toBe('planning')
  expect(kingdom([step('cube 1', { code: 'cube' })], [step('cube 2', { code: 'cube' })])).toBe('cubes')
  expect(kingdom([], [])).toBe('other')
})

/** Plans in words: whole turns with their dice, nudges, and figures that agree with their nouns. */

import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { nudgeOf, plansOf, planText, tellingStep } from '../../src/coach/plan'
import { between, standing, worth } from '../../src/coach/worth'
import { game as burgundyGame } from '../../src/games/burgundy/game'
import { game as kingdomGame } from '../../src/games/kingdom/game'
import type { CoachCandidate, Step, StepEntry } from '../../src/wire'
import { speak } from '../setup'

const burgundy = burgundyGame()
const kingdom = kingdomGame()
const { view } = JSON.parse(readFileSync(join(import.meta.dirname, '../fixtures/burgundy-turn.json'), 'utf8')) as {
  view: unknown
}

const entry = (code: string, values: Record<string, unknown>): StepEntry => ({
  ...{ code, seat: 0, values, words: code, source: '', points: 0 },
})

const step = (notation: string, fields: Record<string, unknown>, ...entries: StepEntry[]): Step => ({
  ...{ seat: 0, action: 1, notation, fields, words: notation, costs: {}, entries },
})

const die = (shows: number, used: number, workers = 0) => entry('die', { die: 1, shows, used_as: used, workers })

const HALL = step(
  '1:place',
  { do: 'place', die: 1, slot: 1, hex: 12 },
  die(4, 4),
  entry('place', { tile: 'city-hall', hex: 12 }),
)
const SELL = step(
  '2:sell',
  { do: 'sell', die: 2, goods: 1 },
  die(4, 5, 1),
  entry('sell', { goods: 1, tiles: 2, silver: 1, workers: 0 }),
)
const BUY = step(
  'buy',
  { do: 'buy', depot: 'black', space: 1, workers: 0 },
  entry('buy', { tile: 'sheep4', depot: 'black', slot: 1, silver: 2, workers: 0 }),
)
const END = step('end', { do: 'end' }, entry('end', { unused: [] }))

const plan = (value: number, ...line: Step[]): CoachCandidate => ({
  ...{ action: 1, notation: line[0]?.notation ?? '', fields: line[0]?.fields ?? {}, words: '', value, win: 500, line },
})

test.each(['en', 'ru', 'uk'] as const)(
  'a turn is told with its dice, as it is when each action is done: %s',
  (tongue) => {
    speak(tongue)
    const told = planText([HALL, SELL, BUY, END], burgundy.words, view, 0)
    const [hall = '', sell = '', buy = '', ...more] = told.split(' · ')
    expect(more).toEqual([])
    expect(hall).toMatch(/^4: /)
    expect(sell).toMatch(
      { en: /^4 to 5 with 1 worker: sell/, ru: /^4 → 5 \(1 рабочий\): /, uk: /^4 → 5 \(1 робочий\): / }[tongue],
    )
    expect(buy).toMatch({ en: /^buy .*sheep/, ru: /^купить .*ов/, uk: /^купити .*в/ }[tongue])
    expect(told).not.toMatch(/\{|undefined|NaN/)
  },
)

test('a turn that only ends is told as that', () => {
  expect(planText([END], burgundy.words, view, 0)).toBe('End turn')
})

test('of plans that read alike only the best is told, and they are sorted', () => {
  const plans = plansOf([plan(10, SELL), plan(90, HALL, END), plan(80, HALL)], burgundy.words, view, 0)
  expect(plans.map(({ candidate }) => candidate.value)).toEqual([90, 10])
})

const NUDGES = {
  en: 'Look at your silver.',
  ru: 'Посмотрите на свои монеты.',
  uk: 'Подивіться на свої монети.',
} as const

test.each(['en', 'ru', 'uk'] as const)(
  'a nudge names what the telling step uses, and not what it does: %s',
  (tongue) => {
    speak(tongue)
    expect(tellingStep([HALL, SELL, BUY], [HALL, SELL, END])).toBe(BUY)
    expect(nudgeOf([plan(9, HALL, SELL, BUY), plan(5, HALL, SELL)], burgundy.words, view, 0)).toBe(NUDGES[tongue])
  },
)

const PORT = step('build', { do: 'build', card: 1 }, entry('build', { card: 'farm' }))
const MILL = step('build2', { do: 'build', card: 2 }, entry('build', { card: 'mill' }))
const CUBE = step('put', { do: 'put', site: 9 }, entry('cube', { resource: 'gold', on: 'farm' }))

test.each(['en', 'ru', 'uk'] as const)(
  'in Kingdom a hand is planned in one sentence, and a nudge names a card or cubes: %s',
  (tongue) => {
    speak(tongue)
    const told = planText([PORT, MILL, CUBE, CUBE, step('done', { do: 'done' })], kingdom.words, {}, 0)
    const [built = '', cubes = ''] = told.split(' · ')
    expect(built).toMatch({ en: /^Build: .+, .+/, ru: /^Строить: .+, .+/, uk: /^Будувати: .+, .+/ }[tongue])
    expect(cubes).toMatch(/: .+ ×2$/)
    const area = step('take', { do: 'take', area: 'b' })
    expect(nudgeOf([plan(3, area)], kingdom.words, {}, 0)).toContain('B')
    expect(nudgeOf([plan(3, CUBE)], kingdom.words, {}, 0)).not.toContain('{')
  },
)

test('of a long plan without dice only what it does otherwise is told, and what is scrapped is told together', () => {
  const scrap = (site: number, card: string) => step(`x${site}`, { do: 'scrap', site }, entry('scrap', { card }))
  const gone = [scrap(1, 'farm'), scrap(2, 'port')]
  const [best, other, less] = plansOf(
    [plan(9, PORT, CUBE, ...gone), plan(8, PORT, CUBE, CUBE, ...gone), plan(7, PORT)],
    kingdom.words,
    {},
    0,
  )
  expect(best?.text).toMatch(/ · Scrap: .+, .+$/)
  expect(best?.apart).toBe(best?.text)
  expect(other?.apart).toMatch(/^Gold to: .+ ×2$/)
  expect(less?.apart).toBe(less?.text)
  const [, rolled] = plansOf([plan(9, HALL, SELL), plan(8, HALL, BUY)], burgundy.words, view, 0)
  expect(rolled?.apart).toBe(rolled?.text)
})

const ONE = { en: '1 point ahead', ru: '1 очко впереди', uk: '1 бал попереду' } as const
const FEW = { en: '2 points behind', ru: '2 очка позади', uk: '2 бали позаду' } as const
const HALF = { en: '2.5 points ahead', ru: '2,5 очка впереди', uk: '2,5 бала попереду' } as const
const RANGE = {
  en: 'Eight games in ten end between 30 behind and 12 ahead.',
  ru: 'Восемь партий из десяти закончатся между отставанием на 30 и отрывом на 12.',
  uk: 'Вісім партій із десяти закінчаться між відставанням на 30 і відривом на 12.',
} as const

test.each(['en', 'ru', 'uk'] as const)(
  'values are told in points ahead or behind, and beside them the chance to win: %s',
  (tongue) => {
    speak(tongue)
    expect(standing(96)).toBe(ONE[tongue])
    expect(standing(-204)).toBe(FEW[tongue])
    expect(standing(250)).toBe(HALF[tongue])
    expect(between(-3000, 1200)).toBe(RANGE[tongue])
    expect(worth(250, 610)).toMatch(new RegExp(`61.?%.*, ${HALF[tongue]}$`))
  },
)

test('alone, points are just points', () => {
  expect(standing(3700, true)).toBe('37 points')
  expect(between(3100, 4200, true)).toBe('Eight games in ten end between 31 and 42.')
})

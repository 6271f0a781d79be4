/** Names and explanations of pieces in the three languages. */

import { describe, expect, test } from 'vitest'
import { COLOURS, GOODS, KINDS, ROUTE_BONUSES, SHIELDS } from '../../../../src/games/burgundy/facts/names'
import { entryText } from '../../../../src/games/burgundy/words/log'
import {
  explainBonus,
  explainGoods,
  explainHex,
  explainRoute,
  explainShield,
  explainTile,
  tileName,
  tileText,
} from '../../../../src/games/burgundy/words/phrases'
import { t } from '../../../../src/i18n/index.svelte'
import { speak } from '../../../setup'

describe.each(['en', 'ru', 'uk'] as const)('%s', (language) => {
  test('every piece has a name and an explanation', () => {
    speak(language)
    const all = [
      ...KINDS.map((kind) => explainTile(kind)),
      ...Array.from({ length: SHIELDS }, (_, index) => explainShield(index + 1)),
      ...Array.from({ length: GOODS }, (_, index) => explainGoods(index + 1)),
      ...ROUTE_BONUSES.map((bonus) => explainRoute(bonus)),
      ...COLOURS.flatMap((colour) => [explainBonus(colour, 'large'), explainBonus(colour, 'small')]),
      ...COLOURS.map((colour) => explainHex(colour, 4)),
    ]
    for (const { title, text } of all) {
      expect(title).toMatch(/^[\p{Lu}\d]/u)
      expect(text).toMatch(/[.)]$/)
      expect(`${title} ${text}`).not.toMatch(/[{}]|undefined/)
    }
  })
})

test.each([
  ['en', 1, '1 point'],
  ['en', 4, '4 points'],
  ['ru', 1, '1 очко'],
  ['ru', 3, '3 очка'],
  ['ru', 5, '5 очков'],
  ['ru', 21, '21 очко'],
  ['uk', 2, '2 бали'],
  ['uk', 11, '11 балів'],
] as const)('%s counts %i points', (language, count, words) => {
  speak(language)
  expect(t('points', { count })).toBe(words)
})

test.each([
  ['en', 1, 'Ann takes first place with 1 point.'],
  ['ru', 22, 'Ann занимает 1-е место, набрав 22 очка.'],
  ['uk', 25, 'Ann посідає 1-е місце, набравши 25 балів.'],
] as const)('%s counts %i points in the chronicle', (language, points, words) => {
  speak(language)
  expect(entryText({ code: 'result', seat: 0, points, values: { place: 1 }, words: '' }, () => 'Ann')).toBe(words)
})

test('a herd is counted', () => {
  expect(tileName('cow3')).toBe('3 cows')
  speak('uk')
  expect(tileName('goat4')).toBe('4 кози')
})

test('two monasteries score differently in the two editions', () => {
  expect(tileText('monastery15', 2011)).toContain('3 points')
  expect(tileText('monastery15', 2019)).toContain('2 points')
  expect(tileText('monastery26', 2011)).toContain('2 points')
  expect(tileText('monastery26', 2019)).toContain('3 points')
})

test('a language is switched at once', () => {
  speak('ru')
  expect(tileName('mine')).toBe('Рудник')
  speak('uk')
  expect(tileName('mine')).toBe('Копальня')
})

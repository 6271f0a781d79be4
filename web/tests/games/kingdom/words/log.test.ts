/** Lines of Wonderful Kingdom's log. */

import { afterAll, describe, expect, test } from 'vitest'
import { entryText } from '../../../../src/games/kingdom/words/log'
import { speak } from '../../../setup'

afterAll(() => speak('en'))

describe.each([
  ['en', 'Bo takes area B, which is empty.', 'Bo takes area B: Farm.'],
  ['ru', 'Bo берёт область B: она пуста.', 'Bo берёт область B: Ферма.'],
  ['uk', 'Bo бере область B: вона порожня.', 'Bo бере область B: Ферма.'],
] as const)('in %s', (language, empty, full) => {
  const line = (cards: string[]) =>
    entryText({ code: 'take', seat: 1, values: { area: 'b', cards }, words: '' }, () => 'Bo')

  test('an area without cards is empty, one with cards is told by their names', () => {
    speak(language)
    expect(line([])).toBe(empty)
    expect(line(['farm'])).toBe(full)
  })
})

/** Everything that is said about the puzzles of the collection is said in three languages. */

import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { beforeEach, describe, expect, test } from 'vitest'
import { becauseWords, speaksByLines } from '../../src/coach/because'
import { game as burgundy } from '../../src/games/burgundy/game'
import { game as kingdom } from '../../src/games/kingdom/game'
import { LANGUAGES } from '../../src/i18n/index.svelte'
import { maybe } from '../../src/i18n/say'
import type { AdviceReason } from '../../src/wire'
import { speak } from '../setup'

interface Line {
  readonly id: string
  readonly game: 'burgundy' | 'kingdom'
  readonly mode: string
  readonly kind: string
  readonly seat: number
  readonly levels: Readonly<Record<string, number>>
  readonly reasons: readonly AdviceReason[]
}

const FILE = join(import.meta.dirname, '../../../src/duchy/puzzles/collection.jsonl')
const PUZZLES = readFileSync(FILE, 'utf8')
  .trim()
  .split('\n')
  .map((line) => JSON.parse(line) as Line)
const WORDS = { burgundy: burgundy().words, kingdom: kingdom().words }
const CYRILLIC = /\p{Script=Cyrillic}/u

describe.each(LANGUAGES)('in %s', (language) => {
  beforeEach(() => speak(language))

  test('every puzzle has a kind, a mode and bots with names', () => {
    const ids = PUZZLES.flatMap(({ game, kind, mode, levels }) => [
      `puzzle-kind-${game}-${kind}`,
      `puzzle-mode-${game}-${mode}`,
      ...Object.keys(levels).map((bot) => `bot-${bot}`),
    ])
    expect([...new Set(ids)].filter((id) => !maybe(id))).toEqual([])
  })

  test('every puzzle says why its best turn is best, or shows both lines', () => {
    const wrong = PUZZLES.filter(({ game, seat, reasons }) => {
      const names = Array.from({ length: 4 }, (_, index) => maybe('player', { seat: index + 1 }) ?? '')
      const said = becauseWords(reasons, { words: WORDS[game], seat, view: undefined, names })
      const foreign = said.some((words) => CYRILLIC.test(words) === (language === 'en'))
      return speaksByLines(reasons) ? false : said.length === 0 || foreign
    })
    expect(wrong.map(({ id, reasons }) => `${id}: ${reasons.map(({ code }) => code).join()}`)).toEqual([])
  })
})

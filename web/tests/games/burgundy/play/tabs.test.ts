/** The parts of a narrow table: which of them have something to choose, as the tabs show it. */

import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { beforeEach, expect, test, vi } from 'vitest'
import { Desk } from '../../../../src/games/burgundy/play/play.svelte'
import { partsAsked } from '../../../../src/games/burgundy/play/tabs'
import { rollerOf, rollsText } from '../../../../src/games/burgundy/words/steps'
import { momentOf } from '../../../../src/play/moment'
import type { SlotProps } from '../../../../src/slot/table'
import TableTabs from '../../../../src/table/head/TableTabs.svelte'
import { click, show, speak } from '../../../setup'

beforeEach(() => speak('en'))

const frame = JSON.parse(readFileSync(join(import.meta.dirname, '../../../fixtures/burgundy-turn.json'), 'utf8'))

/** Someone at a table with things selected. */
function given(legal: unknown, ...selection: string[]): SlotProps {
  const props = { ...frame, legal, seat: 0, asked: 3, desk: new Desk() } as unknown as SlotProps & { desk: Desk }
  props.desk.picked = { at: momentOf(props), value: selection }
  return props
}

const doing = (...words: string[]) =>
  frame.legal.filter(({ fields }: { fields: { do: string } }) => words.includes(fields.do))

test('with a die picked the parts that can be used with it ask; before, the bar alone does', () => {
  expect(partsAsked(given(frame.legal))).toEqual([])
  expect(partsAsked(given(doing('take', 'end'), 'die:1'))).toEqual(['board'])
  expect(partsAsked(given(doing('take', 'sell', 'end'), 'die:1')).toSorted()).toEqual(['board', 'duchy'])
  expect(partsAsked(given([]))).toEqual([])
})

test('a tab where something can be chosen says so, and keeps its name', () => {
  const onturn = vi.fn()
  const tabs = [
    { id: 'board', title: 'Board' },
    { id: 'duchy', title: 'Duchy' },
  ]
  const page = show(TableTabs, { tabs, current: 'board', asks: ['duchy'], onturn })
  const buttons = [...page.querySelectorAll('button')]
  expect(buttons.map(({ title, className }) => [title, /\basked\b/.test(className)])).toEqual([
    ['', false],
    ['Something can be chosen here', true],
  ])
  expect(buttons.map((one) => one.textContent?.trim())).toEqual(['Board', 'Duchy'])
  click(buttons[1] as Element)
  expect(onturn).toHaveBeenCalledWith('duchy')
})

test.each([
  ['en', 'White die: Ann rolls'],
  ['ru', 'Белый кубик бросает Ann'],
  ['uk', 'Білий кубик кидає Ann'],
] as const)('the white die is rolled by the first player: %s', (tongue, said) => {
  speak(tongue)
  const rolls = { ...frame.view, order: [1, 0], asked: { question: 'white', seats: [], about: {} } }
  expect(rollerOf(rolls)).toBe(1)
  expect(rollsText(rolls, 'Ann')?.replace(/[\u2068\u2069]/g, '')).toBe(said)
  expect(rollsText({ ...rolls, asked: { question: 'roll', seats: [], about: {} } }, 'Ann')).toBeUndefined()
})

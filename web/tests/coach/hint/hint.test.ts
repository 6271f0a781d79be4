/** The hint at the table: what it says and where it points, when it may be asked for, and that the others are told. */

import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { flushSync } from 'svelte'
import { expect, test, vi } from 'vitest'
import { becauseWords } from '../../../src/coach/because'
import HintPanel from '../../../src/coach/hint/HintPanel.svelte'
import { Hinting, mayAsk } from '../../../src/coach/hint/hint.svelte'
import { game as burgundyGame } from '../../../src/games/burgundy/game'
import { game as kingdomGame } from '../../../src/games/kingdom/game'
import type { SlotProps } from '../../../src/slot/table'
import CoachField from '../../../src/start/new/CoachField.svelte'
import { linesOf } from '../../../src/table/talk/words'
import type { AdviceReason, Choice, CoachCandidate, Hint, Update } from '../../../src/wire'
import { click, find, show, speak } from '../../setup'

const kingdom = kingdomGame()

const burgundy = burgundyGame()

const frame = JSON.parse(readFileSync(join(import.meta.dirname, '../../fixtures/burgundy-turn.json'), 'utf8')) as {
  view: unknown
  legal: Choice[]
}

function candidate(action: number, value: number): CoachCandidate {
  const choice = frame.legal.find((one) => one.action === action)
  if (!choice) throw new Error(`no action ${action}`)
  const { notation, fields, words } = choice
  return { action, notation, fields, words, value, visits: 8, spread: 20, line: [] }
}

const because = (code: string, change: Partial<AdviceReason> = {}): AdviceReason => ({
  code,
  line: 'best',
  source: '',
  points: 0,
  values: {},
  words: `${code} in English`,
  ...change,
})

const HINT: Hint = {
  seat: 0,
  number: 30,
  lead: 240,
  lead_spread: 60,
  candidates: [candidate(9, 1830), candidate(11, 1590)],
  reasons: [
    because('holds', { line: 'next', values: { what: 'workers', amount: 2 } }),
    because('region', { source: 'regions', points: 1000, values: { colour: 'animal', size: 4, hex: 17, points: 10 } }),
    because('later', { source: 'animals', points: 310 }),
  ],
}

const answers = (body: unknown, status = 200) => vi.stubGlobal('fetch', async () => Response.json(body, { status }))

const given = {
  update: undefined,
  view: frame.view,
  seat: 0,
  names: ['Anna', 'Bo'],
  legal: frame.legal,
  tab: '',
  turnTo: () => undefined,
} as unknown as SlotProps

const SENTENCES = {
  en: 'Completes a light green region of 4 and scores 10 points.',
  ru: 'Заполняет',
  uk: 'Закриває',
} as const

test.each(['en', 'ru', 'uk'] as const)('reasons are sentences in the words of the log: %s', (tongue) => {
  speak(tongue)
  const said = becauseWords(HINT.reasons, burgundy.words, 0, frame.view)
  expect(said).toHaveLength(3)
  expect(said[0]).toContain(SENTENCES[tongue])
  for (const sentence of said) expect(sentence).not.toMatch(/in English|\{/)
})

test('a reason without words of its own is told as the engine tells it', () => {
  expect(becauseWords([because('unheard-of')], burgundy.words, 0, frame.view)).toEqual(['Unheard-of in English'])
  expect(becauseWords([because('only')], undefined, 0, undefined)).toEqual(['It’s the only option.'])
  speak('uk')
  const small = becauseWords([because('ahead', { points: 8520 })], undefined, 0, undefined)
  expect(small).toEqual(['Багато дрібниць: до кінця партії балів більше приблизно на 85,2.'])
})

test('a hint says what, by how much and why, and is gone with the decision', async () => {
  answers(HINT)
  let at = moment('27 0')
  const hinting = new Hinting(() => at())
  await hinting.ask('0123456789abcdef', 0, 30)
  const slot = { ...burgundy, Table: undefined }
  show(HintPanel, { hinting, slot, given })
  expect(find('.best').textContent).toBe('Take monastery 23 from depot 2')
  expect(document.body.textContent).toContain('2.4 points better than the next best')
  at = moment('28 0')
  expect(hinting.hint).toBeUndefined()
})

/** A moment that a test moves on. */
function moment(text: string): () => string {
  return () => text
}

test('what cannot be told apart is not called better', async () => {
  answers({ ...HINT, lead: 30 })
  const hinting = new Hinting(() => 'now')
  await hinting.ask('0123456789abcdef', 0, 30)
  show(HintPanel, { hinting, slot: { ...burgundy, Table: undefined }, given })
  expect(document.body.textContent).toContain('About as good')
})

test('a refusal is told; a second press takes the hint away', async () => {
  answers({ code: 'coach-off', words: 'off', reason: null }, 409)
  const hinting = new Hinting(() => 'now')
  await hinting.ask('0123456789abcdef', 0, 30)
  show(HintPanel, { hinting, slot: { ...burgundy, Table: undefined }, given })
  expect(find('.trouble').textContent).toBe('Coaching is off at this table.')
  await hinting.ask('0123456789abcdef', 0, 30)
  flushSync()
  expect(hinting.open).toBe(false)
})

test('the action is ringed where it takes place, on the part of the table that has it', () => {
  const take = frame.legal.find((one) => one.fields['do'] === 'take')
  expect(burgundy.aim?.(take as Choice, frame.view, 0)).toEqual([
    { at: '[data-spot="space:2:1"]', tab: 'board' },
    { at: '[data-die="0"]' },
  ])
  const end: Choice = { action: 0, notation: 'end', fields: { do: 'end' }, words: '' }
  expect(burgundy.aim?.(end, frame.view, 0)).toEqual([{ at: '[data-spot="do:end"], [data-spot="option:end"]' }])
  const done: Choice = { action: 1, notation: 'done', fields: { do: 'done' }, words: '' }
  expect(kingdom.aim?.(done, undefined, 0)).toEqual([{ at: '[data-spot="do:done"]' }])
})

test('a hint may be asked for where the table allows it, while one plays', () => {
  const at = (coach: string | undefined, change = {}): Update =>
    ({ table: { coach, status: 'playing', ...change }, you: [0] }) as unknown as Update
  expect(mayAsk(at('hints'))).toBe(true)
  expect(mayAsk(at('analysis'))).toBe(true)
  expect(mayAsk(at('off'))).toBe(false)
  expect(mayAsk(at(undefined))).toBe(false)
  expect(mayAsk(at('hints', { status: 'over' }))).toBe(false)
  expect(mayAsk({ ...at('hints'), you: [] })).toBe(false)
})

test('the others read in the log that a hint was asked for', () => {
  const event = { number: 5, at: 0, kind: 'advised', seat: 1, data: { what: 'hint' } }
  expect(linesOf(event, undefined, () => 'Ben')[0]?.words).toBe('Ben asks for a hint.')
})

test('with friends the coach is off unless it is chosen, and whoever joins agrees', () => {
  show(CoachField, { coach: '', friends: true })
  expect(find<HTMLInputElement>('input:checked').value).toBe('off')
  click(find('input[value=hints]'))
  find<HTMLInputElement>('input[value=hints]').dispatchEvent(new Event('change', { bubbles: true }))
  flushSync()
  expect(document.body.textContent).toContain('The invitation shows this')
})

test('what chance may bring at a table of cards is called by its name', () => {
  speak('uk')
  const named = (fields: Record<string, unknown>) =>
    kingdom.words?.outcome?.({ action: 0, notation: '', fields, words: 'card 1.farm', weight: 1 })
  expect(named({ do: 'card', card: 1 })).toMatch(/^[А-ЯІЇЄ]/)
  expect(named({ do: 'duchy', duchy: 1 })).toMatch(/^[А-ЯІЇЄ]/)
  expect(named({ do: 'unheard-of' })).toBeUndefined()
})

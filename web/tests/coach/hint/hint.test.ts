/** The hint at the table: what it says and where it points, when it may be asked for, and that the others are told. */

import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { flushSync } from 'svelte'
import { expect, test, vi } from 'vitest'
import { becauseSentence, becauseWords, speaksByLines } from '../../../src/coach/because'
import HintPanel from '../../../src/coach/hint/HintPanel.svelte'
import { Hinting, mayAsk } from '../../../src/coach/hint/hint.svelte'
import { better } from '../../../src/coach/worth'
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
  return { action, notation: '', fields: choice.fields, words: '', value, win: 610, line: [] }
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
  value: 1830,
  win: 610,
  low: -3000,
  high: 1200,
  lead: 240,
  solved: false,
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

const SCENE = { words: burgundy.words, seat: 0, view: frame.view, names: ['Anna', 'Bo'] }

const SENTENCES = {
  en: 'Completes a pasture of 4 and scores 10 points.',
  ru: 'Заполняет',
  uk: 'Закриває',
} as const

test.each(['en', 'ru', 'uk'] as const)('reasons are sentences in the words of the log: %s', (tongue) => {
  speak(tongue)
  const said = becauseWords(HINT.reasons, SCENE)
  expect(said).toHaveLength(3)
  expect(said[0]).toContain(SENTENCES[tongue])
  for (const sentence of said) expect(sentence).not.toMatch(/in English|\{/)
})

test.each(['en', 'ru', 'uk'] as const)('all reasons together are one sentence: %s', (tongue) => {
  speak(tongue)
  const said = becauseSentence(HINT.reasons, SCENE)
  expect(said).toContain(SENTENCES[tongue].replace(/\.$/u, ''))
  expect(said.split('; ').length).toBeGreaterThan(2)
  expect(said).toMatch(/^\p{Lu}[^;]*(; \p{Ll}[^;]*)+\.$/u)
  expect(said.slice(0, -1)).not.toMatch(/\.\s/u)
  expect(becauseSentence([], SCENE)).toBe('')
})

test('a reason without words of its own is told as the engine tells it', () => {
  expect(becauseWords([because('unheard-of')], SCENE)).toEqual(['Unheard-of in English'])
  expect(becauseWords([because('only')], { ...SCENE, words: undefined })).toEqual(['It’s the only option.'])
})

const DENIED = {
  en: ['Costs Bo about 1 point.', 'About 2.4 more points later from: animals.'],
  ru: ['Отнимает примерно 1 очко у игрока Bo.', 'Потом примерно на 2,4 очка больше: '],
  uk: ['Відбирає приблизно 1 бал у гравця Bo.', 'Згодом приблизно на 2,4 бала більше: '],
} as const

test.each(['en', 'ru', 'uk'] as const)('numbers agree with their nouns: %s', (tongue) => {
  speak(tongue)
  const reasons = [
    because('denies', { points: 104, values: { seat: 1 } }),
    because('later', { source: 'animals', points: 240 }),
  ]
  const [denied, later] = becauseWords(reasons, { ...SCENE, words: tongue === 'en' ? undefined : SCENE.words })
  expect(denied).toBe(DENIED[tongue][0])
  expect(later).toContain(DENIED[tongue][1])
})

test('later points of several sources are one reason, which adds up', () => {
  const reasons = [
    because('later', { source: 'animals', points: 266 }),
    because('later', { source: 'regions', points: 94 }),
  ]
  expect(becauseWords(reasons, { ...SCENE, words: undefined })).toEqual([
    'About 3.6 more points later from: animals 2.7, regions 0.9.',
  ])
})

test('later points come from the things that are named', () => {
  const reasons = [because('later', { source: 'things', points: 300, values: { things: ['farm', 'great-library'] } })]
  const words = { entry: () => undefined, source: (source: string) => (source === 'farm' ? 'Farm' : undefined) }
  expect(becauseWords(reasons, { ...SCENE, words: words as unknown as typeof SCENE.words })).toEqual([
    'About 3 more points later from: Farm, great library.',
  ])
})

const SUPREMACIES = {
  en: ['Supremacy: gold.', 'Denies Bo supremacy: materials, gold.'],
  ru: ['Превосходство: деньги.', 'Не даёт игроку Bo превосходства: материалы, деньги.'],
  uk: ['Перевага: золото.', 'Не дає гравцеві Bo переваги: матеріали, золото.'],
} as const

test.each(['en', 'ru', 'uk'] as const)('supremacies are named: %s', (tongue) => {
  speak(tongue)
  const reasons = [
    because('supremacy-gained', { values: { resources: ['gold'], seat: 0 } }),
    because('supremacy-denied', { values: { resources: ['materials', 'gold'], seat: 1 } }),
  ]
  expect(becauseWords(reasons, { ...SCENE, words: undefined })).toEqual(SUPREMACIES[tongue])
})

test('lines that speak for themselves are no sentence', () => {
  expect(becauseWords([because('lines'), because('solved')], SCENE)).toEqual([])
  expect(speaksByLines([because('lines')])).toBe(true)
  expect(speaksByLines([because('only')])).toBe(false)
})

async function hinted(hint: Hint): Promise<Hinting> {
  answers(hint)
  const hinting = new Hinting(() => 'now')
  await hinting.ask('0123456789abcdef', 0, 30)
  show(HintPanel, { hinting, slot: { ...burgundy, Table: undefined }, given })
  return hinting
}

test('a hint is first a nudge, and asked again the plan, what it comes to and why; then it goes', async () => {
  const hinting = await hinted(HINT)
  expect(find('.nudge').textContent).toBe('Look at depot 2.')
  expect(document.querySelector('.best')).toBeNull()
  await hinting.ask('0123456789abcdef', 0, 30)
  flushSync()
  expect(find('.best').textContent?.trim()).toMatch(/^\d: take monastery 23 from depot 2$/)
  expect(document.body.textContent).toContain('Your expected result: 61% to win, 18.3 points ahead.')
  expect(document.body.textContent).toContain('Eight games in ten end between 30 behind and 12 ahead.')
  expect(document.body.textContent).toContain('2.4 points better than: ')
  await hinting.ask('0123456789abcdef', 0, 30)
  expect(hinting.open).toBe(false)
})

test('a hint is gone with its decision', async () => {
  answers(HINT)
  let at = moment('27 0')
  const hinting = new Hinting(() => at())
  await hinting.ask('0123456789abcdef', 0, 30)
  expect(hinting.hint).toBeDefined()
  at = moment('28 0')
  expect(hinting.hint).toBeUndefined()
})

test('where no short reason adds up, both lines stand side by side', async () => {
  const hinting = await hinted({ ...HINT, reasons: [because('lines')] })
  hinting.tell()
  flushSync()
  const titles = [...document.querySelectorAll('dt')].map((one) => one.textContent?.trim().replace(/\s+/g, ' '))
  expect(titles).toEqual(['Best +18.3', 'Next best +15.9'])
})

/** A moment that a test moves on. */
function moment(text: string): () => string {
  return () => text
}

test('what is shown alike is not called better, and the lead is that of the figures shown', async () => {
  const hinting = await hinted({ ...HINT, candidates: [candidate(9, 1832), candidate(11, 1828)] })
  hinting.tell()
  flushSync()
  expect(document.body.textContent).toContain('About as good')
  expect(better(714, 666)).toBe(0.4)
  expect(better(160, 60)).toBe(1)
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
  const end: Choice = { action: 0, fields: { do: 'end' } }
  expect(burgundy.aim?.(end, frame.view, 0)).toEqual([{ at: '[data-spot="do:end"], [data-spot="option:end"]' }])
  const done: Choice = { action: 1, fields: { do: 'done' } }
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
  const named = (fields: Record<string, unknown>) => kingdom.words?.outcome?.({ fields })
  expect(named({ do: 'card', card: 1 })).toMatch(/^[А-ЯІЇЄ]/)
  expect(named({ do: 'duchy', duchy: 1 })).toMatch(/^[А-ЯІЇЄ]/)
  expect(named({ do: 'unheard-of' })).toBeUndefined()
})

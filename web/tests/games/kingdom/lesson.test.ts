/** The interactive first game of Wonderful Kingdom: its steps, what it proposes, and learners who do something else. */

import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { beforeEach, expect, test } from 'vitest'
import Bar from '../../../src/games/kingdom/frame/Bar.svelte'
import { lesson } from '../../../src/games/kingdom/lesson'
import { Desk } from '../../../src/games/kingdom/play/play.svelte'
import Table from '../../../src/games/kingdom/Table.svelte'
import { LANGUAGES } from '../../../src/i18n/index.svelte'
import { Course } from '../../../src/lesson/course.svelte'
import { openRules } from '../../../src/rules/book/open'
import { resolve } from '../../../src/rules/book/places'
import { gamesWith, lessonOf } from '../../../src/slot/games'
import type { Moment } from '../../../src/slot/lesson'
import type { SlotProps } from '../../../src/slot/table'
import type { Choice, Told } from '../../../src/wire'
import { show, speak } from '../../setup'

/** What the learner did, as the guide proposes it; then what is new in the table, the legal actions and the journal. */
interface Taken {
  readonly did: string
  readonly ply: number
  readonly view: Readonly<Record<string, unknown>> & { readonly seats?: readonly object[] }
  readonly legal: readonly string[]
  readonly journal: readonly Told[]
}

const frames = JSON.parse(
  readFileSync(join(import.meta.dirname, '../../fixtures/kingdom-lesson.json'), 'utf8'),
) as readonly Taken[]

/** The fields of an action as it is written. */
function choiceOf(notation: string, action: number): Choice {
  const [word = '', ...rest] = notation.split(' ')
  const fields: Record<string, string | number> = { do: word }
  for (const one of rest) {
    if (/^[ab]$/.test(one)) fields['area'] = one
    else if (/^s\d+$/.test(one)) fields['site'] = Number(one.slice(1))
    else if (/^\d+\./.test(one)) fields['card'] = Number(one.split('.')[0])
    else fields['resource'] = one
  }
  if (word === 'offer') fields['face'] = 'up'
  return { action, fields }
}

function viewAfter(actions: number): unknown {
  const past = frames.slice(0, actions + 1).map((frame) => frame.view)
  const seats = [0, 1].map((seat) => Object.assign({}, ...past.map((view) => view.seats?.[seat] ?? {})))
  return { ...Object.assign({}, ...past), seats }
}

/** The table after so many actions of the lesson, with some things picked. */
function moment(actions: number, picked: readonly string[] = [], tab = ''): Moment {
  const now = frames[actions] as Taken
  const desk = new Desk()
  desk.picked = { at: `${now.ply} 0`, value: picked }
  const given: SlotProps = {
    update: {
      number: 0,
      events: [],
      frames: [{ may_take_back: false }],
      table: { ply: now.ply },
    } as unknown as NonNullable<SlotProps['update']>,
    view: viewAfter(actions),
    seat: 0,
    names: ['Ann', 'Bot'],
    acting: [0],
    scores: [0, 0],
    options: {},
    legal: now.legal.map(choiceOf),
    events: [],
    busy: false,
    still: false,
    tab,
    desk,
    choose: async () => {},
    ask: async () => [],
    turnTo: () => {},
  }
  return { given, journal: frames.slice(0, actions + 1).flatMap((frame) => frame.journal) }
}

const last = frames.length - 1
const index = (id: string) => lesson.steps.findIndex((step) => step.id === id)
const aims = (course: Course, now: Moment) => (course.step.points?.(now) ?? []).map((point) => point.at)

/** Where the guide points for an action of the lesson, when everything is picked one after the other. */
function clicks(notation: string): readonly string[] {
  const [word = '', what = '', area = ''] = notation.split(' ')
  const card = what.split('.')[1] ?? ''
  const spots: Record<string, readonly string[]> = {
    offer: [`hand:${card}`, `lay:${area}`],
    take: [`take:${what}`],
    build: [`build:${card}`],
    recycle: [`recycle:${card}`],
    put: [`site:${what.slice(1)}`],
    alchemy: ['alchemy'],
    done: ['do:done'],
  }
  return (spots[word] ?? []).map((spot) => `[data-spot="${spot}"]`)
}

beforeEach(() => localStorage.clear())

test('who does what the guide says is led from the first step to the last', () => {
  const course = new Course(lesson.steps)
  const way: string[] = []
  for (let actions = 0; actions <= last; actions += 1) {
    const now = moment(actions)
    course.follow(now)
    while (course.step.done === undefined && !course.last) {
      way.push(course.step.id)
      course.next(now)
    }
    if (course.last) break
    expect(course.ahead, course.step.id).toBe(false)
    const next = frames[actions + 1]?.did ?? ''
    const [first = '', second] = clicks(next)
    expect(aims(course, now), `${course.step.id} before ${next}`).toEqual([first])
    if (second) expect(aims(course, moment(actions, [`hand:${next.split(/[. ]/)[2]}`]))).toEqual([second])
    if (way.at(-1) !== course.step.id) way.push(course.step.id)
  }
  expect([...way, course.step.id]).toEqual(lesson.steps.map((step) => step.id))
})

test('the guide names what lies there', () => {
  const said = (id: string, now: Moment) => lesson.steps[index(id)]?.text(now)
  expect(said('offer', moment(0))).toContain('Offer this one: Pearl Casket.')
  expect(said('offer', moment(1))).toContain('One more.')
  expect(said('take', moment(2))).toContain('the 4 cards in this area look best')
  expect(said('build', moment(12))).toContain('Farm.')
  expect(said('recycle', moment(14))).toContain('Marble Blocks gives what Farm still needs.')
  expect(said('alchemy', moment(0))).toContain('Five cubes here become one krystallium.')
  expect(said('alchemy', moment(last))).toContain('became krystallium: you have 3.')
})

test('what is taken back brings the guide back to it', () => {
  const course = new Course(lesson.steps, { at: index('trap'), passed: ['offer'], away: false })
  course.follow(moment(2))
  expect(course.step.id).toBe('trap')
  course.follow(moment(1))
  expect(course.step.id).toBe('offer')
})

test('what is not possible now is told in general, and points at nothing', () => {
  for (const [id, actions] of [
    ['offer', 2],
    ['take', 0],
    ['build', 0],
    ['recycle', 0],
    ['place', 0],
    ['cubes', 0],
  ] as const) {
    const step = lesson.steps[index(id)]
    expect(step?.open?.(moment(actions)), id).toBe(false)
    expect(step?.points?.(moment(actions)), id).toEqual([])
    expect(step?.text(moment(actions)), id).toMatch(/\.$/)
  }
})

test('only what is legal is ever proposed, whatever is left of the legal actions', () => {
  for (let actions = 0; actions <= last; actions += 1) {
    const now = moment(actions)
    for (let kept = 0; kept < now.given.legal.length; kept += 1) {
      const only = now.given.legal.slice(kept, kept + 1)
      const notation = frames[actions]?.legal[kept] ?? ''
      for (const step of lesson.steps.filter((one) => one.done)) {
        const pointers = step.points?.({ ...now, given: { ...now.given, legal: only } }) ?? []
        const legal = clicks(notation)
        expect(pointers.every((point) => legal.includes(point.at))).toBe(true)
      }
    }
  }
})

/** Numbers that look like chance and are the same each time. */
function* numbers(seed: number): Generator<number, never> {
  let state = seed
  for (;;) {
    state = (state * 1103515245 + 12345) % 2147483648
    yield state / 2147483648
  }
}

test.each(Array.from({ length: 20 }, (_, seed) => seed))(
  'learner %i, who does whatever comes to mind, is never stuck',
  (seed) => {
    const draw = numbers(seed + 1)
    const roll = (below: number) => Math.floor(draw.next().value * below)
    const course = new Course(lesson.steps)
    const codes = ['offer', 'take', 'turn-up', 'build', 'recycle', 'cube', 'complete', 'produce', 'supremacy']
    let journal: Told[] = []
    for (let turn = 0; turn < 400 && !course.last; turn += 1) {
      const some = moment(roll(frames.length), [[], ['hand:quarry'], ['krystallium']][roll(3)])
      const legal = roll(3) === 0 ? [] : some.given.legal.filter(() => roll(3) > 0)
      if (roll(4) === 0) journal = journal.slice(0, roll(journal.length + 1))
      else journal.push({ code: codes[roll(codes.length)] ?? '', seat: roll(2), values: {}, words: '' })
      const now = { given: { ...some.given, legal }, journal }
      course.follow(now)
      expect(course.step.text(now)).not.toMatch(/lesson-|undefined|NaN|\{/)
      course.step.points?.(now)
      if (roll(3) === 0 && !course.last) {
        const before = course.at
        course.next(now)
        expect(course.at).toBe(before + 1)
      }
    }
    expect(course.last).toBe(true)
  },
)

test.each(LANGUAGES)('every step has its words in %s', (tongue) => {
  speak(tongue)
  for (const step of lesson.steps) {
    for (let actions = 0; actions <= last; actions += 4) {
      const text = step.text(moment(actions))
      expect(step.title(), step.id).toMatch(/^\p{L}{2}/u)
      expect(text, step.id).not.toMatch(/lesson-|undefined|NaN|\{/)
      expect(text.length, step.id).toBeLessThan(260)
    }
  }
  for (const { title } of lesson.rules) expect(title()).not.toContain('lesson-')
})

test('what one reads on is in the rules', async () => {
  const found = await openRules('kingdom', 'en')
  const places = lesson.rules.flatMap(({ href }) => href.split('/')[3] ?? [])
  expect(places.length).toBeGreaterThan(2)
  expect(found && places.filter((at) => !resolve(found.book, found.rules.pieces, at))).toEqual([])
})

test('both games have a lesson, and this one has at most 20 steps with names of their own', async () => {
  expect([...gamesWith('lesson')].sort()).toEqual(['burgundy', 'kingdom'])
  expect(await lessonOf('kingdom')).toBe(lesson)
  const ids = lesson.steps.map((step) => step.id)
  expect(new Set(ids).size).toBe(ids.length)
  expect(ids.length).toBeLessThanOrEqual(20)
})

const SHOWN: readonly (readonly [number, readonly string[]])[] = [
  [0, ['goal', 'hand', 'explain', 'offer']],
  [2, ['trap', 'take', 'draft']],
  [14, ['plan', 'build', 'recycle', 'planning']],
  [15, ['place']],
  [32, ['steps', 'cubes', 'supremacy', 'alchemy']],
  [34, ['round']],
]

test.each(SHOWN)('after %i actions what the guide points at is on the table: %s', (actions, ids) => {
  const now = moment(actions)
  show(Table, now.given)
  show(Bar, now.given)
  const missing = ids.flatMap((id) =>
    (lesson.steps[index(id)]?.points?.(now) ?? [{ at: 'nothing' }]).filter(({ at }) => !document.querySelector(at)),
  )
  expect(missing).toEqual([])
})

test('every step is looked for on the table, but those that point at its frame', () => {
  const looked = SHOWN.flatMap(([, ids]) => ids)
  expect(lesson.steps.map((step) => step.id).filter((id) => !looked.includes(id))).toEqual(['points', 'undo', 'done'])
})

test('undo is shown where there is something to undo; elsewhere it is said why there is not', () => {
  speak('en')
  const step = lesson.steps.find(({ id }) => id === 'undo')
  const now = moment(4)
  expect(step?.text(now)).toContain('isn’t possible here')
  expect(step?.points?.(now)).toEqual([])
  const update = { ...now.given.update, frames: [{ may_take_back: true }] } as unknown as NonNullable<
    SlotProps['update']
  >
  const able = { ...now, given: { ...now.given, update } }
  expect(step?.text(able)).toContain('Undo your last step')
  expect(step?.points?.(able)).toHaveLength(1)
})

test('what is recycled brings a cube to what was built', () => {
  speak('en')
  const step = lesson.steps.find(({ id }) => id === 'recycle')
  const texts = frames.flatMap((frame, at) =>
    frame.legal.some((one) => one.startsWith('recycle')) ? [step?.text(moment(at)) ?? ''] : [],
  )
  expect(texts.some((text) => text.startsWith('First build, then recycle what brings a cube to it'))).toBe(true)
})

/** The interactive first game: its steps, its guide, and learners who do something else. */

import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { flushSync } from 'svelte'
import { beforeEach, expect, test, vi } from 'vitest'
import Bar from '../../../src/games/burgundy/frame/Bar.svelte'
import { lesson } from '../../../src/games/burgundy/lesson'
import { Desk } from '../../../src/games/burgundy/play/play.svelte'
import Table from '../../../src/games/burgundy/Table.svelte'
import { LANGUAGES } from '../../../src/i18n/index.svelte'
import { Course, courseOf, progressOf } from '../../../src/lesson/course.svelte'
import Guide from '../../../src/lesson/Guide.svelte'
import { openRules } from '../../../src/rules/book/open'
import { lessonOf, teaches } from '../../../src/slot/games'
import type { Moment } from '../../../src/slot/lesson'
import type { SlotProps } from '../../../src/slot/table'
import type { Choice, Told } from '../../../src/wire'
import { click, find, show, speak } from '../../setup'

interface Taken {
  /** What the learner did, as the guide proposes it; then the table as it was. A view says what is new in it. */
  readonly did: string
  readonly ply: number
  readonly view: Record<string, unknown>
  readonly legal: readonly Choice[]
  readonly journal: readonly Told[]
}

const fixture = <Content>(name: string): Content =>
  JSON.parse(readFileSync(join(import.meta.dirname, '../../fixtures', name), 'utf8')) as Content
const frames = fixture<Taken[]>('burgundy-lesson.json')

const given = (more: Partial<SlotProps>): SlotProps => ({
  update: undefined,
  view: {},
  seat: 0,
  names: ['Ann', 'Bot'],
  acting: [0],
  scores: [0, 0],
  options: {},
  legal: [],
  events: [],
  busy: false,
  still: false,
  tab: '',
  desk: new Desk(),
  choose: async () => {},
  ask: async () => [],
  turnTo: () => {},
  ...more,
})

/** The table after so many actions of the lesson, with some things picked. */
function moment(actions: number, picked: readonly string[] = [], tab = ''): Moment {
  const past = frames.slice(0, actions + 1)
  const now = past.at(-1) as Taken
  const desk = new Desk()
  desk.picked = { at: `${now.ply} 0`, value: picked }
  return {
    given: given({
      update: { number: 0, table: { ply: now.ply } } as unknown as NonNullable<SlotProps['update']>,
      view: Object.assign({}, ...past.map((frame) => frame.view)),
      legal: now.legal,
      desk,
      tab,
    }),
    journal: past.flatMap((frame) => frame.journal),
  }
}

const index = (id: string) => lesson.steps.findIndex((step) => step.id === id)

/** A course that stands at a step. */
function standing(id: string, passed: readonly string[] = []): Course {
  return new Course(lesson.steps, { at: index(id), passed, away: false })
}

/** What the guide points at. */
function aims(course: Course, now: Moment): readonly string[] {
  return (course.step.points?.(now) ?? []).map((point) => point.at)
}

beforeEach(() => localStorage.clear())

test('who does what the guide says is led from the first step to the last', () => {
  const course = new Course(lesson.steps)
  const way: string[] = []
  const see = (now: Moment) => {
    course.follow(now)
    way.push(`${course.step.id} ${aims(course, now).join()}`)
  }
  const next = (now: Moment) => {
    course.next(now)
    see(now)
  }
  see(moment(0))
  for (let times = 0; times < 3; times++) next(moment(0))
  see(moment(0, ['die:1']))
  see(moment(1))
  next(moment(1))
  see(moment(1, ['die:2']))
  see(moment(2))
  next(moment(2))
  next(moment(2))
  see(moment(2, ['space:black:2']))
  see(moment(3))
  see(moment(4))
  next(moment(4))
  next(moment(4))
  see(moment(4, ['die:2']))
  see(moment(5))
  see(moment(6))
  see(moment(6, ['die:1']))
  see(moment(7))
  for (let times = 0; times < 3; times++) next(moment(7))
  expect(way).toEqual([
    'goal [data-duchy="0"]',
    'duchy [data-duchy="0"] [data-cell="18"]',
    'explain [data-spot="depot:6"]',
    'dice [data-die="0"]',
    'take [data-spot="space:6:2"]',
    'storage [data-spot="slot:0:1"]',
    'place [data-die="1"]',
    'place [data-duchy="0"] [data-cell="11"]',
    'effect [data-spot="silver:0"]',
    'region [data-spot="points:0"]',
    'buy [data-spot="space:black:2"]',
    'buy [data-spot="option:buy"]',
    'end [data-spot="do:end"]',
    'bot [data-rival="1"]',
    'round [data-spot="strip"]',
    'ship [data-die="1"]',
    'ship [data-duchy="0"] [data-cell="19"]',
    'ship [data-spot="load:2"]',
    'sell [data-die="0"]',
    'sell [data-spot="goods:0:4"]',
    'workers [data-spot="do:workers"]',
    'undo [data-spot="undo"]',
    'others [data-spot="bonus"]',
    'done ',
  ])
  expect(course.last).toBe(true)
})

test('the guide names the numbers that lie there', () => {
  const said = (id: string, now: Moment) => lesson.steps[index(id)]?.text(now)
  expect(said('dice', moment(0))).toContain('Choose the 6.')
  expect(said('take', moment(0, ['die:1']))).toContain('Take the bank from depot 6.')
  expect(said('place', moment(1))).toContain('The die shows 4, the hex needs 3. A worker changes')
  expect(said('effect', moment(2))).toContain('Bank: Gain 2 silver.')
  expect(said('region', moment(2))).toContain('1 for its size, and 10 more')
  expect(said('buy', moment(2))).toContain('Choose the ship, then')
  expect(said('sell', moment(6))).toContain('Choose the 4, then the red goods.')
})

test('what is taken back brings the guide back to it', () => {
  const course = standing('storage', ['dice', 'take'])
  course.follow(moment(1))
  expect(course.step.id).toBe('storage')
  course.follow(moment(0))
  expect(course.step.id).toBe('take')
  course.follow(moment(1))
  expect(course.step.id).toBe('storage')
})

test('who plays on is not called back by the next ship', () => {
  const course = standing('others', ['dice', 'take', 'place', 'buy', 'end', 'ship', 'sell'])
  course.follow({ ...moment(5), journal: moment(7).journal })
  expect(course.step.id).toBe('others')
})

test('what was done before its step is shown without waiting for it again', () => {
  const course = standing('dice')
  course.follow(moment(2))
  expect([course.step.id, course.ahead]).toEqual(['dice', true])
  course.next(moment(2))
  expect([course.step.id, course.ahead]).toEqual(['take', true])
  course.follow(moment(2))
  expect(course.step.id).toBe('take')
})

test('what is not possible now is told in general, and points at nothing', () => {
  const step = lesson.steps[index('sell')]
  expect(step?.open?.(moment(5))).toBe(false)
  expect(step?.points?.(moment(5))).toEqual([])
  expect(step?.text(moment(5))).toBe('A die sells all goods of its number together: 2 points each, plus 1 silver.')
})

/** Numbers that look like chance and are the same each time. */
function* numbers(seed: number): Generator<number, never> {
  let state = seed
  for (;;) {
    state = (state * 1103515245 + 12345) % 2147483648
    yield state / 2147483648
  }
}

test.each(Array.from({ length: 40 }, (_, seed) => seed))(
  'learner %i, who does whatever comes to mind, is never stuck',
  (seed) => {
    const draw = numbers(seed + 1)
    const roll = (below: number) => Math.floor(draw.next().value * below)
    const course = new Course(lesson.steps)
    const codes = ['die', 'take', 'place', 'region', 'region-phase', 'buy', 'end', 'bridge', 'load', 'sell', 'workers']
    let journal: Told[] = []
    let pushes = 0
    for (let turn = 0; turn < 400 && !course.last; turn++) {
      const some = moment(roll(frames.length), [[], ['die:1'], ['die:2'], ['hex:12']][roll(4)])
      const kept = roll(3)
      const legal = kept === 0 ? [] : some.given.legal.filter(() => kept === 1 || roll(3) === 0)
      if (roll(4) === 0) journal = journal.slice(0, roll(journal.length + 1))
      else journal.push({ code: codes[roll(codes.length)] ?? '', seat: roll(2), values: { tile: 'ship' }, words: '' })
      const now = { given: { ...some.given, legal }, journal }
      course.follow(now)
      expect(course.step.text(now)).not.toMatch(/lesson-|undefined|NaN|\{/)
      course.step.points?.(now)
      if (roll(3) === 0) {
        const before = course.at
        course.next(now)
        pushes += 1
        expect(course.at).toBe(before + 1)
      }
    }
    expect(course.last, `after ${pushes} pushes`).toBe(true)
  },
)

test.each(LANGUAGES)('every step has its words in %s', (tongue) => {
  speak(tongue)
  for (const step of lesson.steps) {
    for (let actions = 0; actions < frames.length; actions++) {
      expect(step.title(), step.id).toMatch(/\p{L}{2}/u)
      expect(step.title()).not.toContain('lesson-')
      expect(step.text(moment(actions)), step.id).not.toMatch(/lesson-|undefined|NaN|\{/)
      expect(step.text(moment(actions)).length, step.id).toBeLessThan(260)
    }
  }
  for (const { title, href } of lesson.rules) {
    expect(title()).not.toContain('lesson-')
    expect(href).toMatch(/^#\/rules\/burgundy/)
  }
})

test('what one reads on is in the rules', async () => {
  const found = await openRules('burgundy', 'en')
  const places = lesson.rules.map(({ href }) => href.split('/')[3]).filter((at) => at !== undefined)
  expect(places.length).toBeGreaterThan(0)
  for (const at of places)
    expect(
      found?.book.some((chapter) => chapter.anchor === at),
      at,
    ).toBe(true)
})

test('a lesson has 12 to 20 steps with names of their own', () => {
  const ids = lesson.steps.map((step) => step.id)
  expect(new Set(ids).size).toBe(ids.length)
  expect(ids.length).toBeGreaterThanOrEqual(12)
  expect(ids.length).toBeLessThanOrEqual(20)
})

test('games bring their lessons', async () => {
  expect(teaches('burgundy')).toBe(true)
  expect(teaches('chess')).toBe(false)
  expect(await lessonOf('burgundy')).toBe(lesson)
  expect(await lessonOf('chess')).toBeUndefined()
})

test('a reload goes on where one was; another table begins anew', () => {
  courseOf('burgundy', 'one', lesson.steps).next(moment(0))
  expect(progressOf('burgundy')).toMatchObject({ table: 'one', at: 1 })
  expect(courseOf('burgundy', 'one', lesson.steps).at).toBe(1)
  expect(courseOf('burgundy', 'other', lesson.steps).at).toBe(0)
})

test('what the guide points at is on the table', () => {
  const turn = fixture<{ view: unknown; legal: Choice[]; options: Record<string, unknown> }>('burgundy-turn.json')
  const props = given({ ...turn, update: { table: { ply: 1 } } as unknown as NonNullable<SlotProps['update']> })
  show(Table, props)
  show(Bar, props)
  const now = { given: props, journal: [] }
  const elsewhere = ['points', 'undo', 'strip', 'rival']
  const wanted = lesson.steps.flatMap((step) => (step.points?.(now) ?? []).map((point) => point.at))
  const missing = wanted.filter(
    (at) => !elsewhere.some((name) => at.includes(name)) && document.querySelector(at) === null,
  )
  expect(wanted.length).toBeGreaterThan(12)
  expect(missing).toEqual([])
})

const guide = (course: Course, now: Moment, onagain = () => {}) => show(Guide, { lesson, course, moment: now, onagain })
const words = () => find('.guide [aria-live=polite]').textContent
const button = (name: string) =>
  [...document.querySelectorAll<HTMLElement>('.guide button')].find(
    (one) => one.textContent?.trim() === name || one.getAttribute('aria-label') === name,
  ) as HTMLElement

test('the guide says where one is, goes on and back, and leaves the focus alone', () => {
  const course = new Course(lesson.steps)
  guide(course, moment(0))
  expect(find('.guide').getAttribute('aria-label')).toBe('Guide')
  expect(find('.guide').textContent).toContain('Step 1 of 19')
  expect(document.activeElement).toBe(document.body)
  button('Next').focus()
  click(button('Next'))
  expect(words()).toContain('Your duchy')
  expect(document.activeElement).toBe(button('Next'))
  click(button('Back'))
  expect(words()).toContain('The goal')
})

test('the key G goes on, but not while somebody types', () => {
  const course = new Course(lesson.steps)
  guide(course, moment(0))
  const input = document.body.appendChild(document.createElement('input'))
  const type = (target: Element) =>
    target.dispatchEvent(new KeyboardEvent('keydown', { code: 'KeyG', key: 'g', bubbles: true, cancelable: true }))
  type(input)
  expect(course.at).toBe(0)
  type(document.body)
  flushSync()
  expect(course.at).toBe(1)
})

test('a step that wants something can be skipped, and says when it must wait', () => {
  const course = standing('sell')
  guide(course, moment(5))
  expect(words()).toContain('You can’t do that now.')
  click(button('Skip'))
  expect(course.step.id).toBe('workers')
})

test('the last step plays on without the guide, or starts again', () => {
  const course = standing('done')
  const again = vi.fn()
  guide(course, moment(7), again)
  click(button('Start again'))
  expect(again).toHaveBeenCalledOnce()
  click(button('Keep playing'))
  expect(course.away).toBe(true)
})

test('on a narrow screen the guide turns to what it speaks of, and can be folded', () => {
  const turnTo = vi.fn()
  const now = moment(0, [], 'board')
  guide(new Course(lesson.steps), { ...now, given: { ...now.given, turnTo } })
  expect(turnTo).toHaveBeenCalledExactlyOnceWith('duchy')
  click(button('The guide’s instructions'))
  expect(find('.guide .words').classList.contains('visually-hidden')).toBe(true)
})

/**
 * The first game of Burgundy: a turn in about five minutes. Proposals are taken from the legal actions, so that
 * the guide is right even with dice other than those of the lesson.
 */

import { t } from '../../i18n/index.svelte'
import { pickedAt } from '../../play/playing.svelte'
import type { Lesson, Moment, Step } from '../../slot/lesson'
import type { Pointer } from '../../slot/table'
import type { Told } from '../../wire'
import { type Key, kindOf, type Option, optionsOf } from './facts/options'
import { duchyOf, type View } from './facts/view'
import { selectorOf } from './play/spots'
import { depotFrom, goodsIn, tileIn } from './words/grammar'
import { tileName, tileText } from './words/phrases'
import { tileOf } from './words/prompts'

const IDS = [
  'goal',
  'duchy',
  'explain',
  'dice',
  'take',
  'storage',
  'place',
  'effect',
  'region',
  'buy',
  'end',
  'bot',
  'round',
  'ship',
  'sell',
  'workers',
  'undo',
  'others',
  'done',
] as const
type Id = (typeof IDS)[number]

/** The best actions with the lesson's dice, by their fields. */
const PLAN: readonly Readonly<Record<string, unknown>>[] = [
  { do: 'take', die: 1, depot: 6, space: 2 },
  { do: 'place', die: 2, slot: 1, hex: 12 },
  { do: 'buy', depot: 'black', space: 2 },
  { do: 'place', die: 2, slot: 1, hex: 20 },
  { do: 'load', depots: [2] },
  { do: 'sell', die: 1, goods: 4 },
]

const viewOf = (moment: Moment) => moment.given.view as View
const pickedIn = (moment: Moment) => pickedAt(moment.given.desk, moment.given)
const spot = (name: string, tab?: string): Pointer => ({ at: `[data-spot="${name}"]`, ...(tab && { tab }) })
const seatOf = (moment: Moment) => Math.max(moment.given.seat, 0)

/** Return the learner's actions that were not undone. */
function did(moment: Moment, code: string): readonly Told[] {
  return moment.journal.filter((told) => told.code === code && told.seat === moment.given.seat)
}

/** Return the action a step proposes: the one of the plan, or else the cheapest. */
function proposed(moment: Moment, ...does: readonly string[]): Option | undefined {
  const open = optionsOf(moment.given.legal, viewOf(moment).asked?.question).filter((one) => does.includes(one.do))
  const planned = open.find((option) => PLAN.some((wanted) => has(option, wanted)))
  return planned ?? open.toSorted((one, other) => one.price - other.price)[0]
}

/** Return whether an action has all these fields. */
function has({ choice }: Option, wanted: Readonly<Record<string, unknown>>): boolean {
  return Object.entries(wanted).every(([name, value]) => String(choice.fields[name]) === String(value))
}

/** The part of a narrow table that has things of a kind. */
const TABS: Readonly<Record<string, string>> = {
  hex: 'duchy',
  slot: 'duchy',
  goods: 'duchy',
  space: 'board',
  load: 'board',
}

/** Return where a thing of an action is. */
function pointer(key: Key, option: Option, seat: number): Pointer {
  if (kindOf(key) === 'purse') return spot(`option:${option.do}`)
  const tab = TABS[kindOf(key)]
  return { at: selectorOf(key, seat), ...(tab && { tab }) }
}

/** Return what to pick next for an action; anything already picked needs no ring. */
function nextOf(moment: Moment, option: Option | undefined): readonly Pointer[] {
  if (!option) return []
  const missing = option.needs.filter((key) => !pickedIn(moment).includes(key))
  const order = (key: Key) => (kindOf(key) === 'die' ? 0 : kindOf(key) === 'purse' ? 2 : 1)
  const [first] = missing.toSorted((one, other) => order(one) - order(other))
  return first ? [pointer(first, option, seatOf(moment))] : []
}

/** Return the number on an action's die. */
function pips(moment: Moment, option: Option): number {
  return viewOf(moment).seats[seatOf(moment)]?.dice[Number(option.choice.fields['die']) - 1] ?? 0
}

function tileNamed(moment: Moment, option: Option): string {
  return tileIn(tileOf(option, viewOf(moment), seatOf(moment)))
}

/** Return a step that only shows something. */
function shows(id: Id, points: (seat: number) => readonly Pointer[], text: (moment: Moment) => string): Step {
  return { id, title: () => t(`lesson-burgundy-${id}.title`), text, points: (moment) => points(seatOf(moment)) }
}

/** Return a step that asks for one of some actions, until the journal has one of some codes. */
function wants(
  id: Id,
  does: readonly string[],
  codes: readonly string[],
  text: (moment: Moment, option: Option | undefined) => string,
): Step {
  return {
    id,
    title: () => t(`lesson-burgundy-${id}.title`),
    text: (moment) => text(moment, proposed(moment, ...does)),
    points: (moment) => nextOf(moment, proposed(moment, ...does)),
    done: (moment) => codes.some((code) => did(moment, code).length > 0),
    open: (moment) => proposed(moment, ...does) !== undefined,
  }
}

const dice: Step = {
  ...wants('dice', ['take'], ['die'], (moment, option) =>
    option ? t('lesson-burgundy-dice', { die: pips(moment, option) }) : t('lesson-burgundy-dice-any'),
  ),
  fleeting: true,
  done: (moment) => did(moment, 'die').length > 0 || pickedIn(moment).some((key) => kindOf(key) === 'die'),
}

const take = wants('take', ['take'], ['take'], (moment, option) =>
  option
    ? t('lesson-burgundy-take', { tile: tileNamed(moment, option), from: depotFrom(option.choice.fields['depot']) })
    : t('lesson-burgundy-take-any'),
)

const place = wants('place', ['place'], ['place'], (moment, option) => {
  if (!option) return t('lesson-burgundy-place-any')
  const die = pips(moment, option)
  const number = duchyOf(viewOf(moment), seatOf(moment))?.hexes[Number(option.choice.fields['hex']) - 1]?.number ?? 0
  return option.price > 0
    ? t('lesson-burgundy-place', { die, number, workers: option.price })
    : t('lesson-burgundy-place-free', { die })
})

/** The first tile that the learner placed has an effect; most of its text is the tile's own. */
function effect(moment: Moment): string {
  const tile = String(did(moment, 'place')[0]?.values['tile'] ?? 'bank')
  return t('lesson-burgundy-effect', { tile: tileName(tile), does: tileText(tile, viewOf(moment).edition) })
}

function region(moment: Moment): string {
  const [size] = did(moment, 'region')
  const [phase] = did(moment, 'region-phase')
  if (!size || !phase) return t('lesson-burgundy-region-later')
  return t('lesson-burgundy-region', { size: size.points ?? 0, phase: phase.points ?? 0 })
}

const buy = wants('buy', ['buy'], ['buy'], (moment, option) =>
  option ? t('lesson-burgundy-buy', { tile: tileNamed(moment, option) }) : t('lesson-burgundy-buy-any'),
)

const ship = wants('ship', ['load', 'place'], ['bridge'], (moment, option) => {
  if (option?.do === 'load') return t('lesson-burgundy-load')
  if (!option || tileOf(option, viewOf(moment), seatOf(moment)) !== 'ship') return t('lesson-burgundy-ship-any')
  return t('lesson-burgundy-ship', { die: pips(moment, option) })
})

const sell = wants('sell', ['sell'], ['sell'], (moment, option) =>
  option
    ? t('lesson-burgundy-sell', { goods: goodsIn(Number(option.choice.fields['goods'])), die: pips(moment, option) })
    : t('lesson-burgundy-sell-any'),
)

const MAP = (seat: number): Pointer => ({ at: `[data-duchy="${seat}"]`, tab: 'duchy' })
const CHAPTERS = ['turns', 'effects', 'points'] as const

export const lesson: Lesson = {
  name: 'first',
  steps: [
    shows(
      'goal',
      (seat) => [MAP(seat)],
      () => t('lesson-burgundy-goal'),
    ),
    shows(
      'duchy',
      (seat) => [{ at: `[data-duchy="${seat}"] [data-cell="18"]`, tab: 'duchy' }],
      () => t('lesson-burgundy-duchy'),
    ),
    shows(
      'explain',
      () => [spot('depot:6', 'board')],
      () => t('lesson-burgundy-explain'),
    ),
    dice,
    take,
    shows(
      'storage',
      (seat) => [spot(`slot:${seat}:1`, 'duchy')],
      () => t('lesson-burgundy-storage'),
    ),
    place,
    shows('effect', (seat) => [spot(`silver:${seat}`, 'duchy')], effect),
    shows('region', (seat) => [spot(`points:${seat}`, 'players')], region),
    buy,
    wants('end', ['end'], ['end'], () => t('lesson-burgundy-end')),
    shows(
      'bot',
      (seat) => [{ at: `[data-rival="${1 - seat}"]`, tab: 'players' }],
      () => t('lesson-burgundy-bot'),
    ),
    shows(
      'round',
      () => [spot('strip', 'board')],
      () => t('lesson-burgundy-round'),
    ),
    ship,
    sell,
    shows(
      'workers',
      () => [spot('do:workers')],
      () => t('lesson-burgundy-workers'),
    ),
    shows(
      'undo',
      () => [spot('undo')],
      () => t('lesson-burgundy-undo'),
    ),
    shows(
      'others',
      () => [spot('bonus', 'board')],
      () => t('lesson-burgundy-others'),
    ),
    shows(
      'done',
      () => [],
      () => t('lesson-burgundy-done'),
    ),
  ],
  rules: [
    ...CHAPTERS.map((chapter) => ({
      title: () => t(`lesson-rules-${chapter}`),
      href: `#/rules/burgundy/${chapter}`,
    })),
    { title: () => t('lesson-rules'), href: '#/rules/burgundy' },
  ],
}

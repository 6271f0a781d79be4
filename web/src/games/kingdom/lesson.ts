/** The first game of Wonderful Kingdom: one round, from the first offer to the last cube. */

import { t } from '../../i18n/index.svelte'
import { pickedAt } from '../../play/playing.svelte'
import type { Lesson, Moment, Step } from '../../slot/lesson'
import type { Pointer } from '../../slot/table'
import { setOf } from './facts/cards/set'
import { CUBES } from './facts/names'
import { type Option, optionsOf } from './facts/options'
import type { SeatView, View } from './facts/view'
import { proposed } from './play/advice'
import * as spots from './play/spots'
import { cardName } from './words/phrases'

type Id =
  | 'goal'
  | 'hand'
  | 'explain'
  | 'offer'
  | 'trap'
  | 'take'
  | 'draft'
  | 'plan'
  | 'build'
  | 'recycle'
  | 'place'
  | 'planning'
  | 'steps'
  | 'cubes'
  | 'supremacy'
  | 'alchemy'
  | 'round'
  | 'points'
  | 'undo'
  | 'done'

const CUBE = ['put', 'alchemy']
const viewOf = (moment: Moment) => moment.given.view as View
const seatOf = (moment: Moment) => Math.max(moment.given.seat, 0)
const ownOf = (moment: Moment) => viewOf(moment).seats[seatOf(moment)] as SeatView
const nameOf = (moment: Moment, option: Option) => cardName(setOf(moment.given.printed), option.card)

/** Return how often the learner did something that was not undone. */
function did(moment: Moment, code: string): number {
  return moment.journal.filter((told) => told.code === code && told.seat === moment.given.seat).length
}

/** Return the action a step proposes, of the kinds it asks for. */
function best(moment: Moment, does: readonly string[]): Option | undefined {
  const set = setOf(moment.given.printed)
  const open = optionsOf(moment.given.legal, set).filter((option) => does.includes(option.do))
  return proposed(open, viewOf(moment), seatOf(moment), set)
}

/** Return what to pick next for an action. */
function nextOf(moment: Moment, option: Option | undefined): readonly Pointer[] {
  return option ? [spots.nextSpot(option, pickedAt(moment.given.desk, moment.given))] : []
}

/** Return a step that only shows something. */
function shows(id: Id, point: (seat: number) => Pointer | undefined, text: (moment: Moment) => string): Step {
  return {
    id,
    title: () => t(`lesson-kingdom-${id}.title`),
    text,
    points: (moment) => [point(seatOf(moment)) ?? []].flat(),
  }
}

/** Return a step that asks for one of some actions, until it is done often enough. */
function wants(
  id: Id,
  does: readonly string[],
  done: (moment: Moment) => boolean,
  text: (moment: Moment, option: Option | undefined) => string,
): Step {
  return {
    id,
    title: () => t(`lesson-kingdom-${id}.title`),
    text: (moment) => text(moment, best(moment, does)),
    points: (moment) => nextOf(moment, best(moment, does)),
    done,
    open: (moment) => best(moment, does) !== undefined,
  }
}

function offer(moment: Moment, option: Option | undefined): string {
  if (!option) return t('lesson-kingdom-offer-any')
  const card = nameOf(moment, option)
  return did(moment, 'offer') % 2 === 0
    ? t('lesson-kingdom-offer', { card })
    : t('lesson-kingdom-offer-second', { card })
}

function take(moment: Moment, option: Option | undefined): string {
  const cards = viewOf(moment).offers[String(option?.choice.fields['area'])]?.length ?? 0
  return option ? t('lesson-kingdom-take', { cards }) : t('lesson-kingdom-take-any')
}

/** Recycling serves what is under construction: say so if it brings a cube there. */
function recycle(moment: Moment, option: Option): string {
  const set = setOf(moment.given.printed)
  const gives = set.byId.get(option.card)?.gives ?? []
  const card = nameOf(moment, option)
  const site = ownOf(moment).sites.find(({ needs }) => gives.some((cube) => (needs[CUBES.indexOf(cube)] ?? 0) > 0))
  if (!site) return t('lesson-kingdom-recycle', { card })
  return t('lesson-kingdom-recycle-for', { card, site: cardName(set, site.card) })
}

/** Whether the learner can undo the last step. */
const mayUndo = ({ given }: Moment) => given.update?.frames[0]?.may_take_back === true

const CHAPTERS = ['draft', 'production'] as const

export const lesson: Lesson = {
  name: 'first',
  steps: [
    shows('goal', spots.realm, () => t('lesson-kingdom-goal')),
    shows(
      'hand',
      () => spots.hand,
      () => t('lesson-kingdom-hand'),
    ),
    shows(
      'explain',
      () => spots.offered,
      () => t('lesson-kingdom-explain'),
    ),
    wants('offer', ['offer'], (moment) => did(moment, 'offer') > 1, offer),
    shows(
      'trap',
      () => spots.area,
      () => t('lesson-kingdom-trap'),
    ),
    wants('take', ['take'], (moment) => did(moment, 'take') > 0, take),
    wants(
      'draft',
      ['offer', 'take'],
      (moment) => did(moment, 'turn-up') > 0,
      () => t('lesson-kingdom-draft'),
    ),
    shows(
      'plan',
      () => spots.drafted,
      () => t('lesson-kingdom-plan'),
    ),
    wants(
      'build',
      ['build'],
      (moment) => did(moment, 'build') > 1,
      (moment, option) =>
        option ? t('lesson-kingdom-build', { card: nameOf(moment, option) }) : t('lesson-kingdom-build-any'),
    ),
    wants(
      'recycle',
      ['recycle'],
      (moment) => did(moment, 'recycle') > 0,
      (moment, option) => (option ? recycle(moment, option) : t('lesson-kingdom-recycle-any')),
    ),
    wants(
      'place',
      CUBE,
      (moment) => did(moment, 'cube') > 0,
      () => t('lesson-kingdom-place'),
    ),
    wants(
      'planning',
      ['build', 'recycle', ...CUBE, 'done'],
      (moment) => did(moment, 'produce') > 0,
      () => t('lesson-kingdom-planning'),
    ),
    shows(
      'steps',
      () => spots.balances,
      () => t('lesson-kingdom-steps'),
    ),
    wants(
      'cubes',
      [...CUBE, 'done'],
      (moment) => did(moment, 'produce') > 1,
      () => t('lesson-kingdom-cubes'),
    ),
    shows(
      'supremacy',
      () => spots.soldiers,
      () => t('lesson-kingdom-supremacy'),
    ),
    shows(
      'alchemy',
      () => spots.alchemy,
      (moment) => t('lesson-kingdom-alchemy', { krystallium: ownOf(moment).krystallium }),
    ),
    wants(
      'round',
      [...CUBE, 'done'],
      (moment) => viewOf(moment).round > 1,
      () => t('lesson-kingdom-round'),
    ),
    shows('points', spots.points, () => t('lesson-kingdom-points')),
    {
      id: 'undo',
      title: () => t('lesson-kingdom-undo.title'),
      text: (moment) => (mayUndo(moment) ? t('lesson-kingdom-undo') : t('lesson-kingdom-undo-not')),
      points: (moment) => (mayUndo(moment) ? [spots.undo] : []),
    },
    shows(
      'done',
      () => undefined,
      () => t('lesson-kingdom-done'),
    ),
  ],
  rules: [
    ...CHAPTERS.map((chapter) => ({
      title: () => t(`lesson-rules-${chapter}`),
      href: `#/rules/kingdom/${chapter}`,
    })),
    { title: () => t('lesson-rules-modules'), href: '#/rules/kingdom/module' },
    { title: () => t('lesson-rules'), href: '#/rules/kingdom' },
  ],
}

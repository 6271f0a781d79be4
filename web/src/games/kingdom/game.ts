/** Kingdom's parts for the table's frame: words, tabs, head, bar, players, and the state they share. */

import { width } from '../../browser/width.svelte'
import { t } from '../../i18n/index.svelte'
import type { GameModule, Printed, Tab } from '../../slot/table'
import Portrait from './duchy/Portrait.svelte'
import { setOf } from './facts/cards/set'
import { optionsOf } from './facts/options'
import { sumsOf } from './facts/sums'
import { hasSide, isAlone, openTo, type View } from './facts/view'
import Bar from './frame/Bar.svelte'
import Ending from './frame/Ending.svelte'
import Head from './frame/Head.svelte'
import LogSign from './frame/LogSign.svelte'
import Player from './frame/Player.svelte'
import { backTo, Desk } from './play/play.svelte'
import { nextSpot } from './play/spots'
import { partsAsked } from './play/tabs'
import { entryText, headingOf } from './words/log'
import { mistakeOf, practiceOf } from './words/mistakes'
import { cardName } from './words/phrases'
import { didText, optionText, outcomeText, questionText, reasonText, sourceText } from './words/prompts'
import { stepWords } from './words/steps'

/** Only in these stages someone holds cards that the other may not see; later everything is open. */
const HIDDEN = ['duchies', 'advisors', 'keeping', 'dealing', 'draft']

export const game = (printed?: Printed): GameModule => {
  const set = setOf(printed)
  return {
    words: {
      entry: (told, name, bare) => entryText(told, name, bare, set),
      heading: headingOf,
      question: (view, seat) => questionText(view as View, seat),
      action: (choice, view, seat) => {
        const [option] = optionsOf([choice], set)
        return option && optionText(option, view as View, seat, set)
      },
      did: (choice) => {
        const [option] = optionsOf([choice], set)
        return option && didText(option, set)
      },
      step: (step, view, seat) => stepWords(step, view as View, seat, set),
      outcome: (outcome) => outcomeText(outcome, set),
      reason: (reason) => reasonText(reason, set),
      source: (source) => sourceText(source) ?? (set.byId.has(source) ? cardName(set, source) : undefined),
      luck: 'cards',
    },
    tabs: (view) => [
      { id: 'stage', title: t('kingdom-part-stage') },
      ...(width.upright ? [] : [{ id: 'realm', title: t('kingdom-part-realm') }]),
      ...sideOf(view as View | undefined),
    ],
    asks: partsAsked,
    Bar,
    column: (view) => (view && hasSide(view as View) ? 'vast' : 'full'),
    Head,
    Player,
    Sign: LogSign,
    Portrait,
    Ending,
    desk: () => new Desk(),
    aim: (choice) => {
      const [option] = optionsOf([choice], set)
      return option ? [nextSpot(option, [])] : []
    },
    hides: (view) => hides(view as View),
    open: (view) => openTo(view as View),
    backTo,
    mistake: mistakeOf,
    practice: practiceOf,
    sums: (view) => sumsOf(view as View),
    chapter: (told) => (told.code === 'round' ? String(told.values['round']) : undefined),
    standing: (told) => (told.code === 'standing' || told.code === 'result' ? Number(told.values['total']) : undefined),
  }
}

/** Return whether a hand is needed for the answer: what lies on offer is taken in sight of both. */
function hides({ stage, asked }: View): boolean {
  return HIDDEN.includes(stage) && asked.some(({ question }) => question !== 'take')
}

/** Return the tab for what is at the side of a wide table. */
function sideOf(view: View | undefined): readonly Tab[] {
  if (!view || !hasSide(view)) return []
  const title = isAlone(view)
    ? t('kingdom-part-deck')
    : view.boards.length > 0
      ? t('kingdom-part-quests')
      : t(`choice-kingdom-module-${view.module as 'advisors' | 'menaces'}`)
  return [{ id: 'side', title }]
}

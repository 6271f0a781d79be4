/** Kingdom's parts for the table's frame: words, tabs, head, bar, players, and the state they share. */

import { t } from '../../i18n/index.svelte'
import type { GameModule, Printed, Tab } from '../../slot/table'
import { setOf } from './facts/cards/set'
import { optionsOf } from './facts/options'
import { sumsOf } from './facts/sums'
import type { View } from './facts/view'
import Bar from './frame/Bar.svelte'
import Ending from './frame/Ending.svelte'
import Head from './frame/Head.svelte'
import LogSign from './frame/LogSign.svelte'
import Player from './frame/Player.svelte'
import { backTo, Desk } from './play/play.svelte'
import { nextSpot } from './play/spots'
import { entryText, headingOf } from './words/log'
import { optionText, outcomeText, questionText, reasonText, sourceText } from './words/prompts'

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
      outcome: (outcome) => outcomeText(outcome, set),
      reason: (reason) => reasonText(reason, set),
      source: sourceText,
      luck: 'cards',
    },
    tabs: (view) => [
      { id: 'stage', title: t('kingdom-part-stage') },
      { id: 'realm', title: t('kingdom-part-realm') },
      ...sideOf(view as View | undefined),
    ],
    Bar,
    Head,
    Player,
    Sign: LogSign,
    Ending,
    desk: () => new Desk(),
    aim: (choice) => {
      const [option] = optionsOf([choice], set)
      return option ? [nextSpot(option, [])] : []
    },
    hides: () => true,
    backTo,
    sums: (view) => sumsOf(view as View),
    chapter: (told) => (told.code === 'round' ? String(told.values['round']) : undefined),
    standing: (told) => (told.code === 'standing' || told.code === 'result' ? Number(told.values['total']) : undefined),
  }
}

/** Return the tab for a solo player's deck, or for two players' quest boards. */
function sideOf(view: View | undefined): readonly Tab[] {
  if (view?.seats.length === 1) return [{ id: 'side', title: t('kingdom-part-deck') }]
  return view?.boards.length ? [{ id: 'side', title: t('kingdom-part-quests') }] : []
}

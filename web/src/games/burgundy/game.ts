/** Burgundy's parts for the table's frame: words, tabs, head, bar, players, and the state they share. */

import { t } from '../../i18n/index.svelte'
import type { GameModule } from '../../slot/table'
import Portrait from './duchy/Portrait.svelte'
import { optionsOf } from './facts/options'
import { teamsOf, type View } from './facts/view'
import Bar from './frame/Bar.svelte'
import Ending from './frame/Ending.svelte'
import Head from './frame/Head.svelte'
import LogSign from './frame/LogSign.svelte'
import Player from './frame/Player.svelte'
import { backTo, Desk } from './play/play.svelte'
import { aimedAt, namedBy } from './play/spots'
import { partsAsked } from './play/tabs'
import { entryText, headingOf } from './words/log'
import { mistakeOf, practiceOf } from './words/mistakes'
import { optionText, outcomeText, questionText, reasonWords, sourceRank, sourceText } from './words/prompts'
import { diceOf, rollerOf, rollsText, stepWords } from './words/steps'

export const game = (): GameModule => ({
  words: {
    entry: entryText,
    heading: headingOf,
    question: (view, seat, legal) => questionText(view as View, seat, legal),
    action: (choice, view, seat) => {
      const seen = view as View
      const [option] = optionsOf([choice], seen.asked?.question)
      return option && optionText(option, seen, seat)
    },
    step: (step, view, seat) => stepWords(step, view as View, seat),
    outcome: outcomeText,
    dice: diceOf,
    roller: (view) => rollerOf(view as View),
    rolls: (view, name) => rollsText(view as View, name),
    reason: reasonWords,
    score: (count, view) => ((view as View).seats.length === 1 ? t('hexes-filled', { count }) : undefined),
    source: sourceText,
    rank: sourceRank,
  },
  upright: true,
  tabs: () => [
    { id: 'board', title: t('part-board') },
    { id: 'duchy', title: t('part-duchy') },
  ],
  asks: partsAsked,
  Bar,
  Ending,
  Head,
  Player,
  Sign: LogSign,
  Portrait,
  desk: () => new Desk(),
  backTo,
  mistake: mistakeOf,
  practice: practiceOf,
  point: (desk, told, event, view) => {
    if (desk instanceof Desk) desk.pointed = told ? namedBy(told, event, view as View) : []
  },
  aim: (choice, view, seat) => {
    const [option] = optionsOf([choice], (view as View).asked?.question)
    return option ? aimedAt(option, seat) : []
  },
  teams: (view) => teamsOf(view as View),
  hides: (view) => (view as View).asked?.question === 'start-hidden',
  chapter: (told) =>
    told.code === 'round' ? `${String(told.values['phase'])}${String(told.values['round'])}` : undefined,
})

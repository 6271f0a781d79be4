/** Actions of a plan: with the numbers of their dice, and with what they take, place or sell by then. */

import { t } from '../../../i18n/index.svelte'
import type { StepWords } from '../../../slot/table'
import type { Step } from '../../../wire'
import { KINDS } from '../facts/names'
import { optionsOf } from '../facts/options'
import type { View } from '../facts/view'
import { goodsColour } from './grammar'
import { tileName } from './phrases'
import { type Known, optionText } from './prompts'

/** Return an action in words; the end of a turn is none. */
export function stepWords(step: Step, view: View, seat: number): StepWords | undefined {
  if (step.fields['do'] === 'end') return undefined
  const [option] = optionsOf([step], view.asked?.question)
  if (!option) return undefined
  const known = knownOf(step)
  return {
    die: dieOf(step, view, seat),
    text: optionText(option, view, seat, [], known),
    nudge: nudgeOf(step, known, view, seat),
  }
}

/** What the journal says about the tile or the goods of an action: the view is that of the plan's start. */
function knownOf({ fields, entries, seat }: Step): Known {
  const own = entries.filter((entry) => entry.seat === seat)
  const tile = own.find(({ code, values }) => code !== 'animals' && KINDS.includes(String(values['tile'])))
  const sold = fields['do'] === 'sell' ? own.find(({ code }) => code === 'sell') : undefined
  return {
    ...(tile && { tile: String(tile.values['tile']) }),
    ...(sold && { tiles: Number(sold.values['tiles']) }),
  }
}

/** Return the number of an action's die, and how it is changed. */
function dieOf({ fields, entries }: Step, view: View, seat: number): string {
  const used = entries.find(({ code }) => code === 'die' || code === 'white-die')?.values
  const die = Number(fields['die'] ?? 0)
  if (!used) return die > 0 ? String(view.seats[seat]?.dice[die - 1] || '') : ''
  const [shows, as, count] = [Number(used['shows']), Number(used['used_as']), Number(used['workers'] ?? 0)]
  if (as === shows || !as) return String(shows)
  return count > 0 ? t('plan-die-paid', { shows, as, count }) : t('plan-die-free', { shows, as })
}

/** Return a nudge: it names what the action uses, and not what it does. */
function nudgeOf({ fields }: Step, { tile = '' }: Known, view: View, seat: number): string {
  const die = Number(fields['die'] ?? 0)
  switch (fields['do']) {
    case 'take':
      return fields['depot'] === 'black' ? t('nudge-black') : t('nudge-depot', { number: Number(fields['depot']) })
    case 'buy':
    case 'hire':
    case 'point':
      return t('nudge-silver')
    case 'fetch':
      return t('nudge-black')
    case 'workers':
      return t('nudge-workers')
    case 'place':
    case 'discard':
      return tile ? t('nudge-stored', { tile: tileName(tile) }) : t('nudge-storage')
    case 'sell':
    case 'spend':
    case 'gather':
      return t('nudge-goods', { goods: goodsColour(Number(fields['goods'])) })
    case 'turn':
      return t('nudge-die', { number: view.seats[seat]?.dice[die - 1] ?? 0 })
    default:
      return tile ? t('nudge-thing', { thing: tileName(tile) }) : t('nudge-other')
  }
}

/** Return the seat that rolls now: everyone rolls before anyone acts, in turn order; then the first rolls the white die. */
export function rollerOf(view: View): number | undefined {
  if (view.asked?.question === 'white') return view.order[0]
  if (view.asked?.question !== 'roll') return undefined
  return view.order.find((seat) => view.seats[seat]?.dice.every((pips) => pips === 0))
}

/** Return who rolls a die that is no player's. */
export function rollsText(view: View, name: string): string | undefined {
  return view.asked?.question === 'white' ? t('rolls-white', { name }) : undefined
}

/** Return the numbers of a roll. */
export function diceOf({ fields }: Pick<Step, 'fields'>): readonly number[] | undefined {
  if (fields['do'] === 'roll') return [Number(fields['first']), Number(fields['second'])]
  return fields['do'] === 'white' ? [Number(fields['white'])] : undefined
}

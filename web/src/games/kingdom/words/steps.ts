/** Actions of a plan: with the cards they are about by then. */

import { t } from '../../../i18n/index.svelte'
import { capital } from '../../../i18n/say'
import type { StepWords } from '../../../slot/table'
import type { Step } from '../../../wire'
import type { CardSet } from '../facts/cards/set'
import { type Option, optionsOf } from '../facts/options'
import type { View } from '../facts/view'
import { cardName, iconName, resourceName } from './phrases'
import { optionText } from './prompts'

/** Return an action in words; what only says that nothing more is done is none. */
export function stepWords(step: Step, view: View, seat: number, set: CardSet): StepWords | undefined {
  const [option] = optionsOf([step], set)
  if (!option || option.do === 'done' || isBegun(option, step)) return undefined
  const known = knownOf(step)
  const card = cardName(set, option.card || known)
  return {
    die: '',
    text: optionText(option, view, seat, set, known),
    nudge: nudgeOf(option, step, card),
    ...rowOf(option, step, card),
  }
}

/** Whether the actions that follow say what this one does: which cubes become krystallium. */
const isBegun = (option: Option, { entries }: Step) => option.do === 'convert' && entries.length === 0

/** Return what an action is told together with: cards that are offered, built, recycled or scrapped, and cubes of a kind. */
function rowOf({ do: does, choice: { fields } }: Option, { entries }: Step, card: string): Partial<StepWords> {
  switch (does) {
    case 'offer': {
      const values = { card, area: String(fields['area']).toUpperCase(), face: String(fields['face']) }
      return { title: t('kingdom-plan-offer'), thing: t('kingdom-plan-offered', values) }
    }
    case 'build':
    case 'recycle':
      return card ? { title: t(`kingdom-plan-${does}`), thing: card } : {}
    case 'scrap':
      return card ? { title: t('kingdom-scrap'), thing: card } : {}
    case 'put':
    case 'alchemy':
    case 'soldier':
    case 'krystallium': {
      const told = entries.find(({ code }) => code === 'cube')?.values['resource']
      const resource = does === 'soldier' ? 'soldiers' : does === 'krystallium' ? does : told
      if (!resource) return {}
      const title = t('kingdom-plan-put', { what: capital(resourceName(String(resource))) })
      return { title, thing: does === 'alchemy' ? t('kingdom-thing-alchemy') : card }
    }
    case 'colour': {
      const gift = entries.some(({ code }) => code === 'gift')
      const title = t(gift ? 'kingdom-plan-gift' : 'kingdom-plan-convert')
      return { title, thing: resourceName(String(fields['cube'])) }
    }
    default:
      return {}
  }
}

/** Return the card that the journal names for an action. */
function knownOf({ entries, seat }: Step): string {
  for (const { values, seat: whose } of entries) {
    if (whose !== seat) continue
    const named = values['card'] ?? values['on']
    if (typeof named === 'string' && named !== 'alchemy') return named
  }
  return ''
}

/** Return a nudge: it names the card, the cubes or the area, and not what is done with them. */
function nudgeOf({ do: does, choice: { fields } }: Option, { entries }: Step, card: string): string {
  const cube = entries.find(({ code }) => code === 'cube')?.values['resource'] ?? fields['cube'] ?? fields['resource']
  switch (does) {
    case 'take':
    case 'search':
    case 'spy':
      return fields['area'] ? t('nudge-area', { area: String(fields['area']).toUpperCase() }) : t('nudge-other')
    case 'put':
    case 'alchemy':
    case 'colour':
    case 'krystallium':
      return cube ? t('nudge-thing', { thing: capital(resourceName(String(cube))) }) : t('nudge-other')
    case 'cover':
    case 'catch':
      return t('nudge-thing', { thing: capital(iconName(String(fields['icon']))) })
    default:
      return card ? t('nudge-thing', { thing: card }) : t('nudge-other')
  }
}

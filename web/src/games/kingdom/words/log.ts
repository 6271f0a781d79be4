/** The engine's journal in the page's language: who did what, and where. */

import { t } from '../../../i18n/index.svelte'
import { maybe } from '../../../i18n/say'
import type { Heading } from '../../../slot/table'
import type { Told } from '../../../wire'
import { ROUNDS } from '../facts/box'
import { type CardSet, HOUSE, menaceCard, said } from '../facts/cards/set'
import { isResource, RESOURCES } from '../facts/names'
import { amounts, cardName, iconName, resourceName } from './phrases'
import { sourceText } from './prompts'

type Word = string | number

/** Return a line of the log, `bare` without the player's name; nothing if the page has no words for it. */
export function entryText(told: Told, name: (seat: number) => string, bare = false, set = HOUSE): string | undefined {
  const values: Record<string, Word> = {
    who: told.seat >= 0 && !bare ? name(told.seat) : '',
    points: told.points ?? 0,
    // Values that an entry may omit.
    soldiers: 0,
    krystallium: 0,
    spies: 0,
    paid: 0,
  }
  for (const [key, value] of Object.entries(told.values)) values[key] = wordOf(key, value, set)
  const { cards } = told.values
  const empty = told.code === 'take' && Array.isArray(cards) && cards.length === 0
  return maybe(empty ? 'kingdom-log-take-nothing' : `kingdom-log-${told.code}`, values)
}

/** Rounds are parts of the log, the steps of production are steps of it. */
export function headingOf(told: Told): Heading | undefined {
  if (told.code !== 'round') return undefined
  return { rank: 'part', words: t('round-of', { round: Number(told.values['round']), rounds: ROUNDS }) }
}

function wordOf(key: string, value: Told['values'][string], set: CardSet): Word {
  if (Array.isArray(value)) return listOf(key, value.map(String), set)
  if (typeof value === 'number') return value
  switch (key) {
    case 'card':
      return cardName(set, value)
    case 'on':
      return value === 'alchemy' ? t('kingdom-thing-alchemy') : cardName(set, value)
    case 'area':
      return value.toUpperCase()
    case 'duchy':
      return said(set.duchies.get(value)?.name) || value
    case 'board':
      return said(set.boards.get(value)?.name) || value
    case 'icon':
      return iconName(value)
    case 'menace':
      return said(menaceCard(set, value)?.name) || value
    case 'for':
      return sourceText(value) ?? value
    case 'why':
      return maybe(`kingdom-defeat-${value}`) ?? value
    case 'medal':
      return maybe(`kingdom-medal-${value}`) ?? value
    case 'do':
      return maybe(`kingdom-ask-${value}`) ?? value
    default:
      return isResource(value) ? resourceName(value) : value
  }
}

function listOf(key: string, values: readonly string[], set: CardSet): string {
  if (key === 'resources') return values.map(resourceName).join(', ')
  if (key === 'paid') return amounts(RESOURCES.map((one) => values.filter((value) => value === one).length))
  return values.map((id) => cardName(set, id)).join(', ') || t('kingdom-nothing')
}

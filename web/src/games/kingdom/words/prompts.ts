/** Questions, actions and reasons in the page's language. */

import { t } from '../../../i18n/index.svelte'
import { capital, maybe } from '../../../i18n/say'
import { plainWords } from '../../../slot/plain'
import type { Outcome, ReasonInfo } from '../../../wire'
import { type CardSet, menaceCard, said } from '../facts/cards/set'
import { isCube, isResource, type Resource } from '../facts/names'
import type { Option } from '../facts/options'
import { boardsOf, type Question, questionOf, type View } from '../facts/view'
import { amount, cardName, iconName, resourceName } from './phrases'

/** Return a seat's question in one sentence. */
export function questionText(view: View, seat: number, asked: Question | undefined = questionOf(view, seat)): string {
  if (!asked) return ''
  const values = {
    about: asked.question === 'cube' ? resourceName(asked.about) : asked.about.toUpperCase(),
    count: asked.count,
    step: view.step ? resourceName(view.step) : '',
    left: view.seats[seat]?.drafted.length ?? 0,
  }
  return capital(maybe(`kingdom-question-${asked.question}`, values) ?? asked.question)
}

/** Return the name of a card under construction, counted from 1. */
export function siteName(view: View, seat: number, site: number, set: CardSet): string {
  return cardName(set, view.seats[seat]?.sites[site - 1]?.card ?? '')
}

/** Return an outcome of chance: a card, or a seat's duchy. */
export function outcomeText({ fields }: Pick<Outcome, 'fields'>, set: CardSet): string | undefined {
  if (fields['do'] === 'card') return cardName(set, set.cards[Number(fields['card']) - 1]?.id ?? '')
  if (fields['do'] !== 'duchy') return undefined
  return said([...set.duchies.values()][Number(fields['duchy']) - 1]?.name) || undefined
}

/** Return what putting several things on a card at once does. */
export function putText(what: Resource, count: number, card: string): string {
  if (isCube(what)) return t('kingdom-put-all', { count, card })
  const several = what === 'soldiers' ? t('kingdom-soldiers', { count }) : amount(count, resourceName(what))
  return t('kingdom-put-several', { what: several, card })
}

/** Return what an action does, in a few words; `known` is its card if the view is an earlier one. */
export function optionText(option: Option, view: View, seat: number, set: CardSet, known = ''): string {
  const fields = option.choice.fields
  const area = String(fields['area'] ?? '').toUpperCase()
  const card =
    'site' in fields && !known ? siteName(view, seat, Number(fields['site']), set) : cardName(set, option.card || known)
  switch (option.do) {
    case 'offer':
      return t('kingdom-do-offer', { card, area, face: String(fields['face']) })
    case 'take':
      return t('kingdom-do-take', { area })
    case 'search':
      return t('kingdom-do-search', { area })
    case 'pick': {
      const place = Number(fields['place'])
      const lying = known || (view.offers[String(fields['area'])]?.[place - 1]?.card ?? '')
      return t('kingdom-do-pick', { card: cardName(set, lying), area, place })
    }
    case 'put':
      return t('kingdom-do-put', { card })
    case 'krystallium':
      return t('kingdom-do-krystallium', { card, resource: resourceName(String(fields['resource'])) })
    case 'colour':
      return resourceName(String(fields['cube']))
    case 'cover':
      return t('kingdom-do-cover', { icon: iconName(String(fields['icon'])) })
    case 'catch':
      return t('kingdom-do-catch', { icon: iconName(String(fields['icon'])) })
    case 'fight':
      return t('kingdom-do-fight', { card: said(menaceCard(set, String(fields['menace']))?.name) })
    case 'task': {
      const board = boardsOf(set, view)[Number(fields['board']) - 1]?.board
      return t('kingdom-do-task', { board: said(board?.name), task: Number(fields['task']) })
    }
    case 'recycle':
      return t('kingdom-do-recycle', {
        card,
        gives: (set.byId.get(option.card)?.gives ?? []).map(resourceName).join(', '),
      })
    default:
      return maybe(`kingdom-do-${option.do}`, { card }) ?? plainWords(option.choice.fields)
  }
}

/** Return an action that leaves no line in the log, told like those that do. */
export function didText({ do: does, card, choice: { fields } }: Option, set: CardSet): string | undefined {
  const resource = 'cube' in fields ? resourceName(String(fields['cube'])) : ''
  return maybe(`kingdom-did-${does}`, { card: cardName(set, card), resource })
}

/** Return the engine's reason in the page's language. */
export function reasonText(reason: ReasonInfo, set: CardSet, names: readonly string[] = []): string | undefined {
  if (reason.code === 'others-move') return t('reason-others-move')
  const values = Object.fromEntries(
    Object.entries(reason.values).map(([name, value]) => [
      name,
      (name === 'turn' && names[Number(value) - 1]) || valueText(name, value, set),
    ]),
  )
  return maybe(`kingdom-reason-${reason.code}`, values)
}

function valueText(name: string, value: unknown, set: CardSet): string | number {
  if (typeof value === 'number') return value
  if (Array.isArray(value)) return value.map((one) => cardName(set, String(one))).join(', ')
  const word = String(value)
  switch (name) {
    case 'card':
      return cardName(set, word)
    case 'menace':
      return said(menaceCard(set, word)?.name)
    case 'icon':
      return iconName(word)
    case 'resource':
      return isResource(word) ? resourceName(word) : word
    case 'phase':
      return maybe(`kingdom-phase-${word}`) ?? word
    case 'question':
      return maybe(`kingdom-ask-${word}`) ?? word
    case 'area':
    case 'place':
      return word.toUpperCase()
    default:
      return word
  }
}

/** Return the name of a source of points. */
export function sourceText(source: string): string | undefined {
  return maybe(`kingdom-source-${source}`)
}

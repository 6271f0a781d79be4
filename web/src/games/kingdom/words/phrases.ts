/** Cards, resources and places in words: names, and the meaning of every icon. */

import type { Snippet } from 'svelte'
import { t } from '../../../i18n/index.svelte'
import type { Messages } from '../../../i18n/messages'
import { maybe } from '../../../i18n/say'
import { ruleAddress } from '../../../slot/games'
import type { Explanation } from '../../../ui/explanation'
import { type CardFacts, type CardSet, type DuchyFacts, HOUSE, said, type Task } from '../facts/cards/set'
import { CUBES, type Development, RESOURCES, type Resource } from '../facts/names'
import { aboutCard } from './about'

type Plain = { [Id in keyof Messages]: Messages[Id] extends null ? Id : never }[keyof Messages]

/** Return a card's name by its id; a hidden card is called so. */
export function cardName(set: CardSet, id: string): string {
  return id === '' ? t('kingdom-face-down') : said(set.byId.get(id)?.name) || id
}

export function resourceName(resource: string): string {
  return t(`kingdom-resource-${resource}` as Plain)
}

export function typeName(type: Development): string {
  return t(`kingdom-type-${type}` as Plain)
}

/** Return a number of something. */
export function amount(count: number, name: string): string {
  return count === 1 ? name : t('kingdom-amount', { count, name })
}

/** Return resources with their numbers, as a list. */
export function amounts(counts: readonly number[]): string {
  return counts
    .flatMap((count, at) => (count > 0 ? [amount(count, resourceName(RESOURCES[at] as Resource))] : []))
    .join(', ')
}

/** Return an icon that a thief can cover: a resource, or a resource per card of a type. */
export function iconName(icon: string): string {
  const [resource = '', per] = icon.split('/')
  if (!per) return resourceName(resource)
  return t('kingdom-for-each', { what: resourceName(resource), type: typeName(per as Development) })
}

function production(card: DuchyFacts): string {
  const flat = CUBES.flatMap((cube, at) => (card.makes[at] ? [amount(card.makes[at] ?? 0, resourceName(cube))] : []))
  return [...flat, ...card.makesPer.map(({ cube, per }) => iconName(`${cube}/${per}`))].join(', ')
}

function points(card: DuchyFacts): string {
  const flat = card.points ? [t('points', { count: card.points })] : []
  const each = card.pointsPer.map((one) =>
    t('kingdom-for-each', { what: t('points', { count: one.points }), type: typeName(one.per) }),
  )
  return [...flat, ...each].join(', ')
}

/** A line of an opened card: some icons and their meaning. */
export interface Meaning {
  readonly what: 'type' | 'cost' | 'makes' | 'points' | 'bonus' | 'recycles' | 'text' | 'price' | 'phase' | 'loss'
  readonly words: string
}

/** Return every icon of a card in words. */
export function meanings(card: CardFacts): readonly Meaning[] {
  const found: Meaning[] = []
  const add = (what: Meaning['what'], words: string | undefined) => words && found.push({ what, words })
  add('type', card.type ? t('kingdom-of-type', { type: typeName(card.type) }) : maybe(`kingdom-family-${card.family}`))
  if (card.family === 'menace') add('text', maybe(`kingdom-menace-${card.menace ?? ''}`))
  if (card.family === 'calamity') add('text', t('kingdom-calamity-text'))
  add('text', said(card.text))
  if (card.family === 'advisor')
    add('phase', t('kingdom-used-in', { phase: t(`kingdom-phase-${card.phase}` as Plain) }))
  const cost = amounts(card.cost)
  add('cost', cost && t('kingdom-costs', { cost }))
  const makes = production(card)
  add('makes', makes && t('kingdom-makes', { makes }))
  if (card.family === 'development') {
    const worth = points(card)
    add('points', worth && t('kingdom-worth', { points: worth }))
  } else if (card.points < 0) add('loss', t('kingdom-loses', { points: t('points', { count: -card.points }) }))
  if (card.family === 'menace')
    add('price', t('kingdom-removed-for', { soldiers: t('kingdom-soldiers', { count: card.soldiers }) }))
  if (card.family === 'advisor')
    add('price', t('kingdom-used-for', { soldiers: t('kingdom-soldiers', { count: card.soldiers }) }))
  const bonus = card.bonus.map(({ resource, count }) => amount(count, resourceName(resource))).join(', ')
  add('bonus', bonus && t('kingdom-bonus', { bonus }))
  const gives = card.gives.map(resourceName).join(', ')
  add('recycles', gives && t('kingdom-recycles', { gives }))
  return found
}

/** Return a card in one paragraph. */
export function cardText(card: CardFacts): string {
  return meanings(card)
    .map(({ words }) => words)
    .join(' ')
}

/** Return the section of the rules about a card. */
export function cardRule(card: CardFacts): string | undefined {
  return aboutCard(card, HOUSE.byId.get(card.id) === card).href
}

const linked = (href: string | undefined) => (href ? { href } : {})

/** Return a card's explanation, with a picture of it where the table has only a sign. */
export function explainCard(card: CardFacts, picture?: Snippet): Explanation
export function explainCard(card: CardFacts | undefined): Explanation | undefined
export function explainCard(card: CardFacts | undefined, picture?: Snippet): Explanation | undefined {
  const shown = picture ? { picture } : {}
  return card && { title: said(card.name), text: cardText(card), ...linked(cardRule(card)), ...shown }
}

/** Return the explanation of a thing that is not a card, by the name of its messages. */
export function explainThing(name: string, rule: string): Explanation {
  const id = `kingdom-thing-${name}`
  return {
    title: maybe(id) ?? name,
    text: maybe(`kingdom-thing-${name}.text`) ?? '',
    ...linked(ruleAddress('kingdom', rule)),
  }
}

/** Return the reward of a quest board's task. */
export function rewardText(task: Task): string {
  const rewards = task.rewards.map(({ what, count }) => {
    if (what === 'points') return t('points', { count })
    return what === 'spies' ? t('kingdom-spies', { count }) : amount(count, resourceName(what))
  })
  return t('kingdom-reward', { reward: rewards.join(', ') })
}

/** Return the cost and reward of a quest board's task. */
export function taskText(task: Task): string {
  const costs = t('kingdom-costs', { cost: amounts(task.cost) })
  return [costs, rewardText(task), task.final ? t('kingdom-final-task') : ''].filter(Boolean).join(' ')
}

/** Return a duchy card in words. */
export function duchyText(duchy: DuchyFacts): string {
  const worth = points(duchy)
  return [t('kingdom-makes', { makes: production(duchy) }), worth && t('kingdom-worth', { points: worth })]
    .filter(Boolean)
    .join(' ')
}

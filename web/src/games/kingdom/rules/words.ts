/** What a card of the set says, in words: cost, what it makes, points, bonus, recycling. */

import { t } from '../../../i18n/index.svelte'
import type { CardFacts, PerIcon, PerPoints } from '../cards/set'
import { CUBES, type Development, RESOURCES, type Resource } from '../names'

export type Countable = Resource | 'points' | 'spies'

export function some(what: Countable, number: number): string {
  return t(`rules-kingdom-some-${what}`, { number })
}

/** Resources by their numbers, in order. */
export function amounts(numbers: readonly number[]): string {
  return RESOURCES.flatMap((resource, at) => (numbers[at] ? [some(resource, numbers[at])] : [])).join(', ')
}

const per = (what: string, type: Development) => t(`rules-kingdom-per-${type}`, { what })
const icon = ({ cube, per: type }: PerIcon) => per(some(cube, 1), type)
const multiplier = ({ points, per: type }: PerPoints) => per(some('points', points), type)

/** All that a development or a treasure says. */
export function cardWords(card: CardFacts): string {
  const makes = [
    ...CUBES.flatMap((cube, at) => (card.makes[at] ? [some(cube, card.makes[at])] : [])),
    ...card.makesPer.map(icon),
  ]
  const worth = [...(card.points ? [some('points', card.points)] : []), ...card.pointsPer.map(multiplier)]
  const bonus = card.bonus.map(({ resource, count }) => some(resource, count))
  const costs = amounts(card.cost)
  return [
    costs && t('rules-kingdom-costs', { what: costs }),
    makes.length > 0 && t('rules-kingdom-makes', { what: makes.join(', ') }),
    worth.length > 0 && t('rules-kingdom-worth', { what: worth.join(', ') }),
    bonus.length > 0 && t('rules-kingdom-bonus', { what: bonus.join(', ') }),
    card.gives.length > 0 && t('rules-kingdom-recycles', { what: given(card) }),
  ]
    .filter(Boolean)
    .join(' ')
}

/** What it gives when it is recycled; two of a kind are said once. */
function given(card: CardFacts): string {
  return amounts(CUBES.map((cube) => card.gives.filter((one) => one === cube).length))
}

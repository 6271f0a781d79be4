/** What an action costs, in words: which cubes, krystallium and soldiers go, and what krystallium replaces. */

import { t } from '../../../i18n/index.svelte'
import type { CardSet } from '../facts/cards/set'
import { CUBES, RESOURCES } from '../facts/names'
import type { Option } from '../facts/options'
import { boardsOf, type View } from '../facts/view'
import { amount, resourceName } from './phrases'

/** Return costs by resource as a list. */
export function costsText(costs: Readonly<Record<string, number>>): string {
  return RESOURCES.flatMap((resource) => {
    const count = costs[resource] ?? 0
    if (resource === 'soldiers') return count > 0 ? [t('kingdom-soldiers', { count })] : []
    return count > 0 ? [amount(count, resourceName(resource))] : []
  }).join(', ')
}

/** Return what an action takes from a seat; '' if it costs nothing. */
export function paidText(option: Option, view: View, seat: number, set: CardSet): string {
  const cost = costsText(option.choice.costs ?? {})
  if (!cost) return ''
  const instead = replacedBy(option, view, seat, set)
  return instead ? t('kingdom-pays-instead', { cost, instead }) : t('kingdom-pays', { cost })
}

/** Return the cubes of a task that are not in alchemy, which krystallium replaces. */
function replacedBy(option: Option, view: View, seat: number, set: CardSet): string {
  const { fields } = option.choice
  if (option.do !== 'task') return ''
  const task = boardsOf(set, view)[Number(fields['board']) - 1]?.tasks[Number(fields['task']) - 1]
  const alchemy = view.seats[seat]?.alchemy ?? []
  return CUBES.flatMap((cube, at) => {
    const missing = Math.max(0, (task?.cost[at] ?? 0) - (alchemy[at] ?? 0))
    return missing > 0 ? [amount(missing, resourceName(cube))] : []
  }).join(', ')
}

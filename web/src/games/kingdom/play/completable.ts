/** The cards that soldiers and krystallium at hand would complete: whoever ends a step is told, before it is too late. */

import { t } from '../../../i18n/index.svelte'
import { RESOURCES } from '../facts/names'
import type { SeatView, SiteView } from '../facts/view'
import { cardName } from '../words/phrases'
import type { Play } from './play.svelte'

const ASKED = new Set(['step', 'battle'])
const SOLDIERS = RESOURCES.indexOf('soldiers')

/** Return whether what a seat holds pays for all that a card still needs. */
export function completes(own: Pick<SeatView, 'krystallium' | 'soldiers'>, site: SiteView): boolean {
  const soldiers = site.needs[SOLDIERS] ?? 0
  const rest = site.needs.reduce((sum, count) => sum + count, 0) - soldiers
  return !site.frozen && soldiers + rest > 0 && soldiers <= own.soldiers && rest <= own.krystallium
}

/** Return them in one sentence; '' if there are none. */
export function completableText(play: Play): string {
  if (!ASKED.has(play.question)) return ''
  const payable = play.options.some((option) => option.do === 'soldier' || option.do === 'krystallium')
  const sites = payable ? play.own.sites.filter((site) => completes(play.own, site)) : []
  const names = [...new Set(sites.map((site) => cardName(play.set, site.card)))]
  return names.length > 0 ? t('kingdom-can-complete', { cards: names.join(', ') }) : ''
}

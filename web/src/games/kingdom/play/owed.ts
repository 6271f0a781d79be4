/** What the opponent still has to do when both act: only what everyone may see. */

import { t } from '../../../i18n/index.svelte'
import { maybe } from '../../../i18n/say'
import { isAlone, questionOf } from '../facts/view'
import { resourceName } from '../words/phrases'
import type { Play } from './play.svelte'

const TOGETHER = new Set(['keeping', 'menaces', 'planning', 'production', 'battle', 'end'])

/** Return it in one sentence; '' if only one acts. */
export function owedBy(play: Play): string {
  const { view } = play
  if (isAlone(view) || play.seat < 0 || !TOGETHER.has(view.stage)) return ''
  const rival = 1 - play.home
  const name = play.name(rival)
  const asked = questionOf(view, rival)
  if (!asked) return play.asked ? t('kingdom-owes-nothing', { name }) : ''
  const about = asked.about ? resourceName(asked.about) : ''
  const left = view.seats[rival]?.drafted.length ?? 0
  // Whoever has planned every card has only to say so.
  const told = asked.question === 'plan' && left === 0 ? undefined : `kingdom-owes-${asked.question}`
  return (told && maybe(told, { name, about, count: asked.count, left })) ?? t('kingdom-owes-other', { name })
}

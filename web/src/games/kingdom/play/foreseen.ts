/** The effects of an action, as the engine foresees them. */

import { t } from '../../../i18n/index.svelte'
import type { Foreseen, Told } from '../../../wire'
import type { CardSet } from '../facts/cards/set'
import type { Question, View } from '../facts/view'
import { cardName, resourceName } from '../words/phrases'
import { questionText } from '../words/prompts'

/** Return them in words; '' if there is nothing to say. */
export function foreseenText(foreseen: Foreseen, view: View, seat: number, set: CardSet): string {
  // Only where both choose is there anything to wait for.
  if (foreseen.hidden) return view.asked.length > 1 ? t('would-be-hidden') : ''
  const own = foreseen.journal.filter((told) => told.seat === seat)
  const points = foreseen.points[seat] ?? 0
  return [
    ...own.flatMap((told) => changes(told, set)),
    points !== 0 && t('kingdom-would-points', { points: points > 0 ? `+${points}` : `−${-points}` }),
    next(foreseen, view, seat),
  ]
    .filter((words) => words)
    .join(' ')
}

function changes(told: Told, set: CardSet): string[] {
  const values = told.values
  const number = (name: string) => Number(values[name] ?? 0)
  const card = cardName(set, String(values['card'] ?? ''))
  switch (told.code) {
    case 'complete':
      return [
        t('kingdom-would-complete', {
          card,
          soldiers: number('soldiers'),
          krystallium: number('krystallium'),
        }),
      ]
    case 'krystallium':
      return [t('kingdom-would-krystallium')]
    case 'scrap':
      return [t('kingdom-would-scrap', { resource: resourceName(String(values['resource'])) })]
    case 'advisor':
      return [t('kingdom-would-join', { card })]
    case 'supremacy':
      return [t('kingdom-would-supremacy', { soldiers: number('soldiers') })]
    default:
      return []
  }
}

/** Questions that come anyway, in the course of a round. */
const COURSE = new Set(['offer', 'take', 'plan', 'step', 'battle', 'cube'])

/** The question that would follow immediately, if it is a different one. */
function next(foreseen: Foreseen, view: View, seat: number): string {
  const asked = (foreseen.asked as readonly Question[] | null)?.find((one) => one.seat === seat + 1)
  const before = view.asked.find((one) => one.seat === seat + 1)
  if (!asked || !foreseen.acting.includes(seat) || asked.question === before?.question) return ''
  if (COURSE.has(asked.question)) return ''
  return t('would-ask', { question: questionText(view, seat, asked) })
}

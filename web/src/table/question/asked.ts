/** Since when a seat is asked what it is asked now: whatever others do or say meanwhile, it is the same question. */

import { isOwn } from '../../net/steps'
import type { Update } from '../../wire'

export interface Asked {
  /** How many events there were when it was asked. */
  readonly number: number
  readonly seat: number
  /** What may be answered. */
  readonly answers: string
}

export const NOT_ASKED: Asked = { number: 0, seat: -1, answers: '' }

/** What is asked after an update: what was asked before it, unless the seat has acted, or may do something else now. */
export function askedBy(update: Update, before: Asked): Asked {
  const { seat = -1, legal = [] } = update.frames[0] ?? {}
  const answers = legal.length > 0 ? legal.map(({ action }) => action).join(' ') : `none at ${update.table.ply}`
  const acted = update.events.some(
    (event) => event.number >= before.number && (event.kind === 'back' || isOwn(event, [seat])),
  )
  if (!acted && seat === before.seat && answers === before.answers) return before
  return { number: update.number, seat, answers }
}

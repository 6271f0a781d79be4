/** The number of the current question: it stays the same, whatever others do or say. */

import { isOwn } from '../../net/steps'
import type { Update } from '../../wire'

export interface Asked {
  /** The number of events before it was asked. */
  readonly number: number
  readonly seat: number
  /** The possible answers. */
  readonly answers: string
}

export const NOT_ASKED: Asked = { number: 0, seat: -1, answers: '' }

/** Return the question after an update: the same as before, unless the seat has acted or has other options now. */
export function askedBy(update: Update, before: Asked): Asked {
  const { seat = -1, legal = [] } = update.frames[0] ?? {}
  const answers = legal.length > 0 ? legal.map(({ action }) => action).join(' ') : `none at ${update.table.ply}`
  const acted = update.events.some(
    (event) => event.number >= before.number && (event.kind === 'back' || isOwn(event, [seat])),
  )
  if (!acted && seat === before.seat && answers === before.answers) return before
  return { number: update.number, seat, answers }
}

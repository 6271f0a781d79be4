/** Messages for tests, made from the update that a client is to make of them. */

import { type Json, markOf } from '../src/net/marks'
import { VERSION } from '../src/net/mirror'
import type { Brief, Choice, Choices, Happened, Update, Whole } from '../src/wire'

/** Return the message that says an update, with every seat's view as its own. */
export function wholeOf(update: Update): Whole {
  const { number, full, now, events, chats, acks, you } = update
  const { options, printed, ...table } = update.table
  const view = update.frames.length > 0 ? {} : null
  const frames = update.frames.map((frame) => ({
    seat: frame.seat,
    legal: frame.legal.map(rowOf),
    may_take_back: frame.may_take_back,
    view: [frame.view],
  }))
  return {
    type: 'whole',
    version: VERSION,
    number,
    mark: markOf({ table, view } as unknown as Json),
    first: events[0]?.number ?? number,
    full,
    table,
    view,
    events: events.map(briefOf),
    ...(chats && { chats }),
    ...(options && { options }),
    ...(printed && { printed }),
    own: { you, frames },
    acks: acks ?? [],
    now,
  }
}

function rowOf({ action, fields, costs = {} }: Choice): Choices {
  const { do: does = '', ...rest } = fields
  const row = [action, ...Object.values(rest), ...Object.values(costs)]
  return { do: String(does), names: Object.keys(rest), rows: [row], paid: Object.keys(costs) }
}

function briefOf({ number: _, journal, ...event }: Happened): Brief {
  const told = journal?.map(({ code, seat, values, points, source }) =>
    source ? [code, seat, values, points, source] : [code, seat, values],
  )
  return { ...event, ...(told && { told }) } as Brief
}

/** Messages for tests, made from the update that a client is to make of them. */

import { type Json, markOf } from '../src/net/marks'
import { VERSION } from '../src/net/mirror'
import type { Block, Brief, Choice, Happened, Update, Whole } from '../src/wire'

/** Return the message that says an update, with every seat's view as its own. */
export function wholeOf(update: Update): Whole {
  const { number, full, now, events, chats, acks, you } = update
  const { options, printed, ...table } = update.table
  const view = update.frames.length > 0 ? {} : null
  const frames = update.frames.map((frame) => ({
    seat: frame.seat,
    legal: frame.legal.map(({ action }) => action),
    costs: costsOf(frame.legal),
    back: frame.may_take_back,
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
    events: events.map((event, index) => briefOf(event, events[index - 1]?.at ?? 0)),
    legend: legendOf(update),
    ...(chats && { chats }),
    ...(options && { options }),
    ...(printed && { printed }),
    own: { you, frames },
    acks: Object.fromEntries((acks ?? []).map(({ id, number }) => [id, number])),
    now,
  }
}

/** Return a block of its own for every action that an update has. */
function legendOf({ frames, events }: Update): readonly Block[] {
  const told = [...frames.flatMap(({ legal }) => legal), ...events].flatMap(({ action, fields }) =>
    typeof action === 'number' ? [[action, fields ?? { do: '' }] as const] : [],
  )
  return [...new Map(told)].map(([first, { do: does, ...rest }]) => ({
    do: String(does),
    first,
    count: 1,
    fields: Object.fromEntries(Object.entries(rest).map(([name, value]) => [name, [1, [value]]])),
  }))
}

function costsOf(legal: readonly Choice[]): Record<string, Record<string, number>> {
  const found: Record<string, Record<string, number>> = {}
  for (const { action, costs = {} } of legal)
    for (const [name, count] of Object.entries(costs)) found[name] = { ...found[name], [action]: count }
  return found
}

function briefOf({ number: _, fields: __, journal, ...event }: Happened, before: number): Brief {
  const told = journal?.map(({ code, seat, values, points, source }) =>
    source ? [code, seat, values, points, source] : [code, seat, values],
  )
  return { ...event, at: event.at - before, ...(told && { told }) } as Brief
}

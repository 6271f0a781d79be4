/** An update divided into steps: one per player's action, with the draws that follow it. */

import type { Happened, Moment, Moments, Update } from '../wire'

const CHANCE = 15

export const isPly = (event: Happened) => event.kind === 'ply' || event.kind === 'blank'

/** Return whether an event is an action of one of these seats. */
export const isOwn = (event: Happened, seats: readonly number[]) =>
  isPly(event) && typeof event.seat === 'number' && seats.includes(event.seat)

/** Return my seats, without those that a bot plays for me. */
export const playedByMe = ({ you, table }: Update) => you.filter((seat) => !table.seats[seat]?.played_by_bot)

/** Return whether an event is a player's action, and not a draw. */
export const isAction = (event: Happened) => isPly(event) && event.seat !== CHANCE

/** Return an update's events in groups: each action starts one, unless it is the first. */
export function groupsOf(events: readonly Happened[]): readonly (readonly Happened[])[] {
  const groups: Happened[][] = []
  for (const event of events) {
    const last = groups.at(-1)
    if (!last || (isAction(event) && last.some(isAction))) groups.push([event])
    else last.push(event)
  }
  return groups
}

/** Return the ply before an update's first event. */
export function plyBefore(update: Update): number {
  return update.table.ply - update.events.filter(isPly).length
}

/**
 * Return one update per group, with the view after it; the last is the update itself. Missing moments mean fewer steps.
 */
export function stepsOf(update: Update, moments: Moments | undefined): readonly Update[] {
  const found = new Map(moments?.moments.map((moment) => [moment.ply, moment]))
  const steps: Update[] = []
  let ply = plyBefore(update)
  let events: readonly Happened[] = []
  for (const group of groupsOf(update.events)) {
    ply += group.filter(isPly).length
    events = [...events, ...group]
    const moment = found.get(ply)
    if (!moment || ply === update.table.ply) continue
    steps.push(stepOf(update, events, moment))
    events = []
  }
  return [...steps, { ...update, events }]
}

function stepOf(update: Update, events: readonly Happened[], moment: Moment): Update {
  const { ply, acting, scores, view } = moment
  return {
    ...update,
    number: (events.at(-1)?.number ?? update.number - 1) + 1,
    table: { ...update.table, status: 'playing', ply, acting, scores, places: [], why: '' },
    frames: update.frames.slice(0, 1).map(({ seat }) => ({ seat, view, legal: [], may_take_back: false })),
    events,
    acks: [],
  }
}

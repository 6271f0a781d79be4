/** What a seat produces this round, holds and still needs, by resource: numbers of its view, added up. */

import type { CardSet } from './cards/set'
import { CUBES, RESOURCES, type Resource } from './names'
import { kindOf, type Option } from './options'
import type { SeatView, View } from './view'

/** One resource of a budget. */
export interface Line {
  readonly resource: Resource
  /** What the steps of this round that are still to come produce. */
  readonly makes: number
  /** What is there to be placed: cubes of the current question, krystallium, soldiers. */
  readonly held: number
  /** What the cards under construction still need. */
  readonly needs: number
  /** How much more the card looked at would need, or give. */
  readonly more: number
  readonly gives: number
}

/** What a card looked at would change: its cost if it is built, its cubes if it is recycled. */
export interface Change {
  readonly cost: readonly number[]
  readonly gives: readonly number[]
}

const NOTHING: Change = { cost: [], gives: [] }
const BEFORE_STEPS = ['dealing', 'draft', 'reveal', 'menaces', 'planning', 'keeping', 'advisors', 'duchies']

/** Return the budget of a seat. */
export function budgetOf(view: View, seat: number, change: Change = NOTHING): readonly Line[] {
  const own = view.seats[seat] as SeatView
  const asked = view.asked.find((one) => one.seat === seat + 1)
  const step = (CUBES as readonly string[]).indexOf(view.step)
  const ahead = (at: number) => BEFORE_STEPS.includes(view.stage) || (view.stage === 'production' && at > step)
  return RESOURCES.map((resource, at) => ({
    resource,
    makes: at < CUBES.length && ahead(at) ? (own.production[at] ?? 0) : 0,
    held: heldOf(own, resource) + (asked?.question === 'cube' && asked.about === resource ? asked.count : 0),
    needs: own.sites.reduce((sum, site) => sum + (site.needs[at] ?? 0), 0),
    more: change.cost[at] ?? 0,
    gives: change.gives[at] ?? 0,
  }))
}

function heldOf(own: SeatView, resource: Resource): number {
  if (resource === 'krystallium') return own.krystallium
  return resource === 'soldiers' ? own.soldiers : 0
}

/** Return what the thing or the action looked at would change; nothing for most. */
export function changeOf(looked: string | Option | null, set: CardSet): Change {
  if (looked === null) return NOTHING
  if (typeof looked !== 'string') {
    const card = set.byId.get(looked.card)
    if (!card) return NOTHING
    if (looked.do === 'build') return { cost: card.cost, gives: [] }
    if (looked.do !== 'recycle') return NOTHING
    return { cost: [], gives: CUBES.map((cube) => card.gives.filter((one) => one === cube).length) }
  }
  if (kindOf(looked) !== 'hand' && kindOf(looked) !== 'plan') return NOTHING
  const card = set.byId.get(looked.split(':')[1] ?? '')
  return card?.family === 'development' ? { cost: card.cost, gives: [] } : NOTHING
}

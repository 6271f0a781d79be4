/** Movements over the table, read from events: from one spot to another, and counts that rise. */

import type { Said } from '../../../slot/table'
import type { Happened, Told } from '../../../wire'
import { COLOURS, type Colour } from '../facts/names'
import type { View } from '../facts/view'

/** `data-spot` of an element, or a hex of a duchy as `hex:SEAT:INDEX`. */
export type Spot = string

export type Cargo =
  | { readonly kind: 'tile'; readonly tile: string }
  | { readonly kind: 'goods'; readonly goods: number }
  | { readonly kind: 'points'; readonly points: number }
  | { readonly kind: 'gain'; readonly token: 'worker' | 'silver'; readonly count: number }
  | { readonly kind: 'bonus'; readonly colour: Colour; readonly rank: 'large' | 'small' }

export interface Flight {
  readonly from: Spot
  readonly to: Spot
  readonly cargo: Cargo
}

/** The most movements that anyone can follow. */
const MOST = 8

/** Return the movements of some events, in order; only the last ones if there are many. */
export function flightsOf(events: readonly Happened[], view: View): readonly Flight[] {
  return events.flatMap((event) => flightsOfEvent(event, view)).slice(-MOST)
}

/** Return the hex whose tile has just completed its region, in a seat's duchy. */
export function closedBy(events: readonly Happened[]): { readonly seat: number; readonly hex: number } | undefined {
  for (const event of events.toReversed()) {
    const journal = event.journal ?? []
    const placed = journal.find((told) => told.code === 'place')
    const hex = placed?.values['hex']
    if (placed && typeof hex === 'number' && journal.some((told) => told.code === 'region')) {
      return { seat: placed.seat, hex: hex - 1 }
    }
  }
  return undefined
}

function flightsOfEvent(event: Happened, view: View): readonly Flight[] {
  const fields = event.fields ?? {}
  return (event.journal ?? []).flatMap((told): Flight[] => {
    const { seat, code, values } = told
    const found: Flight[] = []
    const tile = typeof values['tile'] === 'string' ? values['tile'] : ''
    if ((code === 'take' || code === 'buy') && fields['space'] !== undefined) {
      found.push({
        from: `space:${fields['depot']}:${fields['space']}`,
        to: `slot:${seat}:${Number(values['slot']) || slotOf(view, seat, tile)}`,
        cargo: { kind: 'tile', tile },
      })
    } else if (code === 'place' && typeof values['hex'] === 'number') {
      const slot = typeof fields['slot'] === 'number' ? fields['slot'] : 1
      found.push({
        from: `slot:${seat}:${slot}`,
        to: `hex:${seat}:${values['hex'] - 1}`,
        cargo: { kind: 'tile', tile },
      })
    } else if (code === 'load') {
      const depots = Array.isArray(values['depots']) ? values['depots'] : [values['depots']]
      const goods = Array.isArray(values['goods']) ? [...new Set(values['goods'].map(Number))] : []
      const from = `depot:${depots[0]}`
      found.push(...goods.map((one): Flight => ({ from, to: `goods:${seat}`, cargo: { kind: 'goods', goods: one } })))
    } else if (code === 'sell' && typeof values['goods'] === 'number') {
      found.push({ from: `goods:${seat}`, to: `points:${seat}`, cargo: { kind: 'goods', goods: values['goods'] } })
    } else if (code === 'white' && typeof values['goods'] === 'number' && values['goods'] > 0) {
      found.push({ from: 'white', to: `depot:${values['white']}`, cargo: { kind: 'goods', goods: values['goods'] } })
    }
    const colour = COLOURS.indexOf(values['colour'] as Colour)
    if (code === 'bonus' && colour >= 0) {
      const rank = (view.bonus_taken[colour] ?? 1) > 1 ? 'small' : 'large'
      const cargo = { kind: 'bonus', colour: COLOURS[colour] ?? 'castle', rank } as const
      found.push({ from: `bonus:${cargo.colour}:${rank}`, to: `points:${seat}`, cargo })
    }
    found.push(...gains(told))
    if ((told.points ?? 0) > 0 && seat >= 0) {
      found.push({ from: `points:${seat}`, to: `points:${seat}`, cargo: { kind: 'points', points: told.points ?? 0 } })
    }
    return found
  })
}

/** Workers and silver that a duchy gains. Payments have the same names, so only some entries count. */
const GAINS: Readonly<Record<string, readonly ('workers' | 'silver')[]>> = {
  workers: ['workers', 'silver'],
  'boarding-house': ['workers'],
  'fellow-worker': ['workers'],
  hire: ['workers'],
  bank: ['silver'],
  income: ['silver', 'workers'],
  sell: ['silver', 'workers'],
}

function gains({ code, seat, values }: Told): readonly Flight[] {
  return (GAINS[code] ?? []).flatMap((what): Flight[] => {
    const count = Number(values[what] ?? 0)
    const spot = `${what}:${seat}`
    const token = what === 'workers' ? 'worker' : 'silver'
    return count > 0 ? [{ from: spot, to: spot, cargo: { kind: 'gain', token, count } }] : []
  })
}

/** Return the last roll of each seat among some events; the white die is -1. */
export function rollsOf(events: readonly Happened[]): ReadonlyMap<number, number> {
  const rolls = new Map<number, number>()
  for (const { number, journal } of events) {
    for (const { code, seat } of journal ?? []) {
      if (code === 'roll') rolls.set(seat, number)
      else if (code === 'white' || code === 'white-only') rolls.set(-1, number)
    }
  }
  return rolls
}

/** Return the last numbers on each seat's dice among some events, by seat and die. */
export function facesOf(events: readonly Said[]): ReadonlyMap<string, number> {
  const faces = new Map<string, number>()
  for (const { journal } of events) {
    for (const { code, seat, values } of journal ?? []) {
      const die = `${seat}.${Number(values['die']) - 1}`
      const dice = code === 'roll' && Array.isArray(values['dice']) ? values['dice'] : []
      dice.forEach((pips, index) => {
        faces.set(`${seat}.${index}`, Number(pips))
      })
      if (code === 'turn-die') faces.set(die, Number(values['number']))
      else if (code === 'die') faces.set(die, Number(values['shows']))
    }
  }
  return faces
}

function slotOf(view: View, seat: number, tile: string): number {
  return Math.max(view.seats[seat]?.storage.indexOf(tile) ?? 0, 0) + 1
}

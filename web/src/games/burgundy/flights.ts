/** What moves over the table, read from what happened: from one spot to another, and points that rise. */

import type { Happened } from '../../net/types'
import type { View } from './view'

/** `data-spot` of an element, or a hex of a duchy as `hex:SEAT:INDEX`. */
export type Spot = string

export type Cargo =
  | { readonly kind: 'tile'; readonly tile: string }
  | { readonly kind: 'goods'; readonly goods: number }
  | { readonly kind: 'points'; readonly points: number }

export interface Flight {
  readonly from: Spot
  readonly to: Spot
  readonly cargo: Cargo
}

/** More than this at once is not followed by anybody. */
const MOST = 8

/** The flights of some events, in their order; the last ones if there are many. */
export function flightsOf(events: readonly Happened[], view: View): readonly Flight[] {
  return events.flatMap((event) => flightsOfEvent(event, view)).slice(-MOST)
}

/** The hex whose tile has just filled its region, in the duchy of a seat. */
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
        to: `slot:${seat}:${slotOf(view, seat, tile)}`,
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
    if ((told.points ?? 0) > 0 && seat >= 0) {
      found.push({ from: `points:${seat}`, to: `points:${seat}`, cargo: { kind: 'points', points: told.points ?? 0 } })
    }
    return found
  })
}

function slotOf(view: View, seat: number, tile: string): number {
  return Math.max(view.seats[seat]?.storage.indexOf(tile) ?? 0, 0) + 1
}

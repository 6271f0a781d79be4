/** The places of things that words name: keys of actions and entries of the journal as selectors of the page. */

import type { Pointer } from '../../../slot/table'
import type { Happened, Told } from '../../../wire'
import { COLOURS, type Colour } from '../facts/names'
import { type Key, kindOf, type Option } from '../facts/options'
import { regionOf } from '../facts/regions'
import { duchyOf, type View } from '../facts/view'
import { partOf } from './tabs'

/** Return where a thing of a seat's action is. */
export function selectorOf(key: Key, seat: number): string {
  const [kind, one = ''] = key.split(':')
  switch (kind) {
    case 'die':
      return `[data-die="${Number(one) - 1}"]`
    case 'hex':
      return hexAt(seat, Number(one))
    case 'slot':
    case 'goods':
      return spot(`${kind}:${seat}:${one}`)
    case 'purse':
      return spot(`silver:${seat}`)
    case 'seat':
      return `[data-rival="${Number(one) - 1}"]`
    default:
      return spot(key)
  }
}

const spot = (name: string) => `[data-spot="${name}"]`
/** Return a hex by its number from 1; a duchy that is not shown large is in its player's card. */
const hexAt = (seat: number, hex: number) => `[data-duchy="${seat}"] [data-cell="${hex - 1}"]`

/** Return what an entry of the journal names on the current table. */
export function namedBy(told: Told, event: Happened | undefined, view: View): readonly string[] {
  const { values, seat } = told
  const place = (event?.journal ?? []).find((other) => other.code === 'place' && other.seat === seat)
  return [
    ...(SPOTS[told.code]?.(seat) ?? []),
    ...depotsIn(told, event),
    ...(Number(values['slot']) > 0 ? [spot(`slot:${seat}:${values['slot']}`)] : []),
    ...(values['hex'] ? [...hexesAt(view, seat, [Number(values['hex']) - 1])] : []),
    ...(told.code.startsWith('region') && place ? regionAt(view, seat, Number(place.values['hex']) - 1) : []),
    ...(told.code === 'bonus' ? bonusOf(told, view) : []),
    ...(typeof values['shield'] === 'number' ? [spot(`shield:${values['shield']}`)] : []),
  ]
}

/** Changes made by entries without a place of their own. */
const SPOTS: Readonly<Record<string, (seat: number) => readonly string[]>> = {
  roll: (seat) => [`[data-rival="${seat}"] .dice`],
  white: () => [spot('white')],
  'white-only': () => [spot('white')],
  workers: (seat) => [spot(`workers:${seat}`)],
  hire: (seat) => [spot(`workers:${seat}`)],
  'boarding-house': (seat) => [spot(`workers:${seat}`)],
  'fellow-worker': (seat) => [spot(`workers:${seat}`)],
  bank: (seat) => [spot(`silver:${seat}`)],
  income: (seat) => [spot(`silver:${seat}`)],
  sell: (seat) => [spot(`goods:${seat}`)],
  bridge: () => [spot('bridge')],
  first: () => [spot('bridge')],
  ally: (seat) => [`[data-rival="${seat}"]`],
}

/** Return the space a tile was taken from, or else the depots. */
function depotsIn({ code, values }: Told, event: Happened | undefined): readonly string[] {
  const { depot, space } = event?.fields ?? {}
  if ((code === 'take' || code === 'buy') && space !== undefined) return [spot(`space:${depot}:${space}`)]
  const named = values['depots'] ?? values['depot'] ?? (code === 'white' ? values['white'] : [])
  return (Array.isArray(named) ? named : [named]).map((number) => spot(`depot:${number}`))
}

function hexesAt(view: View, seat: number, hexes: readonly number[]): readonly string[] {
  const duchy = view.seats[seat]?.duchy
  const sharing = view.seats.flatMap((other, index) => (other.duchy === duchy ? [index] : []))
  return [
    ...sharing.flatMap((index) => hexes.map((hex) => hexAt(index, hex + 1))),
    `.frame:not(:has([data-duchy="${sharing.join('"], [data-duchy="')}"])) [data-rival="${seat}"] .map`,
  ]
}

function regionAt(view: View, seat: number, hex: number): readonly string[] {
  const duchy = duchyOf(view, seat)
  return duchy ? hexesAt(view, seat, regionOf(duchy, hex)) : []
}

function bonusOf({ values, seat }: Told, view: View): readonly string[] {
  const colour = values['colour'] as Colour
  const duchy = duchyOf(view, seat)
  if (!duchy || !COLOURS.includes(colour)) return []
  return [
    `[data-spot^="bonus:${colour}"]`,
    ...hexesAt(
      view,
      seat,
      duchy.hexes.flatMap((hex, index) => (hex.colour === colour ? [index] : [])),
    ),
  ]
}

/** Return everything a seat's action involves. */
export function namedByKeys(keys: readonly Key[], seat: number): readonly string[] {
  return keys.filter((key) => kindOf(key) !== 'do').map((key) => selectorOf(key, seat))
}

/**
 * Return where a seat's action takes place, its target first; on a narrow screen, with the part of the table that has
 * it. A thing that is not on the table is a button in the bar.
 */
export function aimedAt(option: Option, seat: number): readonly Pointer[] {
  const keys = [option.target, ...option.keys.filter((key) => key !== option.target)]
  return keys.map((key) => {
    const tab = partOf(kindOf(key))
    if (tab || kindOf(key) === 'die' || kindOf(key) === 'purse')
      return { at: selectorOf(key, seat), ...(tab && { tab }) }
    return { at: `${spot(key)}, ${spot(`option:${option.do}`)}` }
  })
}

/**
 * A seat's view as the engine sends it: the generated types, with exact names where those only
 * have text. Seats, duchies, hexes and regions count from 0.
 */

import type {
  BurgundyAnnexView,
  BurgundyCardSpaceView,
  BurgundyCardView,
  BurgundyDuchyView,
  BurgundyHexView,
  BurgundyHoldingsView,
  BurgundyOutpostView,
  BurgundyQuestionView,
  BurgundySeatView,
  BurgundyView,
} from '../../../wire/views/burgundy'
import type { Colour, Edition, RouteBonus } from './names'

export type AnnexView = BurgundyAnnexView
export type OutpostView = BurgundyOutpostView
export type QuestionView = BurgundyQuestionView
export type SeatView = BurgundySeatView

export interface HexView extends BurgundyHexView {
  readonly colour: Colour
}

export interface CardSpaceView extends BurgundyCardSpaceView {
  readonly bonus: RouteBonus
}

export interface CardView extends BurgundyCardView {
  readonly spaces: readonly CardSpaceView[]
}

export interface HoldingsView extends BurgundyHoldingsView {
  readonly route: readonly CardView[]
  readonly cards: readonly CardView[]
  readonly rivers: readonly (readonly [number, number])[]
}

export interface DuchyView extends BurgundyDuchyView {
  readonly hexes: readonly HexView[]
  readonly large_bonus: readonly Colour[]
  readonly small_bonus: readonly Colour[]
  readonly holdings: HoldingsView | null
}

export interface View extends BurgundyView {
  readonly edition: Edition
  readonly duchies: readonly DuchyView[]
}

/** Return the tiles a seat can place: its own slots, then the shared ones. */
export function slotsOf(view: View, seat: number): readonly string[] {
  const own = view.seats[seat]
  if (!own) return []
  return [...own.storage, ...(view.duchies[own.duchy]?.holdings?.store ?? [])]
}

/** Return a seat's duchy. */
export function duchyOf(view: View, seat: number): DuchyView | undefined {
  return view.duchies[view.seats[seat]?.duchy ?? -1]
}

/** Return the tile on a space; depots count from 1, `black` and `inns` are names. */
export function tileOn(view: View, depot: unknown, space: number): string {
  if (depot === 'inns') return 'inn'
  const tiles = depot === 'black' ? view.black_depot : view.depots[Number(depot) - 1]
  return tiles?.[space - 1] ?? ''
}

/** Return the seats of each team; none if everyone plays alone. */
export function teamsOf(view: View): readonly (readonly number[])[] {
  const teams = [...new Set(view.seats.map((seat) => seat.team))]
  return teams.flatMap((team) =>
    team === null ? [] : [view.seats.flatMap((seat, index) => (seat.team === team ? [index] : []))],
  )
}

/** How many colours of goods can be stored; a solo player has room for all. */
const SHELF = 3

/**
 * Return the places of goods, given their earlier places: goods stay where they are, new ones take the first empty
 * place.
 */
export function shelfOf(before: readonly number[], counts: readonly number[]): readonly number[] {
  const shelf = before.map((goods) => ((counts[goods - 1] ?? 0) > 0 ? goods : 0))
  while (shelf.length < SHELF) shelf.push(0)
  counts.forEach((count, index) => {
    if (count === 0 || shelf.includes(index + 1)) return
    const empty = shelf.indexOf(0)
    if (empty < 0) shelf.push(index + 1)
    else shelf[empty] = index + 1
  })
  return shelf
}

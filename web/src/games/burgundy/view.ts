/** The view of a seat, as the engine sends it. Seats, duchies, hexes and regions count from 0. */

import type { Colour, Edition, RouteBonus } from './names'

export interface HexView {
  readonly colour: Colour
  readonly number: number
  readonly region: number
  readonly tile: string
  readonly row: number
  readonly across: number
}

export interface OutpostView {
  readonly row: number
  readonly across: number
  readonly hexes: readonly number[]
}

export interface CardSpaceView {
  readonly goods: number
  readonly bonus: RouteBonus
  readonly laid: number
}

export interface CardView {
  readonly card: number
  readonly spaces: readonly CardSpaceView[]
}

export interface HoldingsView {
  readonly store: readonly string[]
  readonly yard: readonly string[]
  readonly shields: readonly { readonly shield: number; readonly hex: number }[]
  readonly ally: number | null
  readonly route: readonly CardView[]
  readonly cards: readonly CardView[]
  readonly joined: number
  readonly outposts: readonly OutpostView[]
  readonly rivers: readonly (readonly [number, number])[]
}

export interface DuchyView {
  readonly name: string
  readonly reconstructed: boolean
  readonly hexes: readonly HexView[]
  readonly goods: readonly number[]
  readonly sold: readonly number[]
  readonly silver: number
  readonly workers: number
  readonly large_bonus: readonly Colour[]
  readonly small_bonus: readonly Colour[]
  readonly monasteries: readonly number[]
  readonly holdings: HoldingsView | null
}

export interface SeatView {
  readonly duchy: number
  readonly team: number | null
  readonly dice: readonly number[]
  readonly storage: readonly string[]
  readonly points: number
  readonly space: number
  readonly board: readonly string[]
  readonly has_chosen: boolean
  readonly start: { readonly side: string; readonly hex: number } | null
}

export interface QuestionView {
  readonly question: string
  readonly seats: readonly number[]
  readonly about: Readonly<Record<string, unknown>>
}

export interface EffectView {
  readonly effect: string
  readonly number: number
  readonly what: string
}

export interface AnnexView {
  readonly shields: readonly (readonly number[])[]
  readonly inns: number
  readonly outposts: number
  readonly turned: boolean
  readonly closing: boolean
  readonly target: number | null
  readonly effects: readonly EffectView[]
}

export interface View {
  readonly edition: Edition
  readonly phase: string
  readonly round: number
  readonly white: number
  readonly order: readonly number[]
  readonly turn: number
  readonly bridge: readonly number[]
  readonly bought: boolean
  readonly depots: readonly (readonly string[])[]
  readonly black_depot: readonly string[]
  readonly goods: readonly (readonly number[])[]
  readonly round_goods: readonly number[]
  readonly bonus_taken: readonly number[]
  readonly coloured_left: readonly number[]
  readonly black_left: number
  readonly seats: readonly SeatView[]
  readonly duchies: readonly DuchyView[]
  readonly annex: AnnexView | null
  readonly asked: QuestionView | null
}

/** Tiles that a seat can place: its own slots, then those that partners share. */
export function slotsOf(view: View, seat: number): readonly string[] {
  const own = view.seats[seat]
  if (!own) return []
  return [...own.storage, ...(view.duchies[own.duchy]?.holdings?.store ?? [])]
}

/** The duchy of a seat. */
export function duchyOf(view: View, seat: number): DuchyView | undefined {
  return view.duchies[view.seats[seat]?.duchy ?? -1]
}

/** The tile that lies on a space; depots count from 1, `black` and `inns` are named. */
export function tileOn(view: View, depot: unknown, space: number): string {
  if (depot === 'inns') return 'inn'
  const tiles = depot === 'black' ? view.black_depot : view.depots[Number(depot) - 1]
  return tiles?.[space - 1] ?? ''
}

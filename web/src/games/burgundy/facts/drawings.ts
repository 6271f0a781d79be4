/** The duchies in the box: facts of the engine. */

import type { Place } from '../../../board/hex'
import printed from '../../../wire/printed/burgundy.json'
import type { DuchyHex } from './hexes'
import type { Colour } from './names'

export interface Drawing {
  readonly name: string
  /** Who it is for: everyone, partners, or one player. */
  readonly kind: 'duchy' | 'team' | 'solo'
  readonly hexes: readonly DuchyHex[]
  /** Pairs of hexes connected by a river. */
  readonly rivers: readonly (readonly [number, number])[]
  /** The outposts, and the hexes next to each. */
  readonly outposts: readonly { readonly place: Place; readonly touched: readonly number[] }[]
}

interface PrintedDuchy extends Omit<Drawing, 'hexes' | 'outposts'> {
  /** Row, half hexes across, colour, number. */
  readonly hexes: readonly (readonly [number, number, number, number])[]
  readonly outposts: readonly { readonly place: readonly [number, number]; readonly touched: readonly number[] }[]
}

const COLOURS = printed.colours as readonly Colour[]

export const drawings: readonly Drawing[] = (printed.duchies as unknown as readonly PrintedDuchy[]).map((duchy) => ({
  ...duchy,
  hexes: duchy.hexes.map(([row, across, colour, number]) => ({
    place: { row, across },
    colour: COLOURS[colour] ?? 'building',
    number,
    tile: '',
  })),
  outposts: duchy.outposts.map(({ place: [row, across], touched }) => ({ place: { row, across }, touched })),
}))

/** The duchies of 2011, some of which have another name now; those of the expansions came later. */
export const drawings2011: readonly Drawing[] = printed.duchies_2011.flatMap((name, index) =>
  drawings.filter((drawing) => drawing.name === name).map((drawing) => ({ ...drawing, name: String(index + 1) })),
)

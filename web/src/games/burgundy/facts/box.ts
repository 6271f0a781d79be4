/** What is printed on the board and the tiles: facts of the engine, and lookups in them. */

import printed from '../../../wire/printed/burgundy.json'
import type { Colour } from './names'

interface PrintedSpace {
  readonly colour: Colour
  readonly players: number
}

/** Each space of the depots: its colour, and the number of players from which on it is used. */
export const PRINTED = printed.depots as readonly (readonly PrintedSpace[])[]
export const PHASES: readonly string[] = printed.phases
export const ROUNDS = printed.rounds
export const BRIDGE_SPACES = printed.bridge_spaces

/** The points of a bonus tile. */
export function bonusPoints(rank: 'large' | 'small', players: number): number {
  return printed[`${rank}_bonus`][players] ?? 0
}

/** How many shields a depot starts with, by its number. */
export function shieldPlaces(depot: number, players: number): number {
  return printed.shields_on_depot[players]?.[depot - 1] ?? 0
}

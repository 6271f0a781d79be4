/** What is in the box and printed on it, facts only: spaces of the depots, points of regions, phases and bonus tiles. */

import type { Colour } from './names'

interface PrintedSpace {
  readonly colour: Colour
  readonly players: number
}

const COLOUR_OF: Record<string, Colour> = {
  C: 'castle',
  M: 'mine',
  S: 'ship',
  Y: 'monastery',
  B: 'building',
  A: 'animal',
}

/** Each space: its colour, and the number of players from which on it is used. */
export const PRINTED: readonly (readonly PrintedSpace[])[] = [
  'Y3 B2 S2 A4',
  'Y2 B3 C2 B4',
  'A2 S3 B2 Y4',
  'M4 S2 B2 A3',
  'B3 M2 B4 Y2',
  'C3 B2 S4 A2',
].map((depot) =>
  depot.split(' ').map((space) => ({
    colour: COLOUR_OF[space.charAt(0)] ?? 'castle',
    players: Number(space.charAt(1)),
  })),
)

export const PHASES = ['A', 'B', 'C', 'D', 'E'] as const
export const ROUNDS = 5
export const BRIDGE_SPACES = 7

/** Points of a region that is filled, by its size from 1 on, and more by the phase in which that happens. */
const REGION_POINTS = [1, 3, 6, 10, 15, 21, 28, 36] as const
const PHASE_POINTS = [10, 8, 6, 4, 2] as const

export function regionPoints(size: number): number {
  return REGION_POINTS[Math.min(size, REGION_POINTS.length) - 1] ?? 0
}

export function phasePoints(phase: string): number {
  return PHASE_POINTS[(PHASES as readonly string[]).indexOf(phase)] ?? 0
}

/** Points of the bonus tiles by the number of players; alone as with two. */
const BONUS_POINTS = { large: [5, 5, 5, 6, 7], small: [2, 2, 2, 3, 4] } as const

export function bonusPoints(rank: 'large' | 'small', players: number): number {
  return BONUS_POINTS[rank][players] ?? 0
}

/** How many shields are laid on a depot, by its number; they are never refilled. */
export function shieldPlaces(depot: number, players: number): number {
  return players < 3 || (players === 3 && depot % 2 === 1) ? 1 : 2
}

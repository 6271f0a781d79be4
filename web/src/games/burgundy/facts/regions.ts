/** The regions and colours of a duchy in the view. */

import type { Colour } from './names'
import type { DuchyView } from './view'

/** Return all hexes of a hex's region. */
export function regionOf(duchy: DuchyView, hex: number): readonly number[] {
  const region = duchy.hexes[hex]?.region
  return duchy.hexes.flatMap((other, index) => (other.region === region ? [index] : []))
}

/** Return how many hexes of a colour are empty. */
export function emptyOf(duchy: DuchyView, colour: Colour): number {
  return duchy.hexes.filter((hex) => hex.colour === colour && !hex.tile).length
}

/** A duchy of the view as the map wants it. */

import type { DuchyHex, Outpost } from '../duchy/DuchyMap.svelte'
import type { Play } from '../play/play.svelte'
import type { Colour } from './names'
import type { DuchyView } from './view'

/** The hexes of a duchy; those of one's own are marked as what is picked says. */
export function hexesOf(duchy: DuchyView, play?: Play): readonly DuchyHex[] {
  const shields = new Map(duchy.holdings?.shields.map(({ shield, hex }) => [hex, shield]))
  return duchy.hexes.map((hex, index) => ({
    place: { row: hex.row, across: hex.across },
    colour: hex.colour,
    number: hex.number,
    tile: hex.tile,
    shield: shields.get(index) ?? 0,
    mark: play?.mark(`hex:${index + 1}`),
    badge: play?.badge(`hex:${index + 1}`),
    gain: play?.gain(`hex:${index + 1}`),
  }))
}

/** Outposts, and whether a tile beside them reaches them. */
export function outpostsOf(duchy: DuchyView): readonly Outpost[] {
  return (duchy.holdings?.outposts ?? []).map(({ row, across, hexes }) => ({
    place: { row, across },
    reached: hexes.some((hex) => duchy.hexes[hex]?.tile),
  }))
}

/** All hexes of the region of a hex. */
export function regionOf(duchy: DuchyView, hex: number): readonly number[] {
  const region = duchy.hexes[hex]?.region
  return duchy.hexes.flatMap((other, index) => (other.region === region ? [index] : []))
}

/** How many hexes of a colour are still empty. */
export function emptyOf(duchy: DuchyView, colour: Colour): number {
  return duchy.hexes.filter((hex) => hex.colour === colour && !hex.tile).length
}

/** A duchy's hexes, marked for the player. */

import type { DuchyHex } from '../facts/hexes'
import type { DuchyView } from '../facts/view'
import type { Play } from './play.svelte'

/** Return a duchy's hexes; the player's own are marked according to the selection. */
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

/** The engine's names of tiles, divided into their parts. */

import { animalsOf } from './edition.svelte'
import { BUILDINGS, type Building, type Ground, type Species } from './names'

/** The parts of a tile's name. */
export type TileKind =
  | { readonly sort: 'plain'; readonly name: 'castle' | 'mine' | 'ship' | 'geese' | 'inn' | 'black-tile' }
  | { readonly sort: 'building'; readonly name: Building }
  | { readonly sort: 'herd'; readonly species: Species; readonly animals: number }
  | { readonly sort: 'monastery'; readonly number: number }

const HERD = /^(cow|sheep|pig|goat|chicken)([234])$/
const CLOISTER = /^monastery(\d+)$/

/** Divide the engine's name of a tile into its parts. */
export function tileKind(kind: string): TileKind {
  const herd = HERD.exec(kind)
  if (herd) return { sort: 'herd', species: animalsOf(herd[1] as Species), animals: Number(herd[2]) }
  const cloister = CLOISTER.exec(kind)
  if (cloister) return { sort: 'monastery', number: Number(cloister[1]) }
  if ((BUILDINGS as readonly string[]).includes(kind)) return { sort: 'building', name: kind as Building }
  switch (kind) {
    case 'castle':
    case 'mine':
    case 'ship':
    case 'geese':
    case 'inn':
    case 'black-tile':
      return { sort: 'plain', name: kind }
    default:
      throw new RangeError(`no tile is called '${kind}'`)
  }
}

/** Return a tile's colour; inns and face-down tiles have none of their own. */
export function groundOf(kind: string): Ground {
  const tile = tileKind(kind)
  switch (tile.sort) {
    case 'building':
      return 'building'
    case 'herd':
      return 'animal'
    case 'monastery':
      return 'monastery'
    default:
      return tile.name === 'geese' ? 'animal' : tile.name === 'inn' || tile.name === 'black-tile' ? 'any' : tile.name
  }
}

/** The engine's names of pieces, as types; what a person reads is made from them in the message files. */

import { animalsOf } from './edition.svelte'

export const COLOURS = ['castle', 'mine', 'ship', 'monastery', 'building', 'animal'] as const
export type Colour = (typeof COLOURS)[number]

/** A colour, or what fits all colours: inns and tiles that lie face down. */
export type Ground = Colour | 'any'

export const BUILDINGS = [
  'warehouse',
  'watchtower',
  'carpenter',
  'church',
  'market',
  'boarding-house',
  'bank',
  'city-hall',
  'white-castle',
  'crane',
] as const
export type Building = (typeof BUILDINGS)[number]

export const SPECIES = ['cow', 'sheep', 'pig', 'goat', 'chicken'] as const
export type Species = (typeof SPECIES)[number]

export const MONASTERIES = 29
export const SHIELDS = 18
export const GOODS = 6
export const GOODS_COLOURS = ['turquoise', 'purple', 'pink', 'red', 'brown', 'orange'] as const

export const ROUTE_BONUSES = [
  'carpenter',
  'church',
  'market',
  'city-hall',
  'warehouse',
  'workers',
  'silver',
  'points',
  'action',
] as const
export type RouteBonus = (typeof ROUTE_BONUSES)[number]

export type Edition = 2011 | 2019

/** Every tile there is a picture of; what is a goat to the engine shows chickens in 2011. */
export const KINDS: readonly string[] = [
  'castle',
  'mine',
  'ship',
  ...BUILDINGS,
  ...SPECIES.flatMap((species) => [2, 3, 4].map((animals) => `${species}${animals}`)),
  'geese',
  ...Array.from({ length: MONASTERIES }, (_, index) => `monastery${index + 1}`),
  'inn',
  'black-tile',
]

/** What a kind of tile is, taken apart. */
export type TileKind =
  | { readonly sort: 'plain'; readonly name: 'castle' | 'mine' | 'ship' | 'geese' | 'inn' | 'black-tile' }
  | { readonly sort: 'building'; readonly name: Building }
  | { readonly sort: 'herd'; readonly species: Species; readonly animals: number }
  | { readonly sort: 'monastery'; readonly number: number }

const HERD = /^(cow|sheep|pig|goat|chicken)([234])$/
const CLOISTER = /^monastery(\d+)$/

/** Take the engine's name of a tile apart. */
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

/** The colour of a tile; inns and face-down tiles have none of their own. */
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

/** What a shield is worth at the end of the game. */
export function shieldPoints(shield: number): 12 | 8 | 4 {
  return shield <= 6 ? 12 : shield <= 12 ? 8 : 4
}

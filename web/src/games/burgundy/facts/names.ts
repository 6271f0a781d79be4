/** The engine's names of pieces, as types; the message files turn them into words. */

export const COLOURS = ['castle', 'mine', 'ship', 'monastery', 'building', 'animal'] as const
export type Colour = (typeof COLOURS)[number]

/** A colour, or anything that fits all colours: inns and face-down tiles. */
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

/** Every tile with a picture; the engine's goats are chickens in 2011. */
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

/** Return a shield's points at the end of the game. */
export function shieldPoints(shield: number): 12 | 8 | 4 {
  return shield <= 6 ? 12 : shield <= 12 ? 8 : 4
}

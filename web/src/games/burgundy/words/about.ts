/** The section of the rules about each thing on the table, for its explanation. */

import { ruleAddress } from '../../../slot/games'
import { tileKind } from '../facts/tiles'

/** Things with an explanation, and their sections. */
const SECTIONS = {
  phase: 'regions',
  round: 'round',
  'round-goods': 'round',
  'white-die': 'round',
  die: 'turn',
  workers: 'workers',
  silver: 'purchase',
  points: 'points',
  goods: 'sell',
  loading: 'ships',
  sold: 'sell',
  bridge: 'order',
  bonus: 'colours',
  inns: 'inns',
  route: 'routes',
  outpost: 'outposts',
  ally: 'shield-powers',
  river: 'solo-start',
  target: 'solo-target',
  hex: 'place',
  city: 'cities',
  pasture: 'animals',
  depot: 'take',
} as const

export type Subject = keyof typeof SECTIONS
export const SUBJECTS = Object.keys(SECTIONS) as Subject[]

/** The options of the game, and the sections about them. */
export const OPTION_SECTIONS: Readonly<Record<string, string>> = {
  players: 'players',
  edition: 'edition',
  teams: 'team-duchy',
  duchies: 'duchies',
  start: 'duchies',
  tie_break: 'ties',
  overflow_goods: 'ships',
  extra_tiles: 'extra-tiles',
  white_castles: 'white-castles',
  inns: 'inns',
  trade_routes: 'routes',
  route_order: 'routes',
  shields: 'shield-deal',
  outpost_scoring: 'outposts',
  target: 'solo-target',
  drawings: 'duchy',
}

const PLAIN_TILES = {
  castle: 'castles',
  mine: 'mines',
  ship: 'ships',
  geese: 'geese',
  inn: 'inns',
  'black-tile': 'solo-ships',
} as const

const to = (anchor: string): { readonly href?: string } => {
  const href = ruleAddress('burgundy', anchor)
  return href === undefined ? {} : { href }
}

export const about = (subject: Subject) => to(SECTIONS[subject])
export const aboutShield = (shield: number) => to(`shield${shield}`)
export const aboutRoute = (bonus: string) => to(`route-${bonus}`)

/** Return a tile's own line in a table of pieces, or the section of its kind. */
export function aboutTile(kind: string): { readonly href?: string } {
  const tile = tileKind(kind)
  if (tile.sort === 'plain') return to(PLAIN_TILES[tile.name])
  return to(tile.sort === 'herd' ? 'animals' : kind)
}

/** A number next to a symbol. */
const TOKENS: Readonly<Record<string, Subject>> = {
  worker: 'workers',
  silver: 'silver',
  points: 'points',
  goods: 'goods',
}

export function aboutToken(token: string): { readonly href?: string } {
  const subject = TOKENS[token]
  return subject ? about(subject) : {}
}

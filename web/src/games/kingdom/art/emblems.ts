/**
 * An emblem for every name of the house set, combined from glyphs; cards of other sets have the emblem of their kind.
 */

import { type Glyph, moved } from '../../../art/layer'
import type { CardFacts } from '../facts/cards/set'
import * as built from './glyphs/buildings'
import * as land from './glyphs/nature'
import * as people from './glyphs/people'
import * as things from './glyphs/things'

/** A glyph, its position and its size. */
type Part = readonly [glyph: Glyph, x?: number, y?: number, scale?: number]

const of = (...parts: readonly Part[]): Glyph =>
  parts.flatMap(([glyph, x = 0, y = 0, scale = 1]) => (x || y || scale !== 1 ? moved(glyph, x, y, scale) : glyph))

const DEVELOPMENTS: Readonly<Record<string, Glyph>> = {
  farm: of([built.barn, -6, -2, 0.86], [land.wheat, 21, 8, 0.68]),
  quarry: of([land.quarry, 0, 2, 0.92], [things.pick, 14, 8, 0.62]),
  sawmill: of([things.log, 0, 19, 0.98], [things.saw, 0, -8, 0.74]),
  barracks: of([built.barracks, 0, 2, 0.92], [things.spear, -24, -6, 0.74], [things.spear, 24, -6, 0.74]),
  village: of([built.village]),
  market: of([built.stall]),
  guildhall: of([built.guildhall, 0, 2, 0.95], [things.coin, 19, 16, 0.6]),
  port: of([built.tower, -16, -4, 0.62], [things.anchor, 11, -3, 0.78], [land.wave, 0, 27]),
  watchtower: of([built.tower, 0, 3, 0.94], [people.eye, 0, -20, 0.44]),
  foundry: of([built.forge, 0, 0, 0.92], [things.anvil, 17, 20, 0.5]),
  granary: of([built.house, -6, 0, 0.9], [things.barrel, 19, 14, 0.5], [land.wheat, -22, 8, 0.6]),
  'impregnable-walls': of([built.wall, 0, 6], [built.tower, -19, -6, 0.6], [built.tower, 19, -6, 0.6]),

  navigators: of([things.helm, 0, -2, 0.95], [land.wave, 0, 27, 0.9]),
  merchants: of([things.cart, 0, 9, 0.9], [things.purse, -2, -15, 0.48]),
  miners: of([people.bust, 0, 2, 0.88], [things.pick, 19, 2, 0.66]),
  settlers: of([built.house, 13, -8, 0.56], [things.cart, -8, 12, 0.72]),
  moneylenders: of([things.scales, 0, -2, 0.95], [things.coin, 0, 16, 0.45]),
  'expeditionary-corps': of([things.telescope, 0, 3, 0.86], [things.banner, 19, -12, 0.5]),
  scholars: of([things.book, 0, 9, 0.82], [things.quill, 8, -12, 0.66]),
  recruiters: of([things.drum, -6, 6, 0.8], [things.banner, 18, -7, 0.64]),
  'munitions-specialists': of([things.bomb, -3, 0, 0.92], [things.bomb, 19, 18, 0.4]),
  'great-army': of([people.helmet, -16, 6, 0.62], [people.helmet, 16, 6, 0.62], [people.helmet, 0, -2, 0.82]),
  'royal-cavalry': of([people.horse, 0, 4, 0.9], [people.crown, -5, -23, 0.38]),
  'royal-guard': of(
    [things.shield, 0, 3, 0.84],
    [people.crown, 0, -2, 0.5],
    [things.spear, -24, 0, 0.9],
    [things.spear, 24, 0, 0.9],
  ),
  'secret-brotherhood': of([people.hood, -13, 5, 0.68], [people.hood, 13, 5, 0.68], [things.ring, 0, 12, 0.46]),

  'founders-statue': of([things.statue]),
  'summer-palace': of([built.palace, 0, 4, 0.92], [land.sun, 20, -19, 0.36]),
  'great-library': of([built.temple, 0, -6, 0.82], [things.book, 0, 17, 0.56]),
  aqueduct: of([built.aqueduct]),
  'tourney-arena': of([built.arena, 0, 8, 0.9], [things.sword, -8, -10, 0.55], [things.shield, 10, -10, 0.42]),
  'triumphal-arch': of([built.arch, 0, 5, 0.88], [land.star, 0, -18, 0.36]),
  'giant-lighthouse': of([built.lighthouse, 0, -2, 0.95], [land.wave, 0, 28, 0.9]),
  'royal-treasury': of([things.chest, 0, 6, 0.9], [people.crown, 0, -18, 0.46]),
  'alchemical-forge': of([built.forge, -4, 2, 0.82], [things.flask, 17, 8, 0.56]),
  'grand-cathedral': of([built.cathedral]),
  'royal-citadel': of([built.gate, 0, 6, 0.86], [built.tower, 0, -11, 0.56], [people.crown, 0, -25, 0.3]),

  'wreck-of-the-leonarth': of([things.wreck, 0, 0, 0.95], [land.sea, 0, 8, 0.9]),
  'spice-islands': of([land.island]),
  'crystal-caverns': of([land.cave], [things.crystal, -7, 12, 0.42], [things.crystal, 8, 15, 0.34]),
  'sunken-temple': of([built.temple, 0, -6, 0.84], [land.sea, 0, 10, 0.95]),
  'giants-cache': of([land.mountain, 0, -2, 0.92], [things.chest, 6, 17, 0.46]),
  'dragons-lair': of([land.cave], [people.dragon, 2, 8, 0.62]),
  'lost-city': of([built.city, 0, 2, 0.9], [things.leaf, -20, 16, 0.5], [things.leaf, 19, 18, 0.44]),
  'new-continent': of([land.globe, 0, 0, 0.92], [things.banner, 13, -12, 0.5]),
  'hell-gate': of([things.portal], [people.skull, 0, 16, 0.34]),
}

const TREASURES: Readonly<Record<string, Glyph>> = {
  'marble-blocks': of([land.rock, -9, 6, 0.66], [land.rock, 14, -6, 0.5], [things.hammer, 14, 14, 0.5]),
  'plough-and-seed': of([things.plough, -2, 4, 0.86], [land.wheat, 20, -10, 0.5]),
  'silver-ore': of([land.rock, 0, 4, 0.86], [land.star, -4, 0, 0.36], [land.star, 14, 10, 0.24]),
  'ship-timber': of([things.log, 0, 20, 0.9], [things.log, -4, 4, 0.9], [things.sail, 4, -13, 0.42]),
  'wine-casks': of([things.barrel, -14, 6, 0.66], [things.barrel, 14, 6, 0.66], [things.barrel, 0, -12, 0.5]),
  dowry: of([things.ring, -9, 2, 0.8], [things.ring, 12, 6, 0.66], [things.chest, 0, 23, 0.4]),
  'pilgrims-relic': of([things.chest, 0, 14, 0.62], [things.cross, 0, -11, 0.68]),
  'golden-hoard': of([things.hoard, 0, 2, 0.95], [things.coin, 0, -14, 0.6]),
  'pearl-casket': of([things.chest, 0, 8, 0.82], [land.pearl, -12, -14], [land.pearl, 4, -18], [land.pearl, 16, -10]),
  'star-chart': of([things.scroll, 0, 0, 0.88], [land.star, 0, -4, 0.44], [land.star, -11, 12, 0.22]),
}

const DANGERS: Readonly<Record<string, Glyph>> = {
  calamity: of([land.cloud, 0, -12, 0.86], [land.lightning, 0, 10, 0.62]),
  'giant-rat': of([people.rat]),
  vermin: of([people.vermin, -8, -8, 0.8], [people.vermin, 10, 12, 0.8]),
  'frost-giant': of([people.giant, 0, 0, 0.92], [land.snowflake, 21, -19, 0.3]),
  shadow: of([people.wraith]),
  thief: of([people.thief, -3, 0, 0.92], [things.purse, 19, 16, 0.48]),
}

const ADVISORS: Readonly<Record<string, Glyph>> = {
  'mistress-of-whispers': of([people.bust, 0, 3, 0.9], [people.mask, 0, -10, 0.5]),
  'master-cartographer': of([people.bust, -8, 0, 0.8], [people.hat, -8, -3, 0.7], [things.map, 13, 13, 0.56]),
  'royal-censor': of([things.scroll, 0, 2, 0.82], [things.censer, 0, 2, 0.9]),
  'royal-trapper': of([people.bust, -4, -4, 0.78], [people.hat, -4, -6, 0.74], [things.trap, 6, 18, 0.62]),
  'inspired-prophet': of([people.bust, 0, 3, 0.86], [people.beard, 0, 4, 0.8], [land.sun, 0, -21, 0.36]),
  'grey-eminence': of([people.hood, 0, 2, 0.92], [things.ring, 0, 14, 0.4]),
  quartermaster: of([people.bust, -6, -2, 0.8], [people.hat, -6, -4, 0.72], [things.barrel, 16, 13, 0.5]),
  'champion-of-the-lists': of([people.knight, -4, 0, 0.82], [things.spear, 20, -2, 0.95]),
  'master-builder': of([people.bust, -6, 2, 0.84], [things.hammer, 17, 4, 0.72]),
  'captain-general': of([people.helmet, -4, 2, 0.82], [things.sword, 20, -2, 0.82]),
  'court-alchemist': of([people.bust, -7, 0, 0.82], [people.beard, -7, 0, 0.7], [things.flask, 15, 11, 0.58]),
  'foreign-envoy': of([people.bust, -5, 3, 0.84], [things.tiara, -5, -22, 0.38], [things.scroll, 18, 12, 0.48]),
  'royal-chronicler': of([people.bust, -8, 0, 0.8], [things.book, 10, 17, 0.56], [things.quill, 18, -4, 0.52]),
  'keeper-of-seals': of([people.bust, -6, 0, 0.82], [people.crown, -6, -20, 0.36], [things.seal, 16, 12, 0.54]),
}

/** Return the emblem of a kind of card, for unknown names. */
const PLAIN: Readonly<Record<string, Glyph>> = {
  structure: of([built.house]),
  company: of([people.bust, 0, 2, 0.95], [people.hat]),
  monument: of([built.column]),
  discovery: of([things.compass]),
  treasure: of([things.chest, 0, 2, 0.95]),
  menace: of([people.skull]),
  calamity: of([land.lightning]),
  advisor: of([people.bust, 0, 0, 0.95], [people.crown, 0, -19, 0.4]),
}

export const EMBLEMS: Readonly<Record<string, Glyph>> = { ...DEVELOPMENTS, ...TREASURES, ...DANGERS, ...ADVISORS }

/** Return a card's emblem. */
export function emblemOf(card: Pick<CardFacts, 'id' | 'family' | 'type'>): Glyph {
  return EMBLEMS[card.id] ?? PLAIN[card.type ?? card.family] ?? []
}

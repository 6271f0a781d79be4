/** Names and explanations of the pieces, in the page's language. */

import { type MessageId, t } from '../../../i18n/index.svelte'
import type { Messages } from '../../../i18n/messages'
import type { Explanation } from '../../../ui/explanation'
import { type Colour, type Edition, type Ground, type RouteBonus, shieldPoints } from '../facts/names'
import { tileKind } from '../facts/tiles'
import { about, aboutRoute, aboutShield, aboutTile, type Subject } from './about'

type Plain = { [Id in MessageId]: Messages[Id] extends null ? Id : never }[MessageId]
type ByEdition = 'monastery-6'

/** Return a tile's name. */
export function tileName(kind: string): string {
  const tile = tileKind(kind)
  if (tile.sort === 'herd') return t(`herd-${tile.species}`, { count: tile.animals })
  if (tile.sort === 'monastery') return t('monastery', { number: tile.number })
  return t(`tile-${tile.name}`)
}

/** Return a tile's effect in a sentence. */
export function tileText(kind: string, edition: Edition = 2019): string {
  const tile = tileKind(kind)
  if (tile.sort === 'herd') return t('herd-text')
  // Every monastery's message gets the edition; those that are the same in both ignore it.
  if (tile.sort === 'monastery') return t(`monastery-${tile.number}` as ByEdition, { edition })
  return t(`tile-${tile.name}.text`)
}

/** Return a tile's explanation. */
export function explainTile(kind: string, edition: Edition = 2019): Explanation {
  return { title: tileName(kind), text: tileText(kind, edition), ...aboutTile(kind) }
}

/** Return a shield's explanation. */
export function explainShield(shield: number): Explanation {
  const worth = t('shield-worth', { count: shieldPoints(shield) })
  const text = `${t(`shield-${shield}` as Plain)} ${worth}`
  return { title: t('shield', { number: shield }), text, ...aboutShield(shield) }
}

/** Return the explanation of goods. */
export function explainGoods(goods: number): Explanation {
  return { title: t(`goods-${goods}` as Plain), text: t('goods-text', { number: goods }), ...about('goods') }
}

/** Return the explanation of goods of several colours in one place. */
export function explainGoodsOf(colours: readonly number[]): Explanation {
  const [first = 1] = colours
  if (colours.length === 1) return explainGoods(first)
  const title = colours.map((goods) => t(`goods-${goods}` as Plain)).join(', ')
  return { title, text: t('goods-together'), ...about('loading') }
}

/** Return the explanation of a trade route's bonus. */
export function explainRoute(bonus: RouteBonus): Explanation {
  return { title: t(`route-${bonus}`), text: t(`route-${bonus}.text`), ...aboutRoute(bonus) }
}

/** Return a bonus tile's explanation. */
export function explainBonus(colour: Colour, rank: 'large' | 'small'): Explanation {
  const title = t(`bonus-${rank}`, { colour: t(`region-${colour}`) })
  return { title, text: t(`bonus-${rank}.text`), ...about('bonus') }
}

/** Return the text about an empty space of a depot, by the hexes that its tiles go on. */
export function emptySpace(colour: Ground): string {
  return t('space-empty', { colour: colour === 'any' ? t('colour-any') : t(`region-${colour}`) })
}

/** Return the text about a hex for screen readers. */
export function hexLabel(colour: Colour, number: number, tile: string): string {
  const region = t(`region-${colour}`)
  return tile ? t('hex-filled', { region, number, tile: tileName(tile) }) : t('hex-empty', { region, number })
}

/** Regions with a special rule about placing or scoring. */
const REGIONS: Partial<Record<Colour, Subject>> = { building: 'city', animal: 'pasture' }

/** Return an empty hex's explanation. */
export function explainHex(colour: Colour, number: number): Explanation {
  const title = t('hex-title', { region: t(`region-${colour}`), number })
  const text = t(`region-${colour}.text`, { number })
  return { title: title.charAt(0).toUpperCase() + title.slice(1), text, ...about(REGIONS[colour] ?? 'hex') }
}

/** Return a numbered depot's explanation. */
export function explainDepot(number: number): Explanation {
  return { title: t('depot', { number }), text: t('depot-text', { number }), ...about('depot') }
}

/** Return the text about a stack of goods for screen readers. */
export function goodsLabel(goods: number, count: number): string {
  return t('goods-stack', { goods: t(`goods-${goods}` as Plain), count })
}

/** Return the explanation of a piece that is not a tile. */
export function explainPiece(piece: 'outpost' | 'river' | 'target'): Explanation {
  return { title: t(`piece-${piece}`), text: t(`piece-${piece}.text`), ...about(piece) }
}

/** Return the text about a seat's die for screen readers; a used one shows 0. */
export function dieLabel(number: number): string {
  return number === 0 ? t('die-used') : t('die', { number })
}

/** Return the text about the white die for screen readers. */
export function whiteDieLabel(number: number): string {
  return t('white-die', { number })
}

/** Return the text about a trade route card for screen readers: the bonuses of its spaces, from the left. */
export function routeLabel(card: number, bonuses: readonly RouteBonus[]): string {
  return [t('route-card', { card }), ...bonuses.map((bonus) => t(`route-${bonus}`))].join(', ')
}

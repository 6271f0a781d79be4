/** Names and explanations of the pieces, in the language of the page. */

import { type MessageId, t } from '../../../i18n/index.svelte'
import type { Messages } from '../../../i18n/messages'
import type { Explanation } from '../../../ui/explanation'
import { type Colour, type Edition, type RouteBonus, shieldPoints } from '../facts/names'
import { tileKind } from '../facts/tiles'
import { about, aboutRoute, aboutShield, aboutTile, type Subject } from './about'

type Plain = { [Id in MessageId]: Messages[Id] extends null ? Id : never }[MessageId]
type ByEdition = 'monastery-6'

/** What a tile is called. */
export function tileName(kind: string): string {
  const tile = tileKind(kind)
  if (tile.sort === 'herd') return t(`herd-${tile.species}`, { count: tile.animals })
  if (tile.sort === 'monastery') return t('monastery', { number: tile.number })
  return t(`tile-${tile.name}`)
}

/** What a tile does, in a sentence. */
export function tileText(kind: string, edition: Edition = 2019): string {
  const tile = tileKind(kind)
  if (tile.sort === 'herd') return t('herd-text')
  // All monasteries are told the edition; those that are the same in both do not ask for it.
  if (tile.sort === 'monastery') return t(`monastery-${tile.number}` as ByEdition, { edition })
  return t(`tile-${tile.name}.text`)
}

/** What a tile says of itself. */
export function explainTile(kind: string, edition: Edition = 2019): Explanation {
  return { title: tileName(kind), text: tileText(kind, edition), ...aboutTile(kind) }
}

/** What a shield says of itself. */
export function explainShield(shield: number): Explanation {
  const worth = t('shield-worth', { count: shieldPoints(shield) })
  const text = `${t(`shield-${shield}` as Plain)} ${worth}`
  return { title: t('shield', { number: shield }), text, ...aboutShield(shield) }
}

/** What goods say of themselves. */
export function explainGoods(goods: number): Explanation {
  return { title: t(`goods-${goods}` as Plain), text: t('goods-text', { number: goods }), ...about('goods') }
}

/** What goods of several colours that lie together say of themselves. */
export function explainGoodsOf(colours: readonly number[]): Explanation {
  const [first = 1] = colours
  if (colours.length === 1) return explainGoods(first)
  const title = colours.map((goods) => t(`goods-${goods}` as Plain)).join(', ')
  return { title, text: t('goods-together'), ...about('loading') }
}

/** What a bonus of a trade route says of itself. */
export function explainRoute(bonus: RouteBonus): Explanation {
  return { title: t(`route-${bonus}`), text: t(`route-${bonus}.text`), ...aboutRoute(bonus) }
}

/** What a bonus tile says of itself. */
export function explainBonus(colour: Colour, rank: 'large' | 'small'): Explanation {
  const title = t(`bonus-${rank}`, { colour: t(`colour-${colour}`) })
  return { title, text: t(`bonus-${rank}.text`), ...about('bonus') }
}

/** What a screen reader says of a hex of a duchy. */
export function hexLabel(colour: Colour, number: number, tile: string): string {
  const region = t(`region-${colour}`)
  return tile ? t('hex-filled', { region, number, tile: tileName(tile) }) : t('hex-empty', { region, number })
}

/** Regions with a rule of their own for what may lie there or scores there. */
const REGIONS: Partial<Record<Colour, Subject>> = { building: 'city', animal: 'pasture' }

/** What an empty hex says of itself. */
export function explainHex(colour: Colour, number: number): Explanation {
  const title = t('hex-title', { region: t(`region-${colour}`), number })
  const text = t(`region-${colour}.text`, { number })
  return { title: title.charAt(0).toUpperCase() + title.slice(1), text, ...about(REGIONS[colour] ?? 'hex') }
}

/** What a numbered depot says of itself. */
export function explainDepot(number: number): Explanation {
  return { title: t('depot', { number }), text: t('depot-text', { number }), ...about('depot') }
}

/** What a screen reader says of a stack of goods. */
export function goodsLabel(goods: number, count: number): string {
  return t('goods-stack', { goods: t(`goods-${goods}` as Plain), count })
}

/** What a piece that is no tile says of itself. */
export function explainPiece(piece: 'outpost' | 'river' | 'target'): Explanation {
  return { title: t(`piece-${piece}`), text: t(`piece-${piece}.text`), ...about(piece) }
}

/** What a screen reader says of a die of a seat; a used one shows 0. */
export function dieLabel(number: number): string {
  return number === 0 ? t('die-used') : t('die', { number })
}

/** What a screen reader says of the white die. */
export function whiteDieLabel(number: number): string {
  return t('white-die', { number })
}

/** What a screen reader says of a trade route card: what its spaces bring, from the left. */
export function routeLabel(card: number, bonuses: readonly RouteBonus[]): string {
  return [t('route-card', { card }), ...bonuses.map((bonus) => t(`route-${bonus}`))].join(', ')
}

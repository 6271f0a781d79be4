/**
 * Names within a sentence. A name's message is a title (`tile-bank`); its attributes are the forms that
 * sentences need, each language in its own case: `in` for what is taken, placed or paid, `from` and `onto` for
 * where it comes from and goes to, `count` with a number. A sentence combines them and knows no grammar.
 */

import { t } from '../../../i18n/index.svelte'
import type { Messages } from '../../../i18n/messages'
import { listed, maybe } from '../../../i18n/say'
import { type Colour, KINDS } from '../facts/names'
import { tileKind } from '../facts/tiles'
import { duchyOf, type HexView, type View } from '../facts/view'

type Plain = { [Id in keyof Messages]: Messages[Id] extends null ? Id : never }[keyof Messages]
type Counted = 'goods-1.count'

/** Return a tile that is taken, placed, bought or discarded. */
export function tileIn(kind: string): string {
  const tile = tileKind(kind)
  if (tile.sort === 'herd') return t(`herd-${tile.species}.in`, { count: tile.animals })
  if (tile.sort === 'monastery') return t('monastery.in', { number: tile.number })
  return t(`tile-${tile.name}.in`)
}

/** Return goods of one colour, in any number. */
export function goodsIn(goods: number): string {
  return t(`goods-${goods}.in` as Plain)
}

/** Return just the colour of goods. */
export function goodsColour(goods: number): string {
  return t(`goods-${goods}.colour` as Plain)
}

/** Return goods tiles by number, counted by colour. */
export function goodsCounted(tiles: readonly number[]): string {
  const colours = [...new Set(tiles)]
  return listed(
    colours.map((goods) =>
      t(`goods-${goods}.count` as Counted, { count: tiles.filter((other) => other === goods).length }),
    ),
  )
}

/** Return a depot that something comes from; the black one is called `black`. */
export function depotFrom(depot: unknown): string {
  return depot === 'black' ? t('depot-black.from') : t('depot.from', { number: Number(depot) })
}

/** Return points, silver and workers that are gained or paid; zeros are left out. */
export function sumOf(sum: { readonly points?: number; readonly silver?: number; readonly workers?: number }): string {
  const { points = 0, silver = 0, workers = 0 } = sum
  return listed([
    ...(points > 0 ? [t('points', { count: points })] : []),
    ...(silver > 0 ? [t('silver.in', { count: silver })] : []),
    ...(workers > 0 ? [t('workers.in', { count: workers })] : []),
  ])
}

/** Return a source of points, in the case after "for". */
export function sourceIn(source: string): string {
  const [, piece, number] = /^(monastery|shield)-(\d+)$/.exec(source) ?? []
  if (piece) return t(piece === 'monastery' ? 'monastery.in' : 'shield.in', { number: Number(number) })
  return maybe(`source-${source}.in`) ?? source
}

/** Return an effect that is not used, by its question. */
export function skippedIn(question: string): string {
  return maybe(`skipped-${question}`) ?? (KINDS.includes(question) ? tileIn(question) : question)
}

/** Return a hex of a seat's duchy; hexes count from 1. */
function hexOf(view: View | undefined, seat: number, hex: number): HexView | undefined {
  return view && duchyOf(view, seat)?.hexes[hex - 1]
}

/** Return a hex by what is printed on the map: its region and its number. */
export function hexName(view: View | undefined, seat: number, hex: number): string {
  const found = hexOf(view, seat, hex)
  return found ? t('hex-place', { region: t(`region-${found.colour}`), number: found.number }) : ''
}

/** Return a hex that something goes to. */
export function hexOnto(view: View | undefined, seat: number, hex: number): string {
  const found = hexOf(view, seat, hex)
  return found ? t(`region-${found.colour as Colour}.onto`, { number: found.number }) : t('duchy-onto')
}

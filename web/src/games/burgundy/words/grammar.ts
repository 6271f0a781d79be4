/**
 * Names as they stand within a sentence. A message of a name is a title (`tile-bank`); its attributes are what a
 * sentence wants of it, each language in its own case: `in` as what is taken, placed or paid, `from` and `onto` as
 * where it comes from and goes to, `count` with a number. A sentence puts them together and knows no grammar.
 */

import { t } from '../../../i18n/index.svelte'
import type { Messages } from '../../../i18n/messages'
import { listed, maybe } from '../../../i18n/say'
import { type Colour, KINDS } from '../facts/names'
import { tileKind } from '../facts/tiles'
import { duchyOf, type HexView, type View } from '../facts/view'

type Plain = { [Id in keyof Messages]: Messages[Id] extends null ? Id : never }[keyof Messages]
type Counted = 'goods-1.count'

/** A tile that is taken, placed, bought or discarded. */
export function tileIn(kind: string): string {
  const tile = tileKind(kind)
  if (tile.sort === 'herd') return t(`herd-${tile.species}.in`, { count: tile.animals })
  if (tile.sort === 'monastery') return t('monastery.in', { number: tile.number })
  return t(`tile-${tile.name}.in`)
}

/** Goods of one colour, however many. */
export function goodsIn(goods: number): string {
  return t(`goods-${goods}.in` as Plain)
}

/** The colour alone of goods. */
export function goodsColour(goods: number): string {
  return t(`goods-${goods}.colour` as Plain)
}

/** Goods tiles by their numbers, counted by colour. */
export function goodsCounted(tiles: readonly number[]): string {
  const colours = [...new Set(tiles)]
  return listed(
    colours.map((goods) =>
      t(`goods-${goods}.count` as Counted, { count: tiles.filter((other) => other === goods).length }),
    ),
  )
}

/** A depot that something comes from; the black one is called `black`. */
export function depotFrom(depot: unknown): string {
  return depot === 'black' ? t('depot-black.from') : t('depot.from', { number: Number(depot) })
}

/** Points, silver and workers that are gained or paid; what is none is left out. */
export function sumOf(sum: { readonly points?: number; readonly silver?: number; readonly workers?: number }): string {
  const { points = 0, silver = 0, workers = 0 } = sum
  return listed([
    ...(points > 0 ? [t('points', { count: points })] : []),
    ...(silver > 0 ? [t('silver.in', { count: silver })] : []),
    ...(workers > 0 ? [t('workers.in', { count: workers })] : []),
  ])
}

/** What points were for, in the case of "for". */
export function sourceIn(source: string): string {
  const [, piece, number] = /^(monastery|shield)-(\d+)$/.exec(source) ?? []
  if (piece) return t(piece === 'monastery' ? 'monastery.in' : 'shield.in', { number: Number(number) })
  return maybe(`source-${source}.in`) ?? source
}

/** An effect that is left unused, by the question that asked about it. */
export function skippedIn(question: string): string {
  return maybe(`skipped-${question}`) ?? (KINDS.includes(question) ? tileIn(question) : question)
}

/** A hex of a seat's duchy; hexes count from 1. */
function hexOf(view: View | undefined, seat: number, hex: number): HexView | undefined {
  return view && duchyOf(view, seat)?.hexes[hex - 1]
}

/** A hex by what is printed on the map: its region and its number. */
export function hexName(view: View | undefined, seat: number, hex: number): string {
  const found = hexOf(view, seat, hex)
  return found ? t('hex-place', { region: t(`region-${found.colour}`), number: found.number }) : ''
}

/** A hex that something goes to. */
export function hexOnto(view: View | undefined, seat: number, hex: number): string {
  const found = hexOf(view, seat, hex)
  return found ? t(`region-${found.colour as Colour}.onto`, { number: found.number }) : t('duchy-onto')
}

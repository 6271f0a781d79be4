/** The engine's journal in the page's language: sentences about who did what, and where. */

import { t } from '../../../i18n/index.svelte'
import { listed, maybe } from '../../../i18n/say'
import type { Heading } from '../../../slot/table'
import type { Told } from '../../../wire'
import { ROUNDS } from '../facts/box'
import { COLOURS, type Colour, KINDS } from '../facts/names'
import type { View } from '../facts/view'
import { depotFrom, goodsColour, goodsCounted, hexOnto, skippedIn, sourceIn, sumOf, tileIn } from './grammar'

type Word = string | number
type Words = Record<string, Word>
type Name = (seat: number) => string

/** Return a line of the log, `bare` without the player's name; nothing if the page has no words for it. */
export function entryText(told: Told, name: Name, bare = false, view?: unknown): string | undefined {
  const nothing = told.code === 'load' && numbersIn(told, 'goods').length === 0
  return maybe(nothing ? 'log-load-nothing' : `log-${told.code}`, {
    who: told.seat >= 0 && !bare ? name(told.seat) : '',
    ...plainWords(told),
    ...peopleWords(told, name),
    ...pieceWords(told),
    ...placeWords(told, view as View | undefined),
    ...paidWords(told),
  })
}

/** Phases are parts of the log, rounds are steps of them. */
export function headingOf(told: Told): Heading | undefined {
  if (told.code === 'phase') return { rank: 'part', words: t('phase', { phase: String(told.values['phase']) }) }
  if (told.code !== 'round') return undefined
  return { rank: 'step', words: t('round-of', { round: Number(told.values['round']), rounds: ROUNDS }) }
}

/** Numbers and letters stay as they are; a die used with its own number is not used as another. */
function plainWords(told: Told): Words {
  const { shows = 0, used_as: used = 0 } = told.values
  const values = Object.entries(told.values).map(([key, value]) => [key, Array.isArray(value) ? listed(value) : value])
  return { gone: 0, workers: 0, ...Object.fromEntries(values), used_as: used === shows ? 0 : Number(used) }
}

function peopleWords(told: Told, name: Name): Words {
  const order = numbersIn(told, 'order')
  return {
    order: listed(order.map((seat) => name(seat - 1))),
    players: order.length,
    seat: 'seat' in told.values ? name(Number(told.values['seat']) - 1) : '',
  }
}

/** Tiles, goods, colours and dice. */
function pieceWords(told: Told): Words {
  const { tile, building, colour, bonus, effect } = told.values
  const gained = told.values['for']
  const tiles = Number(told.values['tiles'] ?? 1)
  const each = Array.isArray(told.values['goods']) ? 1 : tiles
  const goods = numbersIn(told, 'goods').flatMap((one) => Array.from({ length: each }, () => one))
  const words: Words = {
    goods: goodsCounted(goods),
    colours: listed(goods.map(goodsColour)),
    lost: goodsCounted(numbersIn(told, 'lost')) || 'none',
    dice: listed(numbersIn(told, 'dice')),
    unused: listed(numbersIn(told, 'unused')),
    left: numbersIn(told, 'unused').length,
  }
  if (isKind(tile)) words['tile'] = tileIn(tile)
  if (isKind(building)) words['building'] = tileIn(building)
  if (typeof gained === 'string') words['for'] = isKind(gained) ? tileIn(gained) : sourceIn(gained)
  if (typeof bonus === 'string') words['bonus'] = maybe(`route-${bonus}.in`) ?? bonus
  if (typeof effect === 'string') words['effect'] = skippedIn(effect)
  if ((COLOURS as readonly unknown[]).includes(colour)) {
    words['region'] = t(`colour-${colour as Colour}.region`)
    words['hexes'] = t(`colour-${colour as Colour}.hexes`)
  }
  return words
}

function placeWords(told: Told, view: View | undefined): Words {
  const { depot, hex, storage } = told.values
  const depots = numbersIn(told, 'depots')
  const words: Words = { depots: listed(depots), several: depots.length }
  if (depot !== undefined) {
    words['from'] = depotFrom(depot)
    words['onto'] = t('depot.onto', { number: Number(depot) })
    words['depot'] = t('depot.in', { number: Number(depot) })
  }
  if (hex !== undefined) words['hex'] = hexOnto(view, told.seat, Number(hex))
  if (storage === 'own' || storage === 'shared') words['storage'] = t(`do-store-${storage}.in`)
  return words
}

/** Gains or payments, together. */
function paidWords(told: Told): Words {
  const amount = (what: string) => Number(told.values[what] ?? 0)
  const silver = amount('silver') + (told.values['with'] === 'silver' ? 1 : 0)
  const workers = amount('workers') + (told.values['with'] === 'worker' ? 1 : 0)
  const points = told.values['points'] === undefined ? (told.points ?? 0) : amount('points')
  if (told.code === 'hire') return { sum: sumOf({ silver }), hired: sumOf({ workers }) }
  return { sum: sumOf({ points, silver, workers }) || t('points', { count: 0 }), points }
}

function isKind(value: unknown): value is string {
  return typeof value === 'string' && KINDS.includes(value)
}

function numbersIn(told: Told, key: string): readonly number[] {
  const value = told.values[key] ?? []
  return (Array.isArray(value) ? value : [value]).map(Number).filter((number) => number > 0)
}

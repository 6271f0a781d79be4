/** Questions, actions and reasons in the page's language. */

import { t } from '../../../i18n/index.svelte'
import type { Messages } from '../../../i18n/messages'
import { listed, maybe, small } from '../../../i18n/say'
import { plainWords } from '../../../slot/plain'
import type { Choice, ReasonInfo } from '../../../wire'
import { drawings } from '../facts/drawings'
import { animalsOf } from '../facts/edition.svelte'
import { COLOURS, type Colour, KINDS, SPECIES, type Species } from '../facts/names'
import type { Option } from '../facts/options'
import { duchyOf, slotsOf, tileOn, type View } from '../facts/view'
import { depotFrom, goodsColour, goodsCounted, goodsIn, hexName, hexOnto, tileIn } from './grammar'
import { tileName, tileText } from './phrases'

type Plain = { [Id in keyof Messages]: Messages[Id] extends null ? Id : never }[keyof Messages]

export function speciesName(species: string): string {
  return t(`species-${animalsOf(species as Species)}` as Plain)
}

/** Return the current question in one sentence; once both dice are used, it depends on the remaining actions. */
export function questionText(view: View, seat = -1, legal: readonly Choice[] = []): string {
  const asked = view.asked
  if (!asked) return ''
  const about = asked.about
  if (asked.question === 'turn' && view.seats[seat]?.dice.every((pips) => pips === 0)) {
    const left = leftOf(legal)
    return left ? t('question-turn-left', { left }) : t('question-turn-end')
  }
  const values = {
    tile: about['tile'] ? tileIn(String(about['tile'])) : '',
    shield: Number(about['shield'] ?? 0),
    count: Number(about['goods'] ?? 0),
  }
  if (asked.question === 'castle' && about['castle'] === false) return t('question-extra')
  return maybe(`question-${asked.question}`, values) ?? asked.question
}

const NAMED = new Set(['buy', 'hire', 'point', 'effect', 'shield'])

/** What can still be done without dice, before the turn ends. */
function leftOf(legal: readonly Choice[]): string {
  const does = legal.map(({ fields }) => String(fields['do'])).filter((word) => word !== 'end')
  const words = does.map((word) => t(`question-left-${(NAMED.has(word) ? word : 'other') as 'other'}`))
  return [...new Set(words)].join(', ')
}

/** Return the tile of an action, '' if it has none. */
export function tileOf(option: Option, view: View, seat: number): string {
  const fields = option.choice.fields
  switch (option.do) {
    case 'take':
    case 'buy':
    case 'fetch':
      return tileOn(view, fields['depot'], Number(fields['space']))
    case 'place':
    case 'discard':
      return slotsOf(view, seat)[Number(fields['slot']) - 1] ?? ''
    case 'pick':
    case 'drop':
      return String(fields['tile'])
    case 'use':
      return String(fields['building'])
    case 'on':
      return view.asked?.question === 'site' ? String(view.asked.about['tile'] ?? '') : ''
    default:
      return ''
  }
}

/** What is known of an action that is done later than the view: its tile, and how many goods it sells. */
export interface Known {
  readonly tile?: string
  readonly tiles?: number
}

/** Return what an action does, in a few words. */
export function optionText(
  option: Option,
  view: View,
  seat: number,
  names: readonly string[] = [],
  known: Known = {},
): string {
  const fields = option.choice.fields
  const tile = known.tile || tileOf(option, view, seat)
  const named = tile ? tileIn(tile) : ''
  const hex = Number(fields['hex'])
  const goods = Number(fields['goods'])
  switch (option.do) {
    case 'take':
      return t('do-take', { tile: named, from: depotFrom(fields['depot']) })
    case 'fetch':
      return t('do-take', { tile: named, from: depotFrom('black') })
    case 'buy':
      return t('do-buy', { tile: named, workers: Number(fields['workers']) })
    case 'place':
      return t('do-place', { tile: named, hex: hexOnto(view, seat, hex) })
    case 'on':
      return tile
        ? t('do-place', { tile: named, hex: hexOnto(view, seat, hex) })
        : t('do-on', { hex: hexName(view, seat, hex) })
    case 'start': {
      const { board = [] } = view.seats[seat] ?? {}
      const side = board.length > 0 ? String(fields['side']) : 'none'
      const drawn = drawings.find(({ name }) => name === board[side === 'b' ? 1 : 0])?.hexes[hex - 1]
      const onto = drawn ? t(`region-${drawn.colour}.onto`, { number: drawn.number }) : hexOnto(view, seat, hex)
      return t('do-start', { hex: onto, side })
    }
    case 'sell': {
      const count = known.tiles ?? duchyOf(view, seat)?.goods[goods - 1] ?? 0
      return t('do-sell', { goods: goodsCounted(Array.from({ length: count }, () => goods)) })
    }
    case 'spend':
      return t('do-spend', { goods: goodsCounted([goods]) })
    case 'gather':
      return t('do-gather', { goods: goodsIn(goods) })
    case 'keep':
      return keepText(fields['colours'] as number[])
    case 'load':
      return t('do-load', {
        depots: listed(fields['depots'] as number[]),
        several: (fields['depots'] as number[]).length,
      })
    case 'discard':
    case 'drop':
      return t('do-discard', { tile: named })
    case 'pick':
      return t('do-pick', { tile: named })
    case 'use':
      return t('do-use', { tile: tileName(tile) })
    case 'beside':
      return t('do-beside', { species: speciesName(String(fields['species'])) })
    case 'turn':
      return t('do-turn', { number: Number(fields['number']) })
    case 'shield':
      return t('do-shield', { shield: Number(fields['shield']) })
    case 'ally':
      return t('do-ally', { name: names[Number(fields['seat']) - 1] ?? String(fields['seat']) })
    case 'lay':
      return t('do-lay', { card: Number(fields['card']) })
    case 'effect':
      return t('do-effect', { effect: effectText(view, Number(fields['effect']) - 1) })
    case 'pay':
      return t(`do-pay-${fields['payment'] as 'silver' | 'worker' | 'nothing'}`)
    case 'store':
      return t(`do-store-${fields['storage'] as 'own' | 'shared'}`)
    default:
      return maybe(`do-${option.do}`) ?? plainWords(option.choice.fields)
  }
}

/** Return what two actions do that bring a tile to a hex. */
export function bothText(first: Option, second: Option, tile: string, view: View, seat: number): string {
  return t('do-both', {
    first: optionText(first, view, seat),
    second: small(optionText(second, view, seat, [], { tile })),
  })
}

/** Which new goods are kept, possibly none. */
function keepText(colours: readonly number[]): string {
  return colours.length > 0 ? t('do-keep', { goods: listed(colours.map(goodsColour)) }) : t('do-keep-nothing')
}

/** A pending effect of the solo game. */
export function effectText(view: View, index: number): string {
  const effect = view.annex?.effects[index]
  if (!effect) return String(index + 1)
  if (effect.effect === 'building') return tileName(effect.what)
  if (effect.effect === 'colour') return t('effect-colour', { colour: t(`region-${effect.what as Colour}`) })
  if (effect.effect === 'points') return t('points', { count: effect.number })
  return maybe(`effect-${effect.effect}`) ?? effect.effect
}

/** Return the effect of an action's tile, if it is placed or used. */
export function effectOf(option: Option, view: View, seat: number): string {
  const tile = tileOf(option, view, seat)
  return tile && ['place', 'on', 'use'].includes(option.do) ? tileText(tile, view.edition) : ''
}

/** Return the engine's reason in the page's language. */
export function reasonWords(
  reason: ReasonInfo,
  view?: View,
  seat = 0,
  names: readonly string[] = [],
): string | undefined {
  const values = Object.fromEntries(
    Object.entries(reason.values).map(([name, value]) => [
      name,
      (name === 'turn' && names[Number(value) - 1]) || valueText(name, value, view, seat),
    ]),
  )
  return maybe(`reason-${reason.code}`, values)
}

function valueText(name: string, value: unknown, view: View | undefined, seat: number): string | number {
  if (typeof value === 'number') return name === 'hex' && view ? hexName(view, seat, value) : value
  const words = String(value)
  if (Array.isArray(value)) return value.join(', ')
  if (name === 'question' && view?.asked?.question === words) return questionText(view)
  if (name === 'question') return maybe(`question-${words}`, { tile: '', shield: 0, count: 0 }) ?? words
  if (name === 'species' && (SPECIES as readonly string[]).includes(words)) return speciesName(words)
  if ((name === 'wanted' || name === 'colour') && (COLOURS as readonly string[]).includes(words)) {
    return t(`region-${words as Colour}`)
  }
  return KINDS.includes(words) ? tileIn(words) : words
}

/** Return an outcome of chance in a few words. */
export function outcomeText({ fields }: Pick<Choice, 'fields'>): string | undefined {
  const { first, second, white, tile, goods, seat } = fields
  switch (fields['do']) {
    case 'roll':
      return listed([Number(first), Number(second)])
    case 'white':
      return t('white-die', { number: Number(white) })
    case 'tile':
      return tileName(String(tile))
    case 'goods':
      return t(`goods-${Number(goods)}` as Plain)
    case 'first':
      return t('player', { seat: Number(seat) })
    default:
      return undefined
  }
}

/** Return the name of a source of points. */
export function sourceText(source: string): string | undefined {
  const [, piece, number] = /^(monastery|shield)-(\d+)$/.exec(source) ?? []
  if (piece) return t(piece as 'monastery' | 'shield', { number: Number(number) })
  // In a solo game hexes count, by colour.
  if ((COLOURS as readonly string[]).includes(source)) return t(`region-${source as Colour}`)
  return maybe(`source-${source}`)
}

/** The order in which sources of points are listed: as they score on the table, then those at the end of the game. */
const SOURCES = [
  'regions',
  'phases',
  'bonus-tiles',
  'outposts',
  'animals',
  'goods',
  'routes',
  'watchtowers',
  'monastery',
  'shield',
  'shields',
  ...COLOURS,
  'silver',
  'unsold-goods',
  'workers',
]

/** Return the rank of a source of points. */
export function sourceRank(source: string): number {
  const [, piece, number = 0] = /^(monastery|shield)-(\d+)$/.exec(source) ?? []
  const place = SOURCES.indexOf(piece ?? source)
  return (place < 0 ? SOURCES.length : place) + Number(number) / 100
}

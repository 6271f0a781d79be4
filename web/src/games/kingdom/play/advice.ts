/** The proposals of the lesson's guide: common sense about the legal actions, whatever happened before. */

import type { CardFacts, CardSet } from '../facts/cards/set'
import { CUBES } from '../facts/names'
import type { Option } from '../facts/options'
import { type CardView, questionOf, type SeatView, type View } from '../facts/view'
import { fillingOf, nextOf } from './fill'

const CALAMITY = 'calamity'

/** Return whether materials and population are enough to pay for a card. */
const isEasy = (card: CardFacts | undefined) =>
  card?.family === 'development' && card.cost.every((count, at) => at < 2 || count === 0)

/** The most expensive cards go first, one into each area; the calamity with the last pair. */
function offered(open: readonly Option[], hand: readonly string[]): Option | undefined {
  const others = hand.filter((card) => card !== CALAMITY)
  const card = hand.length > 2 || others.length === hand.length ? others.at(-1) : CALAMITY
  const area = hand.length % 2 === 0 ? 'a' : 'b'
  const fits = open.filter((option) => option.do === 'offer' && option.choice.fields['face'] === 'up')
  return fits.find((option) => option.card === card && option.choice.fields['area'] === area) ?? fits[0]
}

/** Return a quick estimate of an area: a face-down card may be good or bad, a calamity costs more than a card gains. */
function worth(cards: readonly CardView[]): number {
  return cards.reduce((sum, { card, face_down }) => sum + (card === CALAMITY ? -3 : face_down ? 0.5 : 1), 0)
}

function taken(open: readonly Option[], view: View): Option | undefined {
  const value = (option: Option) => worth(view.offers[String(option.choice.fields['area'])] ?? [])
  return open.filter((option) => option.do === 'take').toSorted((one, other) => value(other) - value(one))[0]
}

/** Cards that can be paid soon are built, the cheapest first. */
function built(open: readonly Option[], set: CardSet): Option | undefined {
  const price = ({ card }: Option) => set.byId.get(card)?.cost.reduce((sum, count) => sum + count, 0) ?? 0
  const builds = open.filter((option) => option.do === 'build').toSorted((one, other) => price(one) - price(other))
  const easy = builds.find((option) => isEasy(set.byId.get(option.card)))
  return easy ?? (open.some((option) => option.do === 'recycle') ? undefined : builds[0])
}

/** The others are recycled, starting with resources that a card under construction needs. */
function recycled(open: readonly Option[], own: SeatView, set: CardSet): Option | undefined {
  const needed = (card: CardFacts | undefined) =>
    card?.gives.filter((cube) => own.sites.some((site) => (site.needs[CUBES.indexOf(cube)] ?? 0) > 0)).length ?? 0
  return open
    .filter((option) => option.do === 'recycle')
    .toReversed()
    .toSorted((one, other) => needed(set.byId.get(other.card)) - needed(set.byId.get(one.card)))[0]
}

/** Return the best of some actions; nothing if none of them is legal. */
export function proposed(options: readonly Option[], view: View, seat: number, set: CardSet): Option | undefined {
  const own = view.seats[seat]
  if (!own) return undefined
  const placed = nextOf(fillingOf(own, questionOf(view, seat)), options)
  return (
    offered(options, own.hand) ??
    taken(options, view) ??
    placed ??
    built(options, set) ??
    recycled(options, own, set) ??
    options.find((option) => option.do === 'done')
  )
}

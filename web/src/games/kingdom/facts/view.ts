/** A seat's view as the engine sends it. Cards are ids, '' if hidden; resources count in their order. */

import type {
  KingdomCardView,
  KingdomQuestionView,
  KingdomSeatView,
  KingdomSiteView,
  KingdomView,
} from '../../../wire/views/kingdom'
import { type Board, type CardFacts, type CardSet, type DuchyFacts, menaceCard, type Task } from './cards/set'

export type View = KingdomView
export type SeatView = KingdomSeatView
export type SiteView = KingdomSiteView
export type CardView = KingdomCardView
export type Question = KingdomQuestionView

/** Return a seat's question; nothing while others or chance decide. */
export function questionOf(view: View, seat: number): Question | undefined {
  return view.asked.find((one) => one.seat === seat + 1)
}

export const isAlone = (view: View) => view.seats.length === 1

/** Return whether there is anything at the side of the table: solo piles, quests, advisors, menaces. */
export function hasSide(view: View): boolean {
  return isAlone(view) || view.boards.length > 0 || view.module === 'advisors' || view.module === 'menaces'
}

/** Return the side of the duchy card that a seat plays. */
export function duchyOf(set: CardSet, view: View, seat: number): DuchyFacts | undefined {
  const duchy = set.duchies.get(view.seats[seat]?.duchy ?? '')
  return view.side === 'a' ? duchy?.a : duchy?.b
}

/** Return the quest boards in play with the tasks of their side. */
export function boardsOf(set: CardSet, view: View): readonly { board: Board; tasks: readonly Task[] }[] {
  return view.boards.flatMap((id) => {
    const board = set.boards.get(id)
    return board ? [{ board, tasks: isAlone(view) ? board.solo : board.two }] : []
  })
}

/** Return a view without what its seat hides from the other: hands and cards that lie face down are backs. */
export function openTo(view: View): View {
  const back = (one: CardView) => (one.face_down ? { ...one, card: '' } : one)
  const offers = Object.entries(view.offers).map(([area, cards]) => [area, cards.map(back)])
  const seats = view.seats.map((own) => ({
    ...own,
    hand: own.hand.map(() => ''),
    drafted: own.drafted.map(back),
    left: '',
    choice: '',
  }))
  return { ...view, offers: Object.fromEntries(offers), seats }
}

/** How a card is shown: its face, or a back and its owner. */
export function backOf(card: CardView): 'danger' | number | undefined {
  if (!card.face_down) return undefined
  return card.laid_by > 0 ? card.laid_by - 1 : 'danger'
}

/** Return the production of an area, as far as it is visible. */
export interface Sum {
  readonly cards: number
  readonly hidden: number
  readonly calamities: number
  readonly menaces: number
  readonly advisors: number
  readonly types: readonly number[]
  readonly makes: readonly number[]
  readonly points: number
}

const TYPES = ['structure', 'company', 'monument', 'discovery']

/** Return the sum of the visible cards. */
export function sumOf(cards: readonly CardView[], set: CardSet): Sum {
  const seen = cards.flatMap((one) => set.byId.get(one.card) ?? [])
  const count = (family: string) => seen.filter((one) => one.family === family).length
  return {
    cards: cards.length,
    hidden: cards.filter((one) => one.card === '').length,
    calamities: count('calamity'),
    menaces: count('menace'),
    advisors: count('advisor'),
    types: TYPES.map((type) => seen.filter((one) => one.type === type).length),
    makes: [0, 1, 2, 3].map((cube) => seen.reduce((sum, one) => sum + (one.makes[cube] ?? 0), 0)),
    points: seen.reduce((sum, one) => sum + (one.family === 'development' ? one.points : 0), 0),
  }
}

/** Return built cards by kind, in the order of their types, with their numbers. */
export function builtOf(seat: SeatView, set: CardSet): readonly { card: CardFacts; count: number }[] {
  const counts = new Map<string, number>()
  for (const id of seat.built) counts.set(id, (counts.get(id) ?? 0) + 1)
  return set.cards.flatMap((card) => {
    const count = counts.get(card.id)
    return count ? [{ card, count }] : []
  })
}

/** Return the menaces next to a seat's cards. */
export function menacesOf(seat: SeatView, set: CardSet): readonly { card: CardFacts; count: number }[] {
  return Object.entries(seat.menaces).flatMap(([menace, count]) => {
    const card = menaceCard(set, menace)
    return card && count > 0 ? [{ card, count }] : []
  })
}

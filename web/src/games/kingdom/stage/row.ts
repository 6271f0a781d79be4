/** How rows of the draft share their width: the hand with the cards drafted so far, and an area with the other. */

export interface Wanted {
  readonly width: number
  /** The width of a card that fills the height of the row. */
  readonly whole: number
  readonly hand: number
  readonly drafted: number
  /** How many strips are below one another. */
  readonly lines?: number
}

export interface Row {
  readonly hand: number
  /** The width of a drafted card; 0 if drafted cards are strips. */
  readonly drafted: number
  /** The width of a column of strips. */
  readonly strip: number
}

const GAP = 4
const LEAST = 104
/** Cards get smaller before one leaves the row. */
const SMALLEST = 72
/** The width of a column of strips, and the least width, without names: a hand of large cards comes first. */
const STRIPS = 132
const LEAST_STRIPS = 104
/** Where there is room for it, a card in hand has this width at least. */
const LARGE = 128
const MOST = 232

/** Return the widths of cards in the row: all of them are inside it. */
export function rowOf({ width, whole, hand, drafted, lines = drafted }: Wanted): Row {
  const columns = Math.ceil(drafted / Math.max(lines, 1))
  const taken = (strips: number) => (drafted ? columns * (strips + GAP) + GAP * 2 : 0)
  const besides = (strips: number) => Math.min(whole, share(width - taken(strips), hand))
  const most = Math.min(LARGE, whole)
  const beside = besides(STRIPS) >= most ? besides(STRIPS) : Math.max(SMALLEST, Math.min(most, besides(LEAST_STRIPS)))
  if (drafted === 0) return row(width, hand, beside, whole)
  const card = Math.min(whole, share(width - hand * (whole + GAP) - GAP * 3, drafted))
  if (card >= LEAST) return row(width, hand, whole, card)
  const all = Math.min(whole, share(width - GAP * 3, hand + drafted))
  return all >= LEAST ? row(width, hand, all, all) : row(width, hand, beside, 0, columns)
}

/** The width of two areas side by side, and of the cards in them. */
export interface Wide {
  readonly width: number
  /** The width of a card that fills the height of the row. */
  readonly whole: number
  readonly cards: readonly [number, number]
  /** What an area has beside its cards: edges, and in a low window its head. */
  readonly beside: number
  /** The least width of an area: its head is whole. */
  readonly least: number
}

/** Return the widths of two areas: the same, until one of them needs more for its cards. */
export function areasOf({ width, whole, cards, beside, least }: Wide): readonly [number, number] {
  const shortest = (count: number, card: number) => Math.max(least, beside + count * (card + GAP))
  const card = Math.min(whole, share(width - beside * 2, cards[0] + cards[1]))
  const [first, second] = [shortest(cards[0], card), shortest(cards[1], card)]
  const half = Math.floor(width / 2)
  const left = first > half ? Math.min(first, width - second) : second > half ? Math.max(first, width - second) : half
  return [left, width - left]
}

function row(width: number, hand: number, own: number, drafted: number, columns = 1): Row {
  const left = Math.floor((width - hand * (own + GAP) - GAP * 2) / columns) - GAP
  return { hand: own, drafted, strip: Math.max(LEAST, Math.min(MOST, left)) }
}

const share = (width: number, count: number) => Math.floor(width / Math.max(count, 1)) - GAP

/** How a hand and the cards drafted so far share a row: the hand has whole cards, drafted ones cards or strips. */

export interface Wanted {
  readonly width: number
  /** The width of a card that fills the height of the row. */
  readonly whole: number
  readonly hand: number
  readonly drafted: number
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
/** The least width of a column of strips. */
const STRIPS = 132
const MOST = 232

/** Return the widths of cards in the row: all of them are inside it. */
export function rowOf({ width, whole, hand, drafted }: Wanted): Row {
  const beside = Math.max(SMALLEST, Math.min(whole, share(width - (drafted ? STRIPS + GAP * 3 : 0), hand)))
  if (drafted === 0) return row(width, hand, beside, whole)
  const card = Math.min(whole, share(width - hand * (whole + GAP) - GAP * 3, drafted))
  if (card >= LEAST) return row(width, hand, whole, card)
  const all = Math.min(whole, share(width - GAP * 3, hand + drafted))
  return all >= LEAST ? row(width, hand, all, all) : row(width, hand, beside, 0)
}

function row(width: number, hand: number, own: number, drafted: number): Row {
  const left = width - hand * (own + GAP) - GAP * 3
  return { hand: own, drafted, strip: Math.max(LEAST, Math.min(MOST, left)) }
}

const share = (width: number, count: number) => Math.floor(width / Math.max(count, 1)) - GAP

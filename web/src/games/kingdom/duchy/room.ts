/** How the cards of a duchy share its room: so that none is cut, and none is smaller than it can be read. */

/** The room, in pixels, and what has to be in it. */
export interface Wanted {
  readonly width: number
  readonly height: number
  /** Cards under construction, with menaces next to them and those that may still come this round. */
  readonly sites: number
  /** Strips: kinds of built cards, and the duchy card. */
  readonly strips: number
  /** The height of a strip. */
  readonly strip: number
}

export interface Room {
  /** Whether cards under construction are cards, or strips like built ones. */
  readonly cards: boolean
  /** The width of a card under construction. */
  readonly card: number
  readonly rows: number
  /** The most strips below one another. */
  readonly lines: number
  /** The width that is left to a strip. */
  readonly strip: number
}

export const GAP = 6
const TALL = 1.4
const LEAST_CARD = 104
const SMALLEST_CARD = 88
const MOST_CARD = 172
/** The name of a built card needs this much of its strip. */
export const NAMED = 172
/** And this much if it is long and the card produces a lot. */
const LONG_NAMED = 200
const LEAST_STRIP = 106
const MOST_STRIP = 290
/** What a card under construction still needs, and the whole of its name. */
const MOST_SITE = 304
/** A strip of a card under construction also has what it still needs: with its name, and without. */
export const SITE_NAMED = 196
/** And with what it will produce. */
export const SITE_ROOMY = 256
const SITE_STRIP = 1.6

/** Built cards share spare width: in columns of this width, with as many strips or more below one another. */
const WIDE_STRIP = 236
const FEWEST = 6
const MOST_ROWS = 5

const columns = (count: number, lines: number) => Math.ceil(count / Math.max(lines, 1))

/**
 * Return how the room is shared: strips with names first, then cards under construction as large as there is room for,
 * else strips too; without names only where nothing else fits.
 */
export function roomOf(wanted: Wanted): Room {
  const room = sharedBy(wanted)
  const { width, sites, strips } = wanted
  const left = width - (sites > 0 ? Math.ceil(sites / room.rows) * (room.card + GAP) : 0)
  const spare = Math.min(Math.floor(left / (WIDE_STRIP + GAP)), Math.floor(strips / FEWEST))
  const across = columns(strips, room.lines)
  // No column is much shorter than the others.
  if (spare <= across) return { ...room, lines: columns(strips, across) }
  const lines = columns(strips, spare)
  return { ...room, lines, strip: Math.min(MOST_STRIP, Math.floor(left / spare) - GAP) }
}

/** Strips grow by so much at most. */
const MOST_GROWN = 1.3

/**
 * Return by how much strips with names grow into the height that is left below them, as far as names have their room.
 * Beside cards under construction that are strips too, they stay as they are.
 */
export function grownBy(room: Room, { height, strips, strip }: Pick<Wanted, 'height' | 'strips' | 'strip'>): number {
  if (!room.cards || room.strip < LONG_NAMED) return 1
  const high = (height - GAP) / (Math.min(strips, room.lines) * (strip + 2))
  return Math.max(1, Math.min(MOST_GROWN, high, room.strip / LONG_NAMED))
}

function sharedBy(wanted: Wanted): Room {
  const { width, height, sites, strips, strip } = wanted
  const lines = Math.max(1, Math.floor((height + 2) / (strip + 2)))
  const across = columns(strips, lines)
  const stripOf = (left: number, least: number) =>
    Math.max(least, Math.min(MOST_STRIP, Math.floor(left / Math.max(across, 1)) - GAP))
  if (sites === 0) return { cards: true, card: LEAST_CARD, rows: 1, lines, strip: stripOf(width, LEAST_STRIP) }
  for (const least of [LONG_NAMED, NAMED, LEAST_STRIP]) {
    const cards = cardsBeside(wanted, across * (least + GAP))
    if (cards) {
      const left = width - Math.ceil(sites / cards.rows) * (cards.card + GAP)
      return { cards: true, ...cards, lines, strip: stripOf(left, least) }
    }
    const named = columns(sites, lines) * (SITE_NAMED + GAP) + across * (NAMED + GAP)
    if (least === NAMED && named <= width) {
      const spare = Math.floor((width - named) / (columns(sites, lines) + across))
      const card = Math.min(MOST_SITE, SITE_NAMED + spare)
      return { cards: false, card, rows: lines, lines, strip: Math.min(MOST_STRIP, NAMED + spare) }
    }
  }
  const each = Math.floor(width / (columns(sites, lines) * SITE_STRIP + across)) - GAP
  return {
    cards: false,
    card: Math.max(LEAST_STRIP, Math.floor(Math.min(MOST_STRIP, each * SITE_STRIP))),
    rows: lines,
    lines,
    strip: Math.max(LEAST_STRIP, Math.min(MOST_STRIP, each)),
  }
}

/** Return the largest cards under construction that leave this much of the width, and their rows. */
function cardsBeside({ width, height, sites }: Wanted, taken: number): { card: number; rows: number } | undefined {
  const found = Array.from({ length: MOST_ROWS }, (_, more) => {
    const rows = more + 1
    const high = Math.floor((height - GAP * rows) / rows / TALL)
    const wide = Math.floor((width - taken) / Math.ceil(sites / rows)) - GAP
    return { card: Math.min(MOST_CARD, high, wide), rows }
  })
  for (const least of [LEAST_CARD, SMALLEST_CARD]) {
    const fits = found.filter(({ card }) => card >= least).sort((one, other) => other.card - one.card)
    if (fits[0]) return fits[0]
  }
  return undefined
}

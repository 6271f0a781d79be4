/** Storing finished games, their reviews and the mistakes in them in the profile. */

import { story } from '../../net/api'
import { slotOf } from '../../slot/games'
import { breakdown, standing } from '../../table/result/tale'
import type { Happened, Review, TableInfo } from '../../wire'
import { lostBy } from '../review/grades'
import type { SpotAt } from '../review/sideline.svelte'
import { newCard, withCards } from './drill'
import { loadCards, storeCards } from './drillShelf'
import { type PlayedGame, withGame, withLost } from './profile'
import { load, store } from './shelf'

/** Return a game as the profile stores it; nothing for lessons and hot-seat games. */
export function playedGame(
  table: TableInfo,
  you: readonly number[],
  events: readonly Happened[],
  now: number,
): PlayedGame | undefined {
  const [me] = you
  if (me === undefined || you.length > 1 || table.status !== 'over' || table.lesson) return undefined
  const journal = standing(events).flatMap((event) => event.journal ?? [])
  const sums = breakdown(journal, table.seats.length)
  return {
    table: table.id,
    game: table.game,
    at: events.at(-1)?.at || now,
    whole: table.why !== 'resigned' && table.why !== 'left',
    practice: table.practice ?? false,
    hints: table.seats[me]?.hints ?? 0,
    seats: table.seats.map((seat, index) => {
      const who = index === me ? 'me' : seat.kind === 'bot' ? 'bot' : 'person'
      const scored = sums.flatMap(({ source, points }): [string, number][] =>
        points[index] ? [[source, points[index]]] : [],
      )
      return {
        who,
        bot: who === 'bot' ? (seat.bot ?? '') : '',
        points: table.scores[index] ?? 0,
        place: table.places?.[index] ?? 0,
        sources: who === 'person' ? {} : Object.fromEntries(scored),
      }
    }),
  }
}

/** Store a finished game; if that fails now, it is stored the next time the game is opened. */
export async function remember(table: TableInfo, you: readonly number[], now: number): Promise<void> {
  if (you.length !== 1 || table.lesson) return
  const events = await story(table.id).catch(() => undefined)
  const game = events && playedGame(table, you, events, now)
  if (game) store(withGame(load(), game))
}

/** Store the cost of my decisions in a game, if it is one of mine. */
export function rememberReview(table: string, review: Review): void {
  const profile = load()
  const seat = profile.games.find((game) => game.table === table)?.seats.findIndex(({ who }) => who === 'me') ?? -1
  const lost = lostBy(review, seat)
  if (lost.decisions > 0) store(withLost(profile, table, lost))
}

/** Make a card of the drill from each of my mistakes in a game at a table, if it is one of mine. */
export async function rememberMistakes(table: string, review: Review, spotAt: SpotAt, now: number): Promise<void> {
  const game = load().games.find((one) => one.table === table)
  const seat = game?.seats.findIndex(({ who }) => who === 'me') ?? -1
  await drillMistakes(table, seat, review, spotAt, now)
}

/**
 * Make a card from each mistake of a seat in a game, the costliest first; the game is known by sixteen hexadecimal
 * digits. What cannot be fetched now is tried at the next review.
 */
export async function drillMistakes(
  id: string,
  seat: number,
  review: Review,
  spotAt: SpotAt,
  now: number,
): Promise<void> {
  const known = new Set(loadCards().map((card) => card.id))
  const mistakes = review.decisions
    .filter((one) => one.seat === seat && one.grade === 'mistake' && !known.has(`${id}/${one.ply}`))
    .toSorted((one, other) => other.lost - one.lost)
  if (mistakes.length === 0) return
  const { mistake } = await slotOf(review.game)
  for (const judged of mistakes) {
    const spot = await spotAt(judged.ply).catch(() => undefined)
    if (!spot) return
    const kind = mistake?.(judged) ?? 'other'
    storeCards(withCards(loadCards(), [newCard(`${id}/${judged.ply}`, review.game, kind, judged, spot.position, now)]))
  }
}

/** Return sixteen hexadecimal digits by which a record is known again: FNV-1a, from either end of its text. */
export function recordId(record: string): string {
  const codes = [...record].map((letter) => letter.codePointAt(0) ?? 0)
  return [codes, codes.toReversed()]
    .map((all) => all.reduce((hash, code) => Math.imul(hash ^ code, 0x01000193) >>> 0, 0x811c9dc5))
    .map((hash) => hash.toString(16).padStart(8, '0'))
    .join('')
}

/** Return the seat of a player who has my name; -1 if none has, or several have. */
export function seatNamed(players: readonly string[], name: string): number {
  const same = (one: string) => one.trim().toLowerCase() === name.trim().toLowerCase()
  return name.trim() && players.filter(same).length === 1 ? players.findIndex(same) : -1
}

/** Sums over a profile: results by bot level, averages by source of points, points lost per decision. */

import type { PlayedGame, Sources } from './profile'

const mine = (game: PlayedGame) => game.seats.find((seat) => seat.who === 'me')
const bots = (game: PlayedGame, level = '') =>
  game.seats.filter((seat) => seat.who === 'bot' && (level === '' || seat.bot === level))

export const mean = (values: readonly number[]) => values.reduce((sum, value) => sum + value, 0) / (values.length || 1)

/** Return the games that count: played to the end, without an undone roll or draw. */
export const counting = (games: readonly PlayedGame[]) => games.filter((game) => game.whole && !game.practice)

export interface LevelRow {
  readonly bot: string
  readonly games: number
  readonly won: number
  readonly mine: number
  readonly theirs: number
}

/** Return results against each bot level, the most played level first. */
export function byLevel(games: readonly PlayedGame[]): readonly LevelRow[] {
  const levels = new Set(games.flatMap((game) => bots(game).map((seat) => seat.bot)))
  const rows = [...levels].map((bot): LevelRow => {
    const against = games.filter((game) => bots(game, bot).length > 0)
    return {
      bot,
      games: against.length,
      won: against.filter((game) => mine(game)?.place === 1).length,
      mine: mean(against.map((game) => mine(game)?.points ?? 0)),
      theirs: mean(against.flatMap((game) => bots(game, bot).map((seat) => seat.points))),
    }
  })
  return rows.toSorted((one, other) => other.games - one.games || (one.bot < other.bot ? -1 : 1))
}

export interface SourceRow {
  readonly source: string
  readonly mine: number
  /** Return the bots' average; nothing if none played. */
  readonly theirs: number | undefined
}

/** Return my average by source and that of the bots of a level ('': any), in games where both played. */
export function bySource(
  games: readonly PlayedGame[],
  level: string,
  rank: (source: string) => number,
): readonly SourceRow[] {
  const against = games.filter((game) => bots(game, level).length > 0)
  const played = against.length > 0 ? against : games
  const own = played.map((game): Sources => mine(game)?.sources ?? {})
  const others = against.flatMap((game) => bots(game, level)).map((seat) => seat.sources)
  const names = new Set([...own, ...others].flatMap((sources) => Object.keys(sources)))
  const average = (sets: readonly Sources[], source: string) => mean(sets.map((set) => set[source] ?? 0))
  return [...names]
    .toSorted((one, other) => rank(one) - rank(other) || (one < other ? -1 : 1))
    .map((source) => ({
      source,
      mine: average(own, source),
      theirs: others.length > 0 ? average(others, source) : undefined,
    }))
}

export interface LossPoint {
  readonly table: string
  readonly at: number
  readonly perDecision: number
}

/** Return points lost per decision in reviewed games, in order; earlier reviews, which had no accuracy, lost more. */
export function losses(games: readonly PlayedGame[]): readonly LossPoint[] {
  const counted = games.some(({ lost }) => lost?.accuracy !== undefined)
  return games.flatMap(({ table, at, lost }) =>
    lost && (!counted || lost.accuracy !== undefined) ? [{ table, at, perDecision: lost.points / lost.decisions }] : [],
  )
}

export interface Quality {
  /** From 0 to 1, each decision counting once. */
  readonly accuracy: number
  /** The bot's level that was found most often, lately; '' if none was. */
  readonly level: string
}

/** How many of the latest games say how one plays now. */
const LATELY = 10

/** Return how well someone decides in reviewed games; nothing if none has told. */
export function qualityOf(games: readonly PlayedGame[]): Quality | undefined {
  const told = games.flatMap(({ lost }) => (lost?.accuracy === undefined ? [] : [{ ...lost, accuracy: lost.accuracy }]))
  const decisions = told.reduce((sum, one) => sum + one.decisions, 0)
  if (decisions === 0) return undefined
  const levels = told.slice(-LATELY).flatMap(({ level }) => (level ? [level] : []))
  const times = (level: string) => levels.filter((one) => one === level).length
  const [level = ''] = [...new Set(levels.toReversed())].toSorted((one, other) => times(other) - times(one))
  return { accuracy: told.reduce((sum, one) => sum + one.accuracy * one.decisions, 0) / decisions, level }
}

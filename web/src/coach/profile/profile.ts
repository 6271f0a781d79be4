/**
 * The profile of the person who plays on this device, as one document: games played to the end here. It names no
 * other person. Anything read from the browser's storage or from a file is checked field by field.
 */

/** The points from one source. */
export type Sources = Readonly<Record<string, number>>

export interface PlayedSeat {
  readonly who: 'me' | 'person' | 'bot'
  /** The bot's level, '' for people. */
  readonly bot: string
  readonly points: number
  readonly place: number
  /** Points by source; not known for other people. */
  readonly sources: Sources
}

/** What a game's decisions cost, according to its review; earlier reviews knew no more than that. */
export interface Lost {
  readonly points: number
  readonly decisions: number
  /** How close the decisions were to the best ones, 0 to 1. */
  readonly accuracy?: number
  /** The bot that loses about as much. */
  readonly level?: string
}

export interface PlayedGame {
  readonly table: string
  readonly game: string
  /** When it ended, in milliseconds since 1970. */
  readonly at: number
  /** Whether it was played to the end: no one resigned or left. */
  readonly whole: boolean
  /** Whether a roll or draw was undone. */
  readonly practice: boolean
  readonly hints: number
  readonly seats: readonly PlayedSeat[]
  readonly lost?: Lost
}

export interface Profile {
  readonly version: 1
  /** Oldest first. */
  readonly games: readonly PlayedGame[]
}

export const EMPTY: Profile = { version: 1, games: [] }
/** The most games kept; older ones are dropped. */
export const MOST_GAMES = 1000
/** The longest valid profile. */
export const LONGEST = 3_000_000
const MOST_SOURCES = 64
const MOST_POINTS = 100_000
const MOST_HINTS = 10_000
const TABLE = /^[0-9a-f]{16}$/
const NAME = /^[a-z][a-z0-9-]{0,39}$/
const KINDS: readonly string[] = ['me', 'person', 'bot']

/** An invalid field and its error. */
export class ProfileError extends Error {}

/** Read a profile; an invalid one throws an error that names the field. */
export const readProfile = (text: string): Profile => profileOf(parsed(text, LONGEST))

/** Read a document that is no longer than it may be. */
export function parsed(text: string, longest: number): unknown {
  if (text.length > longest) throw new ProfileError(`${text.length} > ${longest}`)
  try {
    return JSON.parse(text) as unknown
  } catch {
    throw new ProfileError('JSON')
  }
}

/** Return the profile of a document. */
export function profileOf(document: unknown): Profile {
  const whole = fieldsOf(document, 'profile')
  if (whole['version'] !== 1) throw new ProfileError('version')
  const games = listOf(whole['games'], 'games', MOST_GAMES).map((game, index) => readGame(game, `games[${index}]`))
  return { version: 1, games: inOrder(games) }
}

function readGame(value: unknown, where: string): PlayedGame {
  const game = fieldsOf(value, where)
  const seats = listOf(game['seats'], `${where}.seats`, 4).map((seat, index) =>
    readSeat(seat, `${where}.seats[${index}]`),
  )
  if (seats.filter((seat) => seat.who === 'me').length !== 1) throw new ProfileError(`${where}.seats`)
  return {
    table: wordOf(game['table'], TABLE, `${where}.table`),
    game: wordOf(game['game'], NAME, `${where}.game`),
    at: numberOf(game['at'], 0, Number.MAX_SAFE_INTEGER, `${where}.at`),
    whole: flagOf(game['whole'], `${where}.whole`),
    practice: flagOf(game['practice'], `${where}.practice`),
    hints: numberOf(game['hints'], 0, MOST_HINTS, `${where}.hints`),
    seats,
    ...(game['lost'] !== undefined && { lost: readLost(game['lost'], `${where}.lost`) }),
  }
}

function readSeat(value: unknown, where: string): PlayedSeat {
  const seat = fieldsOf(value, where)
  if (!KINDS.includes(String(seat['who']))) throw new ProfileError(`${where}.who`)
  const sources = Object.entries(fieldsOf(seat['sources'], `${where}.sources`))
  if (sources.length > MOST_SOURCES) throw new ProfileError(`${where}.sources`)
  return {
    who: seat['who'] as PlayedSeat['who'],
    bot: seat['bot'] === '' ? '' : wordOf(seat['bot'], NAME, `${where}.bot`),
    points: numberOf(seat['points'], -MOST_POINTS, MOST_POINTS, `${where}.points`),
    place: numberOf(seat['place'], 0, 4, `${where}.place`),
    sources: Object.fromEntries(
      sources.map(([source, points]) => [
        wordOf(source, NAME, `${where}.sources`),
        numberOf(points, -MOST_POINTS, MOST_POINTS, `${where}.sources.${source}`),
      ]),
    ),
  }
}

function readLost(value: unknown, where: string): Lost {
  const lost = fieldsOf(value, where)
  return {
    points: numberOf(lost['points'], 0, MOST_POINTS, `${where}.points`),
    decisions: numberOf(lost['decisions'], 1, MOST_POINTS, `${where}.decisions`),
    ...(lost['accuracy'] !== undefined && { accuracy: numberOf(lost['accuracy'], 0, 1, `${where}.accuracy`) }),
    ...(lost['level'] !== undefined && { level: wordOf(lost['level'], NAME, `${where}.level`) }),
  }
}

export function fieldsOf(value: unknown, where: string): Readonly<Record<string, unknown>> {
  if (typeof value !== 'object' || value === null || Array.isArray(value)) throw new ProfileError(where)
  return value as Record<string, unknown>
}

function listOf(value: unknown, where: string, most: number): readonly unknown[] {
  if (!Array.isArray(value) || value.length > most) throw new ProfileError(where)
  return value
}

function wordOf(value: unknown, pattern: RegExp, where: string): string {
  if (typeof value !== 'string' || !pattern.test(value)) throw new ProfileError(where)
  return value
}

function numberOf(value: unknown, least: number, most: number, where: string): number {
  if (typeof value !== 'number' || !Number.isFinite(value) || value < least || value > most)
    throw new ProfileError(where)
  return value
}

function flagOf(value: unknown, where: string): boolean {
  if (typeof value !== 'boolean') throw new ProfileError(where)
  return value
}

export const writeProfile = (profile: Profile) => JSON.stringify(profile)

/** Return games in order, each once, up to the limit. */
function inOrder(games: readonly PlayedGame[]): readonly PlayedGame[] {
  const each = new Map(games.map((game) => [game.table, game]))
  return [...each.values()].toSorted((one, other) => one.at - other.at).slice(-MOST_GAMES)
}

/** Return the profile with a game added; for a known game the review's findings and the end time stay. */
export function withGame(profile: Profile, game: PlayedGame): Profile {
  const before = profile.games.find((one) => one.table === game.table)
  const known = before ? { ...game, at: before.at, ...(before.lost && { lost: before.lost }) } : game
  return { ...profile, games: inOrder([...profile.games, known]) }
}

/** Return the profile with the cost of a game's decisions; an unknown game is not added. */
export function withLost(profile: Profile, table: string, lost: Lost): Profile {
  return { ...profile, games: profile.games.map((game) => (game.table === table ? { ...game, lost } : game)) }
}

/** Return two profiles combined; the second one's games take precedence. */
export function together(one: Profile, other: Profile): Profile {
  return { ...one, games: inOrder([...one.games, ...other.games]) }
}

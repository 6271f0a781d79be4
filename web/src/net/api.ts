/** Single requests to the server, one function each. A rejected one throws `Refused`. */

import type {
  Ack,
  AllDrawn,
  Catalogue,
  Created,
  DiceInfo,
  Entered,
  Foreseen,
  Happened,
  History,
  Link,
  LinkInfo,
  Listings,
  Me,
  Moments,
  NewTable,
  Problem,
  ReasonInfo,
  SoloGames,
  Standings,
  Update,
  WhatIf,
} from '../wire'
import { type Answer, transport } from './transport'

export class Refused extends Error {
  readonly code: string
  readonly reason: ReasonInfo | undefined

  constructor(code: string, words: string, reason?: ReasonInfo | null) {
    super(words)
    this.code = code
    this.reason = reason ?? undefined
  }
}

async function ask(method: string, path: string, body?: unknown, signal?: AbortSignal): Promise<string> {
  const said = body === undefined ? undefined : JSON.stringify(body)
  const answer = await transport()
    .ask(method, path, said, signal)
    .catch(() => {
      throw new Refused('offline', '')
    })
  if (answer.status >= 200 && answer.status < 300) return answer.text
  throw refusedBy(answer)
}

function refusedBy({ status, text }: Answer): Refused {
  let problem: Partial<Problem> | null = null
  try {
    problem = JSON.parse(text) as Partial<Problem> | null
  } catch {
    // Whoever refused it is not one of ours.
  }
  if (typeof problem?.code === 'string') return new Refused(problem.code, problem.words ?? '', problem.reason)
  return new Refused(status >= 500 ? 'unavailable' : 'http', String(status))
}

/** Send a request and read the answer; a cancelled one is refused like one that could not be sent. */
export async function json<Said>(method: string, path: string, body?: unknown, signal?: AbortSignal): Promise<Said> {
  return JSON.parse(await ask(method, path, body, signal)) as Said
}

export const catalogue = () => json<Catalogue>('GET', 'games')
export const me = () => json<Me>('GET', 'me')
export const solo = (game: string) => json<SoloGames>('GET', `me/solo?game=${game}`)
export const callMe = (nickname: string) => json<Me>('PUT', 'me', { nickname })
export const createTable = (wanted: NewTable) => json<Created>('POST', 'tables', wanted)
/** Check that a game can be set up with these options; no table is created. */
export const checkSetup = (game: string, options: Readonly<Record<string, string | number>>) =>
  ask('POST', 'tables/check', { game, options })
export const followLink = (token: string, name = '') => json<Entered>('POST', 'links', { token, name })
/** Return what a link leads to, before it is used. */
export const lookAtLink = (token: string) => json<LinkInfo>('POST', 'links/look', { token })
export const sitAgain = (table: string) => json<Entered>('POST', `tables/${table}/join`)
/** Leave a table; asking twice leaves once. */
export const leave = (table: string) => json<Ack>('POST', `tables/${table}/commands`, { type: 'leave', id: 'leave' })
export const newLink = (table: string, kind: 'join' | 'watch' | 'carry', seat?: number) =>
  json<Link>('POST', `tables/${table}/links`, { kind, ...(seat !== undefined && { seat }) })
export const seeTable = (table: string) => json<Update>('GET', `tables/${table}`)
export const foresee = (table: string, wanted: WhatIf) =>
  json<readonly Foreseen[]>('POST', `tables/${table}/ask`, wanted)
export const dice = (table: string) => json<DiceInfo>('GET', `tables/${table}/dice`)
export const draws = (table: string) => json<AllDrawn>('GET', `tables/${table}/draws`)
export const recordOf = (table: string) => ask('GET', `tables/${table}/record`)

export function tables(statuses: readonly string[], limit = 50, offset = 0): Promise<Listings> {
  const query = new URLSearchParams(statuses.map((status) => ['status', status]))
  query.set('limit', String(limit))
  query.set('offset', String(offset))
  return json('GET', `tables?${query}`)
}

export const moments = (table: string, seat: number, since: number, limit: number) =>
  json<Moments>('GET', `tables/${table}/moments?seat=${seat}&since=${since}&limit=${limit}`)
export const standings = (table: string) => json<Standings>('GET', `tables/${table}/standings`)
export const recordMoments = (record: string, seat: number, since: number, limit: number) =>
  json<Moments>('POST', 'records', { record, seat, since, limit })
export const recordDraws = (record: string) => json<AllDrawn>('POST', 'records/draws', { record })

/** Return a table's events from one to another, page by page; all of them by default. */
export async function story(table: string, until = Number.POSITIVE_INFINITY, since = 0): Promise<readonly Happened[]> {
  const events: Happened[] = []
  for (let from: number | null = since; from !== null && from < until; ) {
    const page: History = await json('GET', `tables/${table}/events?since=${from}`)
    events.push(...page.events.filter((event) => event.number < until))
    from = page.next
  }
  return events
}

/** The frame's words for events at any table. */

import { t } from '../../i18n/index.svelte'
import { capital, maybe } from '../../i18n/say'
import { Refused } from '../../net/api'
import { why } from '../../net/refusal'
import { isAction } from '../../net/steps'
import { plainWords } from '../../slot/plain'
import type { GameWords, Heading } from '../../slot/table'
import type { Happened, StopInfo, TableInfo, Told } from '../../wire'

type Name = (seat: number) => string

/** Return the winners of a finished game; none if a solo player gave up. */
export function winnersOf(table: TableInfo, name: Name): readonly string[] {
  if (table.seats.length === 1 && (table.why === 'resigned' || table.why === 'left')) return []
  return (table.places ?? []).flatMap((place, seat) => (place === 1 ? [name(seat)] : []))
}

/** A line of the log: its words and its seat (-1 for none). */
export interface Line {
  readonly key: string
  readonly number: number
  readonly seat: number
  readonly words: string
  /** The same without the acting player's name. */
  readonly short: string
  readonly points: number
  readonly table: boolean
  readonly told?: Told
  /** The event it comes from. */
  readonly event?: Happened
  readonly heading?: Heading | undefined
}

const QUIET = new Set(['ply', 'blank', 'chat'])

/** Return an event's lines of the log; the view says where things are. */
export function linesOf(event: Happened, words: GameWords | undefined, name: Name, view?: unknown): Line[] {
  const told = (event.journal ?? []).map((entry, index): Line => {
    const full = capital(words?.entry?.(entry, name, false, view) ?? named(entry, name))
    return {
      key: `${event.number}.${index}`,
      number: event.number,
      seat: entry.seat,
      words: full,
      short: capital(words?.entry?.(entry, name, true, view)?.trim() ?? full),
      points: entry.points ?? 0,
      table: false,
      told: entry,
      event,
      heading: words?.heading?.(entry),
    }
  })
  const said = QUIET.has(event.kind) ? undefined : eventWords(event, name)
  if (!said) return told
  const seat = event.seat ?? -1
  const line = { key: `${event.number}`, number: event.number, seat, words: said, short: said, points: 0, table: true }
  return [line, ...told]
}

/** Return what an action and the draws after it did: the player, then the effects, without repeating the name. */
export function stepWords(
  events: readonly Happened[],
  words: GameWords | undefined,
  name: Name,
  view?: unknown,
): string {
  const actor = events.find(isAction)?.seat ?? -1
  const lines = events.flatMap((event) => linesOf(event, words, name, view))
  if (lines.length === 0) return ''
  return `${name(actor)}: ${lines.map((line) => (line.seat === actor ? line.short : line.words)).join(' ')}`
}

/** Replace the engine's player numbers, which count from 1, by names. */
function named(entry: Told, name: Name): string {
  return (entry.words ?? plainWords({ code: entry.code, ...entry.values })).replace(
    /\bplayer (\d+)/g,
    (_, seat: string) => name(Number(seat) - 1),
  )
}

function eventWords(event: Happened, name: Name): string | undefined {
  const who = event.name || (typeof event.seat === 'number' ? name(event.seat) : '')
  const data = event.data ?? {}
  if (event.kind === 'asked') return maybe(`event-asked-${data['what']}`, { who })
  if (event.kind === 'advised') return maybe(`event-advised-${data['what']}`, { who })
  if (event.kind === 'answered') return maybe(`event-answered-${data['yes']}`, { who })
  return maybe(`event-${event.kind}`, { who })
}

/** Return why something was refused, in the game's words if it has them. */
export function refusal(error: unknown, words: GameWords | undefined): string {
  if (error instanceof Refused && error.reason) return words?.reason?.(error.reason) ?? capital(error.message)
  return why(error)
}

/** Return why a game of earlier rules cannot be followed further, in the game's words if it has them. */
export function stopWords({ ply, rules, reason }: StopInfo, words: GameWords | undefined, name: Name): string {
  const turn = reason.values['turn']
  const named = typeof turn === 'number' ? { ...reason, values: { ...reason.values, turn: name(turn - 1) } } : reason
  const said = reason.code === 'no-such-action' ? t('stop-no-such-action') : words?.reason?.(named)
  return t('stop-why', { ply, rules, reason: said ?? t('stop-refused') })
}

/** Return the id of the rule behind a refusal, '' if it is not one of the game's. */
export function ruleBehind(error: unknown): string {
  return error instanceof Refused ? (error.reason?.rule ?? '') : ''
}

/** Return the time left in minutes and seconds, or days and hours. */
export function timeLeft(milliseconds: number): string {
  const seconds = Math.max(0, Math.ceil(milliseconds / 1000))
  const two = (value: number) => String(value).padStart(2, '0')
  if (seconds >= 86_400)
    return t('days-hours', { days: Math.floor(seconds / 86_400), hours: Math.floor((seconds % 86_400) / 3600) })
  if (seconds >= 3600)
    return `${Math.floor(seconds / 3600)}:${two(Math.floor((seconds % 3600) / 60))}:${two(seconds % 60)}`
  return `${Math.floor(seconds / 60)}:${two(seconds % 60)}`
}

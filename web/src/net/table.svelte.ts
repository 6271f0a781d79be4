/**
 * A table in this tab: one line, its messages, and commands that are repeated until they are answered.
 *
 * A broken connection is reopened automatically, with growing delays; then missed messages arrive, and unanswered
 * commands are repeated with the same id, so that nothing is done twice. A connection counts as broken when the browser
 * reports no network, or when an answer is overdue.
 */

import type { Ack, AnyCommand, Change, Frame, Happened, Heard, Update, Whole } from '../wire'
import { Refused, seeTable } from './api'
import { Intake } from './intake'
import { Mirror, VERSION } from './mirror'
import { type Line, transport } from './transport'

type Wanted<Command> = Command extends { readonly id: string } ? Omit<Command, 'id'> : never
/** A command without its id. */
export type Said = Wanted<AnyCommand>

/** connecting: for the first time; open; lost: retrying; closed: by the server, for good. */
export type Link = 'connecting' | 'open' | 'lost' | 'closed'

interface Waiting {
  readonly command: AnyCommand
  readonly done: (ack: Ack) => void
  readonly refused: (why: Refused) => void
}

const FIRST_PAUSE = 400
const LONGEST_PAUSE = 10_000
const REFUSING = 1008
/** How long an answer or a new connection may take before the connection counts as lost; then longer. */
const FIRST_DEADLINE = 2500
const LONGEST_DEADLINE = 20_000

export class TableClient {
  readonly id: string
  link: Link = $state('connecting')
  /** Why the server closed the table for us. */
  closedBy: string = $state('')
  /** When the connection is retried, in the browser's time. */
  retryAt: number = $state(0)
  /** How many tries have failed since the connection was lost. */
  tries: number = $state(0)
  update: Update | undefined = $state.raw()
  events: readonly Happened[] = $state.raw([])
  chats: readonly Happened[] = $state.raw([])
  /** Whether each seat's person is connected; nothing if unknown. */
  present: readonly (boolean | null)[] = $state.raw([])
  /** How many commands are waiting for an answer. */
  pending: number = $state(0)
  /** Whether one of them may change the game: until then nothing else can be chosen. */
  busy: boolean = $state(false)
  /** The server's clock minus the browser's, in milliseconds. */
  skew = 0

  #line: Line | undefined
  #waiting = new Map<string, Waiting>()
  #pause = FIRST_PAUSE
  #timer: ReturnType<typeof setTimeout> | undefined
  #over = false
  #met = false
  #deadline = FIRST_DEADLINE
  #watch: ReturnType<typeof setTimeout> | undefined
  #wake = () => this.retry()
  #drop = () => this.#give()
  #onupdate: (update: Update) => void
  #intake: Intake
  #mirror = new Mirror()

  /** The table by its id; updates are passed on as they arrive, joined if moves are shown instantly. */
  constructor(id: string, onupdate: (update: Update) => void = () => undefined, joins: () => boolean = () => false) {
    this.id = id
    this.#onupdate = onupdate
    this.#intake = new Intake((update) => this.#updated(update), joins)
  }

  open(): void {
    addEventListener('online', this.#wake)
    if (!transport().near) addEventListener('offline', this.#drop)
    document.addEventListener('visibilitychange', this.#wake)
    this.#connect()
  }

  close(): void {
    this.#over = true
    this.#intake.close()
    clearTimeout(this.#timer)
    clearTimeout(this.#watch)
    removeEventListener('online', this.#wake)
    removeEventListener('offline', this.#drop)
    document.removeEventListener('visibilitychange', this.#wake)
    this.#line?.close()
  }

  /** Retry now instead of later. */
  retry(): void {
    if (this.link !== 'lost' || document.visibilityState === 'hidden') return
    this.#pause = FIRST_PAUSE
    clearTimeout(this.#timer)
    this.#connect()
  }

  /** Send a command to the table; return the server's answer. */
  say(said: Said): Promise<Ack> {
    const command = { ...said, id: newId() } as AnyCommand
    return new Promise((done, refused) => {
      this.#waiting.set(command.id, { command, done, refused })
      this.#count()
      this.#send(command)
      this.#expect()
    })
  }

  /** Expect an answer: without one the connection is closed, later each time. */
  #expect(): void {
    clearTimeout(this.#watch)
    if (this.#over || !this.#line || transport().near) return
    this.#watch = setTimeout(() => {
      this.#deadline = Math.min(this.#deadline * 2, LONGEST_DEADLINE)
      this.#give()
    }, this.#deadline)
  }

  /** Close a connection that may be dead unnoticed. */
  #give(): void {
    const line = this.#line
    if (!line) return
    line.onopen = line.onmessage = line.onclose = null
    line.close()
    this.#gone()
  }

  #send(message: unknown): void {
    if (this.#line?.open) this.#line.send(JSON.stringify(message))
  }

  #connect(): void {
    if (this.#over || this.#line) return
    const line = transport().call(this.id)
    this.#line = line
    this.#expect()
    line.onopen = () => {
      this.#met = true
      this.#greet()
      for (const { command } of this.#waiting.values()) this.#send(command)
    }
    line.onmessage = (text) => this.hear(JSON.parse(text) as Heard)
    line.onclose = (code, reason) => this.#lost(code, reason)
  }

  /** Say what is known here, to be brought up to date: events that wait to be drawn are known as well. */
  #greet(): void {
    const { number, mark } = this.#mirror
    this.#send({ type: 'hello', number, mark, version: VERSION })
  }

  #lost(code: number, reason: string): void {
    this.#line = undefined
    if (this.#over) return
    if (code === REFUSING) {
      this.link = 'closed'
      this.closedBy = reason
      return
    }
    if (!this.#met) void this.#ask()
    this.#gone()
  }

  #gone(): void {
    this.#intake.flush()
    clearTimeout(this.#watch)
    clearTimeout(this.#timer)
    this.#line = undefined
    if (this.link === 'lost') this.tries += 1
    this.link = 'lost'
    this.present = []
    this.retryAt = Date.now() + this.#pause
    this.#timer = setTimeout(() => this.#connect(), this.#pause)
    this.#pause = Math.min(this.#pause * 2, LONGEST_PAUSE)
  }

  /** A browser does not say why a socket failed to open: ask in another way whether the table may be seen. */
  async #ask(): Promise<void> {
    try {
      await seeTable(this.id)
    } catch (error) {
      if (error instanceof Refused && (error.code === 'no-table' || error.code === 'nobody')) {
        this.close()
        this.link = 'closed'
      }
    }
  }

  /** Handle a message from the server. */
  hear(heard: Heard): void {
    this.link = 'open'
    this.#pause = FIRST_PAUSE
    this.tries = 0
    clearTimeout(this.#watch)
    if (heard.type === 'ack') this.#answered(heard)
    else if (heard.type === 'refused') this.#refused(heard.id, new Refused(heard.code, heard.words, heard.reason))
    else if (heard.type === 'present') this.present = heard.seats
    else this.#follow(heard)
    if (this.pending > 0) this.#expect()
  }

  /** Take a whole table or a change; if that does not build on what is known here, ask for everything. */
  #follow(heard: Whole | Change): void {
    const update = this.#mirror.hear(heard)
    if (update) this.#intake.add(update)
    else this.#greet()
  }

  #updated(update: Update): void {
    this.skew = update.now - Date.now()
    const chatting = update.events.filter((event) => event.kind === 'chat')
    this.events = update.full ? update.events : joined(this.events, update.events)
    this.chats = joined(update.full ? update.chats : this.chats, chatting)
    this.update = update
    this.#onupdate(update)
    for (const ack of update.acks) this.#answered(ack)
  }

  #answered(ack: Ack): void {
    this.#take(ack.id)?.done(ack)
  }

  #refused(id: string, why: Refused): void {
    if (why.code === 'unavailable' || why.code === 'too-fast') {
      setTimeout(() => this.#again(id), 1000)
      return
    }
    this.#take(id)?.refused(why)
  }

  #again(id: string): void {
    const waiting = this.#waiting.get(id)
    if (waiting) this.#send(waiting.command)
  }

  #take(id: string): Waiting | undefined {
    const waiting = this.#waiting.get(id)
    this.#waiting.delete(id)
    this.#count()
    if (this.pending === 0) this.#deadline = FIRST_DEADLINE
    return waiting
  }

  #count(): void {
    this.pending = this.#waiting.size
    this.busy = [...this.#waiting.values()].some(({ command }) => command.type !== 'chat')
  }

  /** The frame to play from: of my seat that has to act, or else of my first, or a spectator's. */
  get frame(): Frame | undefined {
    return this.update?.frames[0]
  }

  /** Return the server's current time. */
  now(): number {
    return Date.now() + this.skew
  }
}

/** Return known and new events, each once. */
function joined(before: readonly Happened[], after: readonly Happened[]): readonly Happened[] {
  if (after.length === 0) return before
  const last = before.at(-1)?.number ?? -1
  return [...before, ...after.filter((event) => event.number > last)]
}

function newId(): string {
  return Array.from(crypto.getRandomValues(new Uint8Array(12)), (byte) => byte.toString(16).padStart(2, '0')).join('')
}

/**
 * This page's copy of a table: whole at first, then kept up by changes. The only place where a change is applied.
 */

import type { Change, Choice, Choices, Frame, Happened, Own, OwnFrame, TableInfo, Told, Update, Whole } from '../wire'
import { changed, type Json } from './marks'

/** The form of the messages that this page speaks. */
export const VERSION = 2

const NOBODY: Own = { you: [], frames: [] }

type Public = { readonly table: Json; readonly view: Json }

export class Mirror {
  /** How many events are known. */
  number = 0
  /** The fingerprint of the public table and view; 0 if they are not what the server has. */
  mark = 0
  #public: Public = { table: null, view: null }
  #own: Own = NOBODY
  #brought: Pick<TableInfo, 'options' | 'printed'> = {}

  /** Take a message; return the table after it, or nothing if it does not build on what is known: ask for everything. */
  hear(heard: Whole | Change): Update | undefined {
    if (heard.type === 'change' && (heard.first !== this.number || heard.base !== this.mark)) return undefined
    if (heard.type === 'whole') this.#replace(heard)
    const right = heard.type === 'whole' || this.#follow(heard) === heard.mark
    this.number = heard.number
    this.mark = right ? heard.mark : 0
    return right ? this.#update(heard) : undefined
  }

  #replace({ table, view, own, options, printed }: Whole): void {
    this.#public = { table: table as Json, view: view as Json }
    this.#own = own ?? NOBODY
    if (options) this.#brought = { options, ...(printed && { printed }) }
  }

  #follow({ table, view, own }: Change): number {
    if (own) this.#own = { ...own, frames: own.frames.map((frame) => this.#kept(frame)) }
    const change = { ...(table !== undefined && { table }), ...(view !== undefined && { view }) } as Json
    try {
      const { value, moved } = changed(this.#public, change)
      this.#public = value as Public
      return (this.mark + moved) >>> 0
    } catch {
      return -1
    }
  }

  /** Return what is mine at a seat, with the view that it had if that stays as it was. */
  #kept(frame: OwnFrame): OwnFrame {
    return frame.keep ? { ...frame, view: this.#own.frames.find(({ seat }) => seat === frame.seat)?.view } : frame
  }

  #update(heard: Whole | Change): Update {
    const whole = heard.type === 'whole' ? heard : undefined
    return {
      number: heard.number,
      full: whole?.full ?? false,
      now: heard.now ?? Date.now(),
      table: { ...(this.#public.table as unknown as TableInfo), ...this.#brought },
      you: this.#own.you,
      frames: this.#frames(),
      events: eventsIn(heard),
      chats: whole?.chats ?? [],
      acks: heard.acks ?? [],
    }
  }

  #frames(): readonly Frame[] {
    const { view } = this.#public
    if (view === null) return []
    if (this.#own.you.length === 0) return [{ seat: -1, view, legal: [], may_take_back: false }]
    return this.#own.frames.map((own) => this.#frame(own))
  }

  #frame({ seat, legal = [], may_take_back = false, view }: OwnFrame): Frame {
    const seen = view === undefined ? this.#public.view : changed(this.#public.view, view as Json).value
    return { seat, view: seen, legal: legal.flatMap(choicesIn), may_take_back }
  }
}

/** Return the events of a message with their numbers and times, and the plies that only this viewer may see. */
function eventsIn({ first, events = [], shown = [] }: Whole | Change): readonly Happened[] {
  const own = new Map(shown.map(({ number, action, fields }) => [number, { kind: 'ply', action, fields }]))
  let at = 0
  return events.map(({ kind = 'ply', at: time = 0, told, ...rest }, index) => {
    at = time || at
    const number = first + index
    return { number, at, kind, ...rest, ...(told && { journal: told.map(entryIn) }), ...own.get(number) }
  })
}

/** Return an entry of a journal: its code, seat and values, and its points and their source if it scores. */
function entryIn([code, seat, values, points = 0, source = '']: readonly unknown[]): Told {
  return {
    ...{ code: String(code), seat: Number(seat), values: values as Told['values'] },
    ...(source ? { points: Number(points), source: String(source) } : {}),
  }
}

/** Return the actions of a group, each with its fields and costs. */
function choicesIn({ do: does, names, rows, paid = [] }: Choices): readonly Choice[] {
  return rows.map((row) => {
    const fields = Object.fromEntries(names.map((name, at) => [name, row[at + 1]]))
    const costs = Object.fromEntries(
      paid
        .map((name, at): [string, number] => [name, Number(row[at + 1 + names.length])])
        .filter(([, count]) => count > 0),
    )
    return { action: Number(row[0]), fields: { do: does, ...fields }, ...(paid.length > 0 && { costs }) }
  })
}

/**
 * This page's copy of a table: whole at first, then kept up by changes. The only place where a change is applied.
 */

import type { Ack, Change, Choice, Frame, Happened, Own, OwnFrame, TableInfo, Told, Update, Whole } from '../wire'
import { Legend } from './legend'
import { changed, type Json } from './marks'

/** The form of the messages that this page speaks. */
export const VERSION = 3

const NOBODY: Own = { you: [], frames: [] }

type Public = { readonly table: Json; readonly view: Json }

export class Mirror {
  /** How many events are known. */
  number = 0
  /** The fingerprint of the public table and view; 0 if they are not what the server has. */
  mark = 0
  #public: Public = { table: null, view: null }
  #own: Own = NOBODY
  #legend = new Legend([])
  /** The time of the last event. */
  #at = 0
  #brought: Pick<TableInfo, 'options' | 'printed'> = {}

  /** Take a message; return the table after it, or nothing if it does not build on what is known: ask for everything. */
  hear(heard: Whole | Change): Update | undefined {
    if (heard.type === 'change' && (heard.first !== this.number || heard.base !== this.mark)) return undefined
    if (heard.type === 'whole') this.#replace(heard)
    const mark = heard.type === 'whole' ? heard.mark : this.#follow(heard)
    this.number = heard.type === 'whole' ? heard.number : heard.first + (heard.events?.length ?? 0)
    this.mark = mark ?? 0
    return mark === undefined ? undefined : this.#update(heard)
  }

  #replace({ table, view, own, legend, options, printed }: Whole): void {
    this.#public = { table: table as Json, view: view as Json }
    this.#own = own ?? NOBODY
    if (legend) this.#legend = new Legend(legend)
    if (options) this.#brought = { options, ...(printed && { printed }) }
  }

  /** Apply a change; return the fingerprint afterwards, or nothing if it does not fit. */
  #follow({ table, view, own }: Change): number | undefined {
    if (own) this.#own = { you: own.you ?? this.#own.you ?? [], frames: own.frames.map((frame) => this.#kept(frame)) }
    const change = { ...(table !== undefined && { table }), ...(view !== undefined && { view }) } as Json
    try {
      const { value, moved } = changed(this.#public, change)
      this.#public = value as Public
      return (this.mark + moved) >>> 0
    } catch {
      return undefined
    }
  }

  /** Return what is mine at a seat, with the view that it had if that stays as it was. */
  #kept(frame: OwnFrame): OwnFrame {
    return frame.keep ? { ...frame, view: this.#own.frames.find(({ seat }) => seat === frame.seat)?.view } : frame
  }

  #update(heard: Whole | Change): Update {
    const whole = heard.type === 'whole' ? heard : undefined
    const table = { ...(this.#public.table as unknown as TableInfo), ...this.#brought }
    const events = this.#events(heard)
    return {
      number: this.number,
      full: whole?.full ?? false,
      now: whole ? (whole.now ?? Date.now()) : this.#at + (heard.now ?? 0),
      table,
      you: this.#own.you ?? [],
      frames: this.#frames(),
      events,
      chats: whole?.chats ?? [],
      acks: Object.entries(heard.acks ?? {}).map(([id, number]): Ack => ({ type: 'ack', id, number, table: table.id })),
    }
  }

  /** Return the events of a message in full, and the plies that only this viewer may see. */
  #events({ type, first, events = [], shown = [] }: Whole | Change): readonly Happened[] {
    const own = new Map(shown.map(({ number, action }) => [number, action]))
    if (type === 'whole' && events.length > 0) this.#at = 0
    return events.map(({ kind = 'ply', at = 0, action: seen, told, ...rest }, index) => {
      this.#at += at
      const number = first + index
      const action = own.get(number) ?? seen
      return {
        ...{ number, at: this.#at, kind: own.has(number) ? 'ply' : kind, ...rest },
        ...(typeof action === 'number' && { action, fields: this.#legend.fields(action) }),
        ...(told && { journal: told.map(entryIn) }),
      }
    })
  }

  #frames(): readonly Frame[] {
    const { view } = this.#public
    if (view === null) return []
    if ((this.#own.you ?? []).length === 0) return [{ seat: -1, view, legal: [], may_take_back: false }]
    return this.#own.frames.map((own) => this.#frame(own))
  }

  #frame({ seat, legal = [], costs = {}, back = false, view }: OwnFrame): Frame {
    const seen = view === undefined ? this.#public.view : changed(this.#public.view, view as Json).value
    return { seat, view: seen, legal: legal.map((action) => this.#choice(action, costs)), may_take_back: back }
  }

  #choice(action: number, costs: Readonly<Record<string, Readonly<Record<string, number>>>>): Choice {
    const paid = Object.entries(costs).flatMap(([name, by]) => (by[action] ? [[name, by[action]] as const] : []))
    const fields = this.#legend.fields(action)
    return { action, fields, ...(paid.length > 0 && { costs: Object.fromEntries(paid) }) }
  }
}

/** Return an entry of a journal: its code, seat and values, and its points and their source if it scores. */
function entryIn([code, seat, values, points = 0, source = '']: readonly unknown[]): Told {
  return {
    ...{ code: String(code), seat: Number(seat), values: values as Told['values'] },
    ...(source ? { points: Number(points), source: String(source) } : {}),
  }
}

/**
 * The way to the tables: requests, and lines to tables. A server is behind it, or this browser itself; nothing above
 * knows which.
 */

export interface Answer {
  readonly status: number
  readonly text: string
}

/** A line to a table, on which messages go both ways as text. */
export interface Line {
  onopen: (() => void) | null
  onmessage: ((text: string) => void) | null
  onclose: ((code: number, reason: string) => void) | null
  readonly open: boolean
  send(text: string): void
  close(): void
}

export interface Transport {
  /** Whether it needs no network: then nothing is lost with it, and an answer that is late still comes. */
  readonly near: boolean
  /** Whether links from elsewhere lead here: invitations, spectators, seats carried to another device. */
  readonly links: boolean
  /** Send a request; throws if it cannot be sent. */
  ask(method: string, path: string, body?: string, signal?: AbortSignal): Promise<Answer>
  call(table: string): Line
}

class SocketLine implements Line {
  onopen: Line['onopen'] = null
  onmessage: Line['onmessage'] = null
  onclose: Line['onclose'] = null
  #socket: WebSocket

  constructor(table: string) {
    const scheme = location.protocol === 'https:' ? 'wss' : 'ws'
    this.#socket = new WebSocket(`${scheme}://${location.host}/api/tables/${table}/socket`)
    this.#socket.onopen = () => this.onopen?.()
    this.#socket.onmessage = (message) => this.onmessage?.(String(message.data))
    this.#socket.onclose = ({ code, reason }) => this.onclose?.(code, reason)
  }

  get open(): boolean {
    return this.#socket.readyState === WebSocket.OPEN
  }

  send(text: string): void {
    this.#socket.send(text)
  }

  close(): void {
    this.#socket.onopen = this.#socket.onmessage = this.#socket.onclose = null
    this.#socket.close()
  }
}

/** The server that this page comes from. */
const served: Transport = {
  near: false,
  links: true,
  async ask(method, path, body, signal) {
    const response = await fetch(`/api/${path}`, {
      method,
      ...(signal && { signal }),
      ...(body !== undefined && { body, headers: { 'content-type': 'application/json' } }),
    })
    return { status: response.status, text: await response.text() }
  },
  call: (table) => new SocketLine(table),
}

let current = served

/** Return the way to the tables. */
export const transport = (): Transport => current

/** Use another way to the tables from now on. */
export function use(other: Transport): void {
  current = other
}

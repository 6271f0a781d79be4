/**
 * The tables in this browser as a transport: two workers, which begin when something needs them, and begin again when
 * one of them ends. The list of games lies beside the page, so that the first page needs no engine.
 */

import { keep, kept } from '../browser/kept'
import type { Answer, Line, Transport } from '../net/transport'
import { folderOf, listingOf, shelfName } from './engine'
import type { FromTables, ToTables, ToThinker } from './protocol'
import { shell } from './shell.svelte'

/** not asked for; being fetched or started; ready; failed. */
type Stage = 'absent' | 'starting' | 'ready' | 'failed'

/** What the page shows of the engine. */
class EngineState {
  stage: Stage = $state('absent')
  done: number = $state(0)
  total: number = $state(0)
  words: string = $state('')
}

export const engine = new EngineState()

const PLACE = new URL('./', document.baseURI).href
const ENGINE = `${PLACE}engine/`
/** The code of a line that is opened again, as one that broke. */
const BROKE = 1006
/** Milliseconds after which the thinker begins, if nobody needs it before. */
const UNTIL_THOUGHT = 3000
/** The nickname as it was last said, so that the first page needs no engine to say it. */
const NAME = 'offline-name'

class NearLine implements Line {
  onopen: Line['onopen'] = null
  onmessage: Line['onmessage'] = null
  onclose: Line['onclose'] = null
  open = true
  readonly name: string
  #tables: Near

  constructor(tables: Near, name: string) {
    this.#tables = tables
    this.name = name
    queueMicrotask(() => this.onopen?.())
  }

  send(text: string): void {
    this.#tables.post({ type: 'hear', line: this.name, text })
  }

  close(): void {
    this.open = false
    this.#tables.drop(this.name)
  }
}

export class Near implements Transport {
  readonly near = true
  readonly links = false
  #tables: Worker | undefined
  #thinker: Worker | undefined
  /** The thinker's end of the way to it, until it begins. */
  #waiting: MessagePort | undefined
  #count = 0
  #asked = new Map<string, (answer: Answer | undefined) => void>()
  #lines = new Map<string, NearLine>()

  async ask(method: string, path: string, body = ''): Promise<Answer> {
    if (method === 'GET' && path === 'games') return besides('catalogue.json')
    const name = kept<string | undefined>(NAME, undefined)
    if (method === 'GET' && path === 'me' && name) return { status: 200, text: name }
    const answer = await this.#sent(method, path, body)
    if (path === 'me' && answer.status === 200) keep(NAME, answer.text)
    if (method === 'POST' && path === 'tables') void shell.persist()
    return answer
  }

  /** Send a request; a question is asked again if the tables end before they answer. */
  async #sent(method: string, path: string, body: string): Promise<Answer> {
    for (let tries = method === 'GET' ? 2 : 1; tries > 0; tries -= 1) {
      const answer = await this.#send(method, path, body)
      if (answer) return answer
    }
    return { status: 503, text: JSON.stringify({ code: 'engine', words: engine.words }) }
  }

  #send(method: string, path: string, body: string): Promise<Answer | undefined> {
    return new Promise((resolve) => {
      const name = this.#name()
      this.#asked.set(name, resolve)
      this.post({ type: 'ask', name, method, path, body })
    })
  }

  call(table: string): Line {
    const line = new NearLine(this, this.#name())
    this.#lines.set(line.name, line)
    this.post({ type: 'call', line: line.name, table })
    return line
  }

  drop(line: string): void {
    if (this.#lines.delete(line)) this.post({ type: 'leave', line })
  }

  /** Say something to the tables, which begin if they have not. */
  post(message: ToTables): void {
    this.#tables ??= this.#begin()
    this.#tables.postMessage(message)
  }

  /** Begin before anything is asked, for somebody who has played here: the engine is on this device. */
  prepare(): void {
    if (kept<string | undefined>(NAME, undefined)) this.#tables ??= this.#begin()
  }

  #begin(): Worker {
    engine.stage = 'starting'
    const tables = new Worker(new URL('./tables.worker.ts', import.meta.url), { type: 'module' })
    tables.onmessage = ({ data }: MessageEvent<FromTables>) => this.#take(data)
    const life = newLife()
    const thinker = this.#port()
    tables.postMessage({ type: 'begin', engine: ENGINE, life, thinker } satisfies ToTables, [thinker])
    outlive(life, tables, () => this.#ended())
    return tables
  }

  /** Make the way to a thinker, who begins when a thought is wanted, or soon after the tables. */
  #port(): MessagePort {
    const { port1, port2 } = new MessageChannel()
    this.#waiting = port2
    return port1
  }

  /** Let a thinker begin, who answers the tables. */
  #think(): void {
    const port = this.#waiting
    if (!port) return
    this.#waiting = undefined
    const life = newLife()
    const thinker = new Worker(new URL('./thinker.worker.ts', import.meta.url), { type: 'module' })
    thinker.postMessage({ type: 'begin', engine: ENGINE, life, tables: port } satisfies ToThinker, [port])
    this.#thinker = thinker
    outlive(life, thinker, () => {
      if (this.#thinker !== thinker) return
      const again = this.#port()
      this.#tables?.postMessage({ type: 'thinker', thinker: again } satisfies ToTables, [again])
      this.#think()
    })
  }

  #take(message: FromTables): void {
    if (message.type === 'progress') {
      engine.done = message.done
      engine.total = message.total
    } else if (message.type === 'ready') {
      engine.stage = 'ready'
      // The first table comes first, unless a bot begins at it.
      setTimeout(() => this.#think(), UNTIL_THOUGHT)
    } else if (message.type === 'wanted') {
      this.#think()
    } else if (message.type === 'failed') {
      engine.words = message.words
      this.#ended()
      engine.stage = 'failed'
    } else if (message.type === 'answer') {
      this.#asked.get(message.name)?.({ status: message.status, text: message.text })
      this.#asked.delete(message.name)
    } else {
      const line = this.#lines.get(message.line)
      if (message.type === 'say') line?.onmessage?.(message.text)
      else this.#close(message.line, message.code, message.reason)
    }
  }

  #close(name: string, code: number, reason: string): void {
    const line = this.#lines.get(name)
    this.#lines.delete(name)
    if (!line) return
    line.open = false
    line.onclose?.(code, reason)
  }

  /** The tables have ended: whatever waits for them is told, and asks again. */
  #ended(): void {
    this.#tables?.terminate()
    this.#thinker?.terminate()
    this.#tables = this.#thinker = undefined
    engine.stage = 'absent'
    for (const answer of this.#asked.values()) answer(undefined)
    this.#asked.clear()
    for (const line of [...this.#lines.keys()]) this.#close(line, BROKE, '')
  }

  #name(): string {
    this.#count += 1
    return String(this.#count)
  }
}

/** Return whether the engine is on this device, so that it starts without a network. */
export async function isHere(): Promise<boolean> {
  if (typeof caches === 'undefined') return false
  const listing = await listingOf(ENGINE).catch(() => undefined)
  if (!listing || !(await caches.has(shelfName(listing.version)))) return false
  const kept = await (await caches.open(shelfName(listing.version))).keys()
  const names = new Set(kept.map(({ url }) => url))
  return listing.files.every(({ name }) => names.has(folderOf(ENGINE, listing) + name))
}

/** Return the size of the engine in bytes; nothing if it cannot be found out. */
export async function sizeOf(): Promise<number> {
  const listing = await listingOf(ENGINE).catch(() => undefined)
  return listing?.files.reduce((sum, { size }) => sum + size, 0) ?? 0
}

const newLife = () => `duchy-life-${crypto.getRandomValues(new Uint32Array(2)).join('-')}`

/** Notice when a worker ends: it holds a lock for as long as it lives. */
function outlive(life: string, worker: Worker, ended: () => void): void {
  worker.onerror = (event) => {
    event.preventDefault()
    ended()
  }
  // The worker asks for its lock first: this waits until it has it, and then until it has it no more.
  const watch = () =>
    navigator.locks?.query().then(({ held }) => {
      if (held?.some(({ name }) => name === life)) void navigator.locks.request(life, ended)
      else setTimeout(watch, 100)
    })
  void watch()
}

async function besides(file: string): Promise<Answer> {
  const response = await fetch(PLACE + file)
  return { status: response.status, text: await response.text() }
}

export const near = new Near()

/**
 * The memory of a Python that has loaded everything: whoever starts from it need not load it again. It is made at the first
 * start on a device, kept beside the engine it belongs to, and can be lost at any time.
 *
 * Pages of nothing but zeros, four of ten, are neither kept nor touched: Pyodide's snapshot is a head and all pages; what is
 * kept begins with the number of pages in use and their numbers. The files that are still read come with it.
 */

import { archiveOf, type Content, contentsOf } from './archive'
import { type Listing, shelfOf } from './engine'

export const PAGE = 65_536
/** Where the head of a snapshot says how long it is, and how long these two lengths are. */
const HEAD_LENGTH = 4
const WORD = 4
/** The bytes that must be left after it is kept: tables come first. */
const SPARE = 200_000_000

/** What a browser can do decides what lies where in Python's memory, so that each version of a browser has its own. */
const addressOf = () => `memory?${encodeURIComponent(navigator.userAgent)}`

/** The numbers of the pages in which there is anything. */
export function pagesIn(memory: Uint8Array): ReadonlySet<number> {
  const words = new Uint32Array(memory.buffer, memory.byteOffset, memory.length / WORD)
  const found = new Set<number>()
  for (let page = 0; page < memory.length / PAGE; page += 1) if (!isEmpty(words, page)) found.add(page)
  return found
}

function isEmpty(words: Uint32Array, page: number): boolean {
  const after = ((page + 1) * PAGE) / WORD
  for (let at = (page * PAGE) / WORD; at < after; at += 1) if (words[at]) return false
  return true
}

/** A kept memory, read in parts, so that it is nowhere twice. */
export class Kept {
  readonly head: Uint8Array<ArrayBuffer>
  /** Its size in bytes. */
  readonly size: number
  readonly files: readonly Content[]
  #pages: Uint32Array
  #source: Source

  private constructor(
    head: Uint8Array<ArrayBuffer>,
    size: number,
    files: readonly Content[],
    pages: Uint32Array,
    source: Source,
  ) {
    this.head = head
    this.size = size
    this.files = files
    this.#pages = pages
    this.#source = source
  }

  static async read(body: ReadableStream<Uint8Array>): Promise<Kept> {
    const source = new Source(body)
    const [all = 0, used = 0, length = 0, rest = 0] = new Uint32Array((await source.take(4 * WORD)).slice().buffer)
    const pages = new Uint32Array((await source.take(used * WORD)).slice().buffer)
    const head = (await source.take(length)).slice()
    return new Kept(head, all * PAGE, contentsOf((await source.take(rest)).slice()), pages, source)
  }

  /** Write it into a memory that is as long and has not been used. */
  async into(memory: Uint8Array): Promise<void> {
    for (const page of this.#pages) memory.set(await this.#source.take(PAGE), page * PAGE)
  }
}

/** Bytes that come in pieces of any size. */
class Source {
  #reader: ReadableStreamDefaultReader<Uint8Array>
  #piece = new Uint8Array()

  constructor(body: ReadableStream<Uint8Array>) {
    this.#reader = body.getReader()
  }

  /** The next bytes, which are good until the next ones are taken. */
  async take(count: number): Promise<Uint8Array> {
    if (this.#piece.length < count) await this.#fill(count)
    const taken = this.#piece.subarray(0, count)
    this.#piece = this.#piece.subarray(count)
    return taken
  }

  async #fill(count: number): Promise<void> {
    const pieces: Uint8Array[] = [this.#piece]
    let length = this.#piece.length
    while (length < count) {
      const { value } = await this.#reader.read()
      if (!value) throw new Error('the kept memory is too short')
      pieces.push(value)
      length += value.length
    }
    this.#piece = new Uint8Array(length)
    let at = 0
    for (const piece of pieces) {
      this.#piece.set(piece, at)
      at += piece.length
    }
  }
}

/** Write a snapshot as it is kept; pages that were in use before Python began are kept even if they are empty now. */
export function packed(snapshot: Uint8Array, before: ReadonlySet<number>, files: readonly Content[]): Blob {
  const [length = 0] = new Uint32Array(snapshot.buffer, snapshot.byteOffset + HEAD_LENGTH, 1)
  const memory = snapshot.subarray(length)
  const pages = [...new Set([...pagesIn(memory), ...before])].toSorted((one, other) => one - other)
  const rest = archiveOf(files)
  const words = new Uint32Array([memory.length / PAGE, pages.length, length, rest.size, ...pages])
  const parts = pages.map((page) => memory.slice(page * PAGE, (page + 1) * PAGE))
  return new Blob([words, snapshot.slice(0, length), rest, ...parts])
}

/** Return the memory as it is kept; nothing if there is none. */
export async function kept(engine: string, listing: Listing): Promise<Kept | undefined> {
  const found = await (await shelfOf(listing))?.match(engine + addressOf())
  return found?.body ? Kept.read(found.body) : undefined
}

/** Keep a memory instead of any earlier one, if there is plenty of room. */
export async function keep(engine: string, listing: Listing, memory: Blob): Promise<void> {
  const shelf = await shelfOf(listing)
  const { usage = 0, quota = 0 } = (await navigator.storage?.estimate?.().catch(() => undefined)) ?? {}
  if (!shelf || quota - usage < memory.size + SPARE) return
  await drop(engine, listing)
  await shelf.put(engine + addressOf(), new Response(memory)).catch(() => undefined)
}

/** Keep none: what is there was made by another version of the browser, or cannot be used. */
export async function drop(engine: string, listing: Listing): Promise<void> {
  const shelf = await shelfOf(listing)
  for (const { url } of (await shelf?.keys()) ?? []) if (url.startsWith(`${engine}memory`)) await shelf?.delete(url)
}

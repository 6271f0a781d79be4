/** The files of the engine: fetched once, kept as they are used, and read from there. */

/** The files of the engine, as `scripts/static.ts` lists them. */
export interface Listing {
  readonly version: string
  /** What Pyodide wants to know of itself. */
  readonly info: unknown
  readonly files: readonly { readonly name: string; readonly size: number }[]
}

/** What is sent packed, and kept unpacked. */
const PACKED = '.packed'

export const shelfName = (version: string) => `duchy-engine-${version}`

/** Where the files of a version are. */
export const folderOf = (place: string, { version }: Listing) => `${place}${version}/`

/** Where the files of a version are kept; nowhere, if the browser keeps no files for this page. */
export const shelfOf = async ({ version }: Listing): Promise<Cache | undefined> =>
  typeof caches === 'undefined' ? undefined : caches.open(shelfName(version))

export async function listingOf(place: string): Promise<Listing> {
  const response = await fetch(`${place}listing.json`)
  if (!response.ok) throw new Error(`the engine's list could not be fetched: ${response.status}`)
  const kept = response.clone()
  const listing = (await response.json()) as Listing
  // Without a network it is read from here, even if no service worker saw it come.
  if (typeof caches !== 'undefined' && (await caches.has(shelfName(listing.version))))
    await (await caches.open(shelfName(listing.version))).put(`${place}listing.json`, kept)
  return listing
}

/** Fetch what is not kept yet, and say how far that is, in bytes. */
export async function fetchEngine(
  engine: string,
  listing: Listing,
  progress: (done: number, total: number) => void,
): Promise<void> {
  const shelf = await shelfOf(listing)
  if (!shelf) return
  const kept = new Set((await shelf.keys()).map(({ url }) => url))
  const list = new URL('../listing.json', engine).href
  if (!kept.has(list)) await shelf.put(list, Response.json(listing))
  const total = listing.files.reduce((sum, { size }) => sum + size, 0)
  let done = 0
  for (const { name, size } of listing.files) {
    const address = engine + name
    if (!kept.has(address)) await fetchFile(shelf, address, (bytes) => progress(done + bytes, total))
    done += size
  }
  progress(total, total)
}

async function fetchFile(shelf: Cache, address: string, progress: (bytes: number) => void): Promise<void> {
  const response = await fetch(address)
  if (!response.ok || !response.body) throw new Error(`${address} could not be fetched: ${response.status}`)
  let bytes = 0
  const counted = new TransformStream<Uint8Array, Uint8Array>({
    transform(chunk, controller) {
      bytes += chunk.byteLength
      progress(bytes)
      controller.enqueue(chunk)
    },
  })
  const type = response.headers.get('content-type') ?? 'application/octet-stream'
  const known = address.endsWith('.wasm') ? 'application/wasm' : address.endsWith('.mjs') ? 'text/javascript' : type
  const body = unpacked(address, response.body.pipeThrough(counted))
  await shelf.put(address, new Response(body, { headers: { 'content-type': known } }))
}

const unpacked = (address: string, body: ReadableStream): ReadableStream =>
  address.endsWith(PACKED) ? body.pipeThrough(new DecompressionStream('gzip')) : body

/** Read a file: from where it is kept, or else from the network. */
export async function bytesOf(engine: string, listing: Listing, name: string): Promise<Uint8Array<ArrayBuffer>> {
  const kept = await (await shelfOf(listing))?.match(engine + name)
  if (kept) return new Uint8Array(await kept.arrayBuffer())
  const response = await fetch(engine + name)
  if (!response.ok || !response.body) throw new Error(`${name} could not be fetched: ${response.status}`)
  return new Uint8Array(await new Response(unpacked(name, response.body)).arrayBuffer())
}

/** Hold a lock for as long as this worker lives, so that its end is noticed at once. */
export function live(name: string): void {
  void navigator.locks?.request(name, () => new Promise(() => undefined))
}

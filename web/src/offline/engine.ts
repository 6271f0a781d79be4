/** Python in a worker: its files are fetched once and kept, then it starts from what is kept. */

/** As much of Pyodide as is used. */
export interface Python {
  readonly FS: { writeFile(path: string, content: Uint8Array): void }
  runPython(code: string): unknown
}

interface Loader {
  loadPyodide(options: Record<string, unknown>): Promise<Python>
}

/** The files of the engine, as `scripts/static.ts` lists them. */
export interface Listing {
  readonly version: string
  readonly files: readonly { readonly name: string; readonly size: number }[]
}

const ARCHIVE = '/duchy.zip.xz'
/** Our package comes as one piece, which is a third smaller than its files one by one. */
const UNPACK = `
import io, lzma, zipfile
with lzma.open("${ARCHIVE}") as packed:
    zipfile.ZipFile(io.BytesIO(packed.read())).extractall("/lib/python3.14/site-packages")
`

export const shelfName = (version: string) => `duchy-engine-${version}`

/** Where the files of a version are. */
export const folderOf = (place: string, { version }: Listing) => `${place}${version}/`

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
  if (typeof caches === 'undefined') return
  const shelf = await caches.open(shelfName(listing.version))
  await shelf.put(new URL('../listing.json', engine).href, Response.json(listing))
  const total = listing.files.reduce((sum, { size }) => sum + size, 0)
  let done = 0
  for (const { name, size } of listing.files) {
    const address = engine + name
    if (!(await shelf.match(address))) await fetchFile(shelf, address, (bytes) => progress(done + bytes, total))
    done += size
    progress(done, total)
  }
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
  const kept = new Response(response.body.pipeThrough(counted), { headers: { 'content-type': known } })
  await shelf.put(address, kept)
}

/** Start Python with our package in it, from the folder of a version. */
export async function startPython(engine: string): Promise<Python> {
  const address = `${engine}pyodide.mjs`
  const loader = (await import(/* @vite-ignore */ address)) as Loader
  const archive = fetch(`${engine}duchy.zip.xz`).then((response) => response.arrayBuffer())
  const nothing = { info: { arch: 'wasm32', platform: '', python: '3.14', version: '' }, packages: {} }
  const python = await loader.loadPyodide({
    indexURL: engine,
    lockFileContents: JSON.stringify({ ...nothing, info: await infoOf(engine) }),
    packageBaseUrl: engine,
    stdout: console.info,
    stderr: console.info,
  })
  python.FS.writeFile(ARCHIVE, new Uint8Array(await archive))
  python.runPython(UNPACK)
  return python
}

/** The lock says which engine it is for, and names no package. */
async function infoOf(engine: string): Promise<unknown> {
  return ((await (await fetch(`${engine}lock.json`)).json()) as { readonly info: unknown }).info
}

/** Hold a lock for as long as this worker lives, so that its end is noticed at once. */
export function live(name: string): void {
  void navigator.locks?.request(name, () => new Promise(() => undefined))
}

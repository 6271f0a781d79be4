/** Python in a worker: it starts from its kept memory, or else from its files, and then its memory is kept. */

import { type Content, contentsOf } from './archive'
import { bytesOf, type Listing, shelfOf } from './engine'
import * as memories from './memory'

/** As much of Pyodide as is used. */
export interface Python {
  runPython(code: string): unknown
  makeMemorySnapshot(): Uint8Array<ArrayBuffer>
}

/** As much of Emscripten as is used. */
interface Machine {
  readonly FS: {
    mkdirTree(path: string): void
    writeFile(path: string, content: Uint8Array): void
    analyzePath(path: string): { readonly exists: boolean }
  }
  readonly HEAP8: Int8Array
  readonly preloadedWasm: Record<string, unknown>
  loadWebAssemblyModule(content: Uint8Array, flags: object, name: string, scope: object): Promise<unknown>
  addRunDependency(name: string): void
  removeRunDependency(name: string): void
}
interface Settings {
  preRun: ((machine: Machine) => void)[]
  INITIAL_MEMORY?: number
  onRuntimeInitialized?: (this: Machine) => void
}
interface Loader {
  loadPyodide(options: Record<string, unknown>): Promise<Python>
}
type Create = (settings: Settings) => Promise<Machine>

const PACKAGES = '/lib/python3.14/site-packages/'

/** Start Python with our package in it, from the folder of a version. */
export async function startPython(engine: string, listing: Listing): Promise<Python> {
  const leave = give(compile(engine, listing).catch(() => undefined))
  try {
    return await started(engine, listing)
  } finally {
    leave()
  }
}

async function started(engine: string, listing: Listing): Promise<Python> {
  // The scripts come while the memory is looked for.
  loaderOf(engine).catch(() => undefined)
  const kept = await memories.kept(engine, listing).catch(() => undefined)
  if (kept) {
    try {
      return await woken(engine, listing, kept)
    } catch (error) {
      console.info(`Python's memory could not be used, so it starts without: ${error}`)
    }
  }
  return begun(engine, listing)
}

/**
 * Compile the engine's own code while the rest of it is read and started. It comes from where it is kept, not by way of
 * the service worker; Pyodide asks for it when it is needed, and takes what is there.
 */
async function compile(engine: string, listing: Listing): Promise<WebAssembly.Module | undefined> {
  const found = await (await shelfOf(listing))?.match(`${engine}pyodide.asm.wasm`)
  return found && WebAssembly.compileStreaming(found)
}

/** Have Pyodide take what is compiled already; returns how to leave it. */
function give(compiled: Promise<WebAssembly.Module | undefined>): () => void {
  const { instantiateStreaming } = WebAssembly
  WebAssembly.instantiateStreaming = async (source, imports) => {
    const module = await compiled
    if (!module) return instantiateStreaming(source, imports)
    void Promise.resolve(source).then(({ body }) => body?.cancel())
    return { module, instance: await WebAssembly.instantiate(module, imports) }
  }
  return () => {
    WebAssembly.instantiateStreaming = instantiateStreaming
  }
}

/** Start from a memory. */
async function woken(engine: string, listing: Listing, kept: memories.Kept): Promise<Python> {
  const options = { _loadSnapshot: kept.head }
  const python = await load(engine, listing, kept.files, options, async (create, settings) => {
    settings.INITIAL_MEMORY = kept.size
    const machine = await create(settings)
    await kept.into(bytes(machine.HEAP8))
    return machine
  })
  python.runPython('from duchy.offline.waking import wake; wake()')
  return python
}

/** Start from nothing, and keep the memory. */
async function begun(engine: string, listing: Listing): Promise<Python> {
  const contents = contentsOf(await bytesOf(engine, listing, 'duchy.packed'))
  let before: ReadonlySet<number> = new Set()
  let isThere: (name: string) => boolean = () => true
  const python = await load(engine, listing, contents, { _makeSnapshot: true }, (create, settings) => {
    settings.onRuntimeInitialized = function () {
      before = memories.pagesIn(bytes(this.HEAP8))
      isThere = (name) => this.FS.analyzePath(PACKAGES + name).exists
    }
    return create(settings)
  })
  python.runPython('from duchy.offline.waking import load; load(); import gc; gc.collect()')
  const snapshot = python.makeMemorySnapshot()
  python.runPython('from duchy.offline.waking import shed; shed()')
  const left = contents.filter(([name]) => isThere(name))
  await memories.keep(engine, listing, memories.packed(snapshot, before, left))
  return python
}

/** A file of the engine lies beside the page, and is no part of it. */
const file = (address: string): Promise<unknown> => import(/* @vite-ignore */ address)
const bytes = ({ buffer, byteOffset, length }: Int8Array) => new Uint8Array(buffer, byteOffset, length)

/** The scripts of Pyodide; asked for again, they are the same ones. */
const loaderOf = (engine: string) =>
  Promise.all([file(`${engine}pyodide.mjs`), file(`${engine}pyodide.asm.mjs`)]) as Promise<
    [Loader, { readonly default: Create }]
  >

async function load(
  engine: string,
  listing: Listing,
  contents: readonly Content[],
  options: Readonly<Record<string, unknown>>,
  make: (create: Create, settings: Settings) => Promise<Machine>,
): Promise<Python> {
  const [loader, { default: create }] = await loaderOf(engine)
  return loader.loadPyodide({
    indexURL: engine,
    lockFileContents: JSON.stringify({ info: listing.info, packages: {} }),
    packageBaseUrl: engine,
    stdout: console.info,
    stderr: console.info,
    createPyodideModule: (settings: Settings) => {
      settings.preRun.push((machine) => lay(machine, contents))
      return make(create, settings)
    },
    ...options,
  })
}

/**
 * Lay our package where Python looks for it, file by file, so that each can be given back. Its libraries are loaded before
 * Python begins: only then do they lie at the same place in its memory every time.
 */
function lay(machine: Machine, contents: readonly Content[]): void {
  for (const [name, content] of contents) {
    const path = PACKAGES + name
    machine.FS.mkdirTree(path.slice(0, path.lastIndexOf('/')))
    machine.FS.writeFile(path, content)
  }
  machine.addRunDependency('libraries')
  void libraries(machine, contents).finally(() => machine.removeRunDependency('libraries'))
}

async function libraries(machine: Machine, contents: readonly Content[]): Promise<void> {
  for (const [name, content] of contents)
    if (name.endsWith('.so'))
      machine.preloadedWasm[PACKAGES + name] = await machine.loadWebAssemblyModule(
        content,
        { loadAsync: true, nodelete: true },
        PACKAGES + name,
        {},
      )
}

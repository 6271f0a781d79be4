/**
 * Completes the static edition in dist/static, after the page was built into it: the engine, the list of games, and the
 * service worker. The engine is packed by the very Python that will read it, so nothing else has to be installed.
 */

import { createHash } from 'node:crypto'
import { mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join, relative, sep } from 'node:path'
import { gunzipSync } from 'node:zlib'
import { contentsOf } from '../src/offline/archive'

interface Bytes {
  toJs(): Uint8Array
}

interface Python {
  readonly FS: {
    mkdirTree(path: string): void
    mount(kind: unknown, options: { readonly root: string }, path: string): void
    writeFile(path: string, content: Uint8Array): void
    readonly filesystems: { readonly NODEFS: unknown }
  }
  runPython(code: string): unknown
}

const ROOT = join(import.meta.dirname, '../..')
const STATIC = join(ROOT, 'dist/static')
const ENGINE = join(STATIC, 'engine')
const PYODIDE = join(ROOT, 'web/offline/node_modules/pyodide')
const PACKAGES = '/lib/python3.14/site-packages'
/** The files of Pyodide that a browser fetches. */
const TAKEN = ['pyodide.mjs', 'pyodide.asm.mjs', 'pyodide.asm.wasm']
const LIBRARY = 'python_stdlib.zip'

async function python(): Promise<Python> {
  const { loadPyodide } = (await import(/* @vite-ignore */ join(PYODIDE, 'pyodide.mjs'))) as {
    readonly loadPyodide: (options: unknown) => Promise<Python>
  }
  return loadPyodide({ indexURL: `${PYODIDE}${sep}` })
}

function mount({ FS }: Python, folder: string, at: string): void {
  FS.mkdirTree(at)
  FS.mount(FS.filesystems.NODEFS, { root: join(ROOT, folder) }, at)
}

/** Pack our package with the wheels it needs, and the standard library. */
function pack(engine: Python): readonly [own: Uint8Array, library: Uint8Array] {
  mount(engine, 'src/duchy', '/given/duchy')
  mount(engine, 'tools', '/given/tools')
  mount(engine, 'build/offline/wheels', '/given/wheels')
  mount(engine, 'web/offline/node_modules/pyodide', '/given/pyodide')
  const packed = engine.runPython(`
import sys
from pathlib import Path
sys.path.insert(0, "/given/tools")
from pack import library, packed
packed("/given/duchy", sorted(str(wheel) for wheel in Path("/given/wheels").glob("*.whl")))
`) as Bytes
  const library = engine.runPython('library("/given/pyodide/python_stdlib.zip")') as Bytes
  return [packed.toJs(), library.toJs()]
}

function catalogue(engine: Python, archive: Uint8Array): string {
  for (const [name, content] of contentsOf(gunzipSync(archive))) {
    const path = `${PACKAGES}/${name}`
    engine.FS.mkdirTree(path.slice(0, path.lastIndexOf('/')))
    engine.FS.writeFile(path, content)
  }
  return engine.runPython(`
from msgspec import json
from duchy.offline.levels import offered
json.encode(offered()).decode()
`) as string
}

const hashOf = (content: Uint8Array | string) => createHash('sha256').update(content).digest('hex')

function files(folder: string): readonly string[] {
  const found = readdirSync(folder, { recursive: true, withFileTypes: true }).filter((entry) => entry.isFile())
  return found.map((entry) => relative(STATIC, join(entry.parentPath, entry.name)).replaceAll(sep, '/')).toSorted()
}

const engine = await python()
const [archive, library] = pack(engine)
const { info } = JSON.parse(readFileSync(join(PYODIDE, 'pyodide-lock.json'), 'utf8')) as { readonly info: unknown }
writeFileSync(join(STATIC, 'catalogue.json'), catalogue(engine, archive))
const contents: readonly (readonly [name: string, content: Uint8Array])[] = [
  ...TAKEN.map((name) => [name, readFileSync(join(PYODIDE, name))] as const),
  [LIBRARY, library],
  ['duchy.packed', archive],
]
// Each version has a folder of its own: what was fetched of one never mixes with another.
const version = hashOf(contents.map(([name, content]) => `${name} ${hashOf(content)}`).join('\n')).slice(0, 16)
rmSync(ENGINE, { recursive: true, force: true })
mkdirSync(join(ENGINE, version), { recursive: true })
for (const [name, content] of contents) writeFileSync(join(ENGINE, version, name), content)
const sizes = contents.map(([name, content]) => ({ name, size: content.length }))
writeFileSync(join(ENGINE, 'listing.json'), JSON.stringify({ version, info, files: sizes }))

const shell = files(STATIC).filter((name) => !name.startsWith('engine/') && name !== 'sw.js' && !name.endsWith('.map'))
const page = hashOf(shell.map((name) => `${name} ${hashOf(readFileSync(join(STATIC, name)))}`).join('\n')).slice(0, 16)
const worker = readFileSync(join(import.meta.dirname, 'sw.js'), 'utf8')
const known = JSON.stringify({
  page,
  engine: version,
  shell,
  // What is sent packed is kept unpacked, and read by nobody but the engine.
  files: contents.map(([name]) => `engine/${version}/${name}`).filter((name) => !name.endsWith('.packed')),
})
writeFileSync(
  join(STATIC, 'sw.js'),
  worker.replace('/* what the build knows */ {}', () => known),
)

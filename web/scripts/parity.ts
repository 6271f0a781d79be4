/**
 * Plays games again in the Python of browsers, command by command, and prints their records as one line of JSON:
 * `GAMES=games.json node scripts/run.mjs scripts/parity.ts`. The host keeps everything in memory.
 */

import { readFileSync } from 'node:fs'
import { join, sep } from 'node:path'
import { gunzipSync } from 'node:zlib'
import { contentsOf } from '../src/offline/archive'

interface Game {
  readonly seed: string
  readonly wanted: unknown
  readonly commands: readonly unknown[]
  readonly record: string
}

interface House {
  open(): Promise<void>
  request(name: string, method: string, path: string, body: string): void
}

interface Python {
  readonly FS: { mkdirTree(path: string): void; writeFile(path: string, content: Uint8Array): void }
  runPython(code: string): unknown
}

const ROOT = join(import.meta.dirname, '../..')
const PLACE = join(ROOT, 'dist/static/engine')
const { version } = JSON.parse(readFileSync(join(PLACE, 'listing.json'), 'utf8')) as { readonly version: string }
const ENGINE = join(PLACE, version)
const PYODIDE = join(ROOT, 'web/offline/node_modules/pyodide')

async function python(): Promise<Python> {
  const { loadPyodide } = (await import(/* @vite-ignore */ join(PYODIDE, 'pyodide.mjs'))) as {
    readonly loadPyodide: (options: unknown) => Promise<Python>
  }
  const stdLibURL = join(ENGINE, 'python_stdlib.zip')
  const made = await loadPyodide({ indexURL: `${PYODIDE}${sep}`, stdLibURL })
  for (const [name, content] of contentsOf(gunzipSync(readFileSync(join(ENGINE, 'duchy.packed'))))) {
    const path = `/lib/python3.14/site-packages/${name}`
    made.FS.mkdirTree(path.slice(0, path.lastIndexOf('/')))
    made.FS.writeFile(path, content)
  }
  made.runPython(`
from duchy.offline.house import House
from duchy.server.table import opening

def begin(host, seed):
    opening.new_seed = lambda: bytes.fromhex(seed)
    return House(host)
`)
  return made
}

/** A browser's shelves in memory. */
function memory(answered: (name: string, status: number, text: string) => void) {
  const shelves = new Map<string, Map<string, string>>()
  const shelf = (name: string) => shelves.get(name) ?? shelves.set(name, new Map()).get(name) ?? new Map()
  return {
    async write(changes: string) {
      const wanted = JSON.parse(changes) as readonly (readonly [string, string, string, string])[]
      if (wanted.some(([what, name, key]) => what === 'add' && shelf(name).has(key))) return 'ConstraintError'
      for (const [what, name, key, text] of wanted)
        if (what === 'drop') shelf(name).delete(key)
        else shelf(name).set(key, text)
      return ''
    },
    read: async (name: string, key: string) => shelf(name).get(key),
    async list(name: string, first: string, after: string, most: number) {
      const keys = [...shelf(name).keys()].filter((key) => key >= first && key < after).toSorted()
      return JSON.stringify(keys.slice(0, most).map((key) => shelf(name).get(key)))
    },
    room: async () => '[0,-1]',
    lease: async () => true,
    release: () => undefined,
    tell: () => undefined,
    think: async () => undefined,
    say: () => undefined,
    hang_up: () => undefined,
    answer: answered,
  }
}

async function recordOf(engine: Python, game: Game): Promise<string> {
  const waiting = new Map<string, (text: string) => void>()
  const host = memory((name, status, text) => {
    if (status !== 200) throw new Error(`${name}: ${text}`)
    waiting.get(name)?.(text)
  })
  const begin = engine.runPython('begin') as (host: unknown, seed: string) => House
  const house = begin(host, game.seed)
  await house.open()
  let count = 0
  const ask = (method: string, path: string, body: unknown = null) =>
    new Promise<string>((done) => {
      count += 1
      waiting.set(String(count), done)
      house.request(String(count), method, path, JSON.stringify(body))
    })
  await ask('PUT', 'me', { nickname: 'Ann' })
  const { table } = JSON.parse(await ask('POST', 'tables', game.wanted)) as { readonly table: string }
  for (const command of game.commands) await ask('POST', `tables/${table}/commands`, command)
  return ask('GET', `tables/${table}/record`)
}

const games = JSON.parse(readFileSync(process.env['GAMES'] ?? '', 'utf8')) as readonly Game[]
const engine = await python()
const records: string[] = []
for (const game of games) records.push(await recordOf(engine, game))
process.stdout.write(`${JSON.stringify(records)}\n`, () => process.exit(0))

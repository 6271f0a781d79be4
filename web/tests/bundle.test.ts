/** What is sent to the browser: small, without the gallery, and asking nobody else for anything. */

import { join } from 'node:path'
import { gzipSync } from 'node:zlib'
import { build } from 'vite'
import { beforeAll, expect, test } from 'vitest'
import { listed, type Part, parts } from '../scripts/listing'

const BUDGET = 150_000

let output: readonly Part[] = []

/** The build that make says is of today's sources, else one of this test's own. */
async function built(): Promise<readonly Part[]> {
  const made = process.env['BUILT'] ? listed() : undefined
  if (made) return made
  const root = join(import.meta.dirname, '..')
  const result = await build({ root, mode: 'production', logLevel: 'error', build: { write: false } })
  return 'output' in result ? parts(result.output) : []
}

beforeAll(async () => {
  output = await built()
}, 60_000)

function named(name: string): Part | undefined {
  return output.find((part) => part.name === name)
}

/** A chunk with all that it needs before it runs. */
function withImports(name: string, seen = new Set<string>()): Set<string> {
  if (!seen.has(name)) {
    seen.add(name)
    for (const other of named(name)?.imports ?? []) withImports(other, seen)
  }
  return seen
}

test('the first load stays under its budget', () => {
  const names = [...withImports(output.find((part) => part.entry)?.name ?? '')]
  const size = names.reduce((sum, name) => sum + gzipSync(named(name)?.text ?? '').length, 0)
  expect(names.length).toBeGreaterThan(0)
  expect(size).toBeLessThan(BUDGET)
})

/** The modules that come when a place of the page is opened: what it imports, and what that does. */
function broughtBy(module: string): readonly string[] {
  const found = output.find((part) => part.modules.some((id) => id.endsWith(module)))
  return [...withImports(found?.name ?? '')].flatMap((name) => named(name)?.modules ?? [])
}

test.each([
  ['burgundy', 'kingdom'],
  ['kingdom', 'burgundy'],
])('the table of %s comes without that of %s', (game, other) => {
  const brought = [...broughtBy(`/games/${game}/Table.svelte`), ...broughtBy(`/games/${game}/game.ts`)]
  expect(brought).toContainEqual(expect.stringContaining(`/games/${game}/frame/Bar.svelte`))
  expect(brought.filter((id) => id.includes(`/games/${other}/`))).toEqual([])
})

test.each(['burgundy', 'kingdom'])('the pieces of %s need nothing of its table', (game) => {
  const pieces = broughtBy(`/games/${game}/facts/names.ts`)
  expect(pieces).toContainEqual(expect.stringContaining(`/games/${game}/facts/names.ts`))
  expect(pieces.filter((id) => id.endsWith(`/games/${game}/Table.svelte`))).toEqual([])
})

test('the gallery stays at home', () => {
  const modules = output.flatMap((part) => part.modules)
  expect(modules).toContainEqual(expect.stringContaining('/src/'))
  expect(modules.filter((id) => id.includes('/gallery/'))).toEqual([])
})

test('nothing is fetched from elsewhere', () => {
  const addresses = output.flatMap(({ text }) => [...text.matchAll(/https?:\/\/([\w.-]+)/g)].map((match) => match[1]))
  const harmless = ['www.w3.org', 'svelte.dev']
  expect(addresses.filter((host) => !harmless.includes(host ?? ''))).toEqual([])
})

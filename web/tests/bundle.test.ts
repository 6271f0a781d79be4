/** What is sent to the browser: small, without the gallery, and asking nobody else for anything. */

import { join } from 'node:path'
import { gzipSync } from 'node:zlib'
import { build, type Rolldown } from 'vite'
import { beforeAll, expect, test } from 'vitest'

const BUDGET = 150_000

let output: (Rolldown.OutputChunk | Rolldown.OutputAsset)[] = []

beforeAll(async () => {
  const root = join(import.meta.dirname, '..')
  const result = await build({ root, mode: 'production', logLevel: 'error', build: { write: false } })
  output = 'output' in result ? result.output : []
}, 60_000)

function chunk(name: string): Rolldown.OutputChunk | undefined {
  return output.find((part): part is Rolldown.OutputChunk => part.type === 'chunk' && part.fileName === name)
}

/** A chunk with all that it needs before it runs. */
function withImports(name: string, seen = new Set<string>()): Set<string> {
  if (!seen.has(name)) {
    seen.add(name)
    for (const other of chunk(name)?.imports ?? []) withImports(other, seen)
  }
  return seen
}

test('the first load stays under its budget', () => {
  const entry = output.find((part) => part.type === 'chunk' && part.isEntry)
  const names = [...withImports(entry?.fileName ?? '')]
  const size = names.reduce((sum, name) => sum + gzipSync(chunk(name)?.code ?? '').length, 0)
  expect(names.length).toBeGreaterThan(0)
  expect(size).toBeLessThan(BUDGET)
})

/** The modules that come when a place of the page is opened: what it imports, and what that does. */
function broughtBy(module: string): readonly string[] {
  const found = output.find((part) => part.type === 'chunk' && part.moduleIds.some((id) => id.endsWith(module)))
  return [...withImports(found?.fileName ?? '')].flatMap((name) => chunk(name)?.moduleIds ?? [])
}

test.each([
  ['burgundy', 'kingdom'],
  ['kingdom', 'burgundy'],
])('the table of %s comes without that of %s', (game, other) => {
  const brought = [...broughtBy(`/games/${game}/Table.svelte`), ...broughtBy(`/games/${game}/game.ts`)]
  expect(brought).toContainEqual(expect.stringContaining(`/games/${game}/Bar.svelte`))
  expect(brought.filter((id) => id.includes(`/games/${other}/`))).toEqual([])
})

test.each(['burgundy', 'kingdom'])('the pieces of %s need nothing of its table', (game) => {
  const pieces = broughtBy(`/games/${game}/names.ts`)
  expect(pieces).toContainEqual(expect.stringContaining(`/games/${game}/names.ts`))
  expect(pieces.filter((id) => id.endsWith(`/games/${game}/Table.svelte`))).toEqual([])
})

test('the gallery stays at home', () => {
  const modules = output.flatMap((part) => (part.type === 'chunk' ? part.moduleIds : []))
  expect(modules.filter((id) => id.includes('/gallery/'))).toEqual([])
})

test('nothing is fetched from elsewhere', () => {
  const texts = output.map((part) => (part.type === 'chunk' ? part.code : String(part.source)))
  const addresses = texts.flatMap((text) => [...text.matchAll(/https?:\/\/([\w.-]+)/g)].map((match) => match[1]))
  const harmless = ['www.w3.org', 'svelte.dev']
  expect(addresses.filter((host) => !harmless.includes(host ?? ''))).toEqual([])
})

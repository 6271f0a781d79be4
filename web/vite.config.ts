import { svelte } from '@sveltejs/vite-plugin-svelte'
import { defineConfig } from 'vitest/config'
import { listing } from './scripts/listing.ts'

// What is needed together comes in one piece, so that few requests stand before the first picture: the page, the table of
// any game, and of each game its pieces and its table, which are loaded when one of its tables is opened.
const TABLE = /src\/((app|browser|ui(?!\/[Qq]r)|art|board|slot|play|lesson)\/|table\/(?!replay\/|result\/|\w*Replay))/
// What pieces are drawn with: the start page shows some of them, and needs no table for that.
const DRAWING = /src\/(art\/|board\/(hex|state|course)\.|ui\/(explanation|bits)\b)/
const BURGUNDY_PIECES = /src\/games\/burgundy\/(art|facts\/(drawings|edition|hexes|names|tiles)|words\/(phrases|about))/
const BURGUNDY = /src\/games\/burgundy\/(?!rules\/|lesson|editor\/)/
const KINGDOM_PIECES = /src\/games\/kingdom\/(art|facts\/(cards|names)|pieces\/Card\.|words\/(phrases|about))/
const KINGDOM = /src\/games\/kingdom\/(?!rules\/|lesson|frame\/Medals|facts\/medals)/
const groups = [
  { name: 'page', tags: ['$initial' as const] },
  { name: 'drawing', test: DRAWING, includeDependenciesRecursively: false },
  { name: 'table', test: TABLE, includeDependenciesRecursively: false },
  { name: 'burgundy-pieces', test: BURGUNDY_PIECES, includeDependenciesRecursively: false },
  { name: 'burgundy', test: BURGUNDY, includeDependenciesRecursively: false },
  { name: 'kingdom-pieces', test: KINGDOM_PIECES, includeDependenciesRecursively: false },
  { name: 'kingdom', test: KINGDOM, includeDependenciesRecursively: false },
]

/** The edition that needs no server, only files: at any address, with its own engine. */
const STATIC = 'static'

export default defineConfig(({ mode }) => ({
  plugins: [svelte(), ...(mode === STATIC ? [] : [listing()])],
  // At the root of its address: a link such as /join/TOKEN opens the same page. Files alone may lie anywhere.
  base: mode === STATIC ? './' : '/',
  worker: { format: 'es' as const },
  // In tests the browser's half of Svelte is wanted, not the server's.
  resolve: process.env['VITEST'] ? { conditions: ['browser'] } : {},
  build: {
    target: 'es2022',
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false },
    // How long a plug-in takes says more about the machine than about the page.
    rolldownOptions: { checks: { pluginTimings: false }, output: { codeSplitting: { groups } } },
  },
  // The engine's drawings of duchies lie beside the page; `duchy serve` answers what the page asks for.
  server: {
    host: '127.0.0.1',
    fs: { allow: ['.', '../src/duchy/games'] },
    proxy: { '/api': { target: 'http://127.0.0.1:8123', ws: true }, '/preview': 'http://127.0.0.1:8123' },
  },
  test: {
    environment: 'happy-dom',
    include: ['tests/**/*.test.ts'],
    setupFiles: ['tests/hooks.ts'],
    pool: 'threads',
    // Long, for a machine that is busy with something else.
    testTimeout: 60_000,
    hookTimeout: 60_000,
    isolate: false,
  },
}))

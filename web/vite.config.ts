import { svelte } from '@sveltejs/vite-plugin-svelte'
import { defineConfig } from 'vitest/config'

export default defineConfig({
  plugins: [svelte()],
  base: './',
  // In tests the browser's half of Svelte is wanted, not the server's.
  resolve: process.env['VITEST'] ? { conditions: ['browser'] } : {},
  build: { target: 'es2022', assetsInlineLimit: 0, modulePreload: { polyfill: false } },
  server: { host: '127.0.0.1' },
  test: { environment: 'happy-dom', include: ['tests/**/*.test.ts'], pool: 'threads' },
})

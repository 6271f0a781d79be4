/** The page in a real browser: `npm run e2e`, against a `duchy serve` of its own. Nothing is ever downloaded. */

import { defineConfig } from '@playwright/test'
import { BROWSER, FLAGS } from './e2e/browser'

export default defineConfig({
  testDir: 'e2e',
  // Those have a configuration of their own: they need what `make static` builds.
  testIgnore: '**/static/**',
  outputDir: 'e2e/results',
  workers: 2,
  fullyParallel: true,
  forbidOnly: true,
  // Long, for a machine that is busy with something else; on a quiet one a whole game takes half a minute. Nothing waits
  // for a time to pass, only for what is true, and these only end what never comes.
  timeout: 600_000,
  expect: { timeout: 60_000 },
  reporter: [['list']],
  use: {
    launchOptions: { executablePath: BROWSER, args: FLAGS },
    locale: 'en',
    viewport: { width: 1440, height: 900 },
    contextOptions: { reducedMotion: 'reduce' },
    actionTimeout: 60_000,
    screenshot: 'only-on-failure',
  },
})

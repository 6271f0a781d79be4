/** The edition without a server in a real browser: `npm run e2e-static`, against dist/static on a plain file server. */

import ground from './playwright.config'

export default {
  ...ground,
  testDir: 'e2e/static',
  testIgnore: [],
  workers: 1,
  // Before the first thing is seen, Python starts: seconds, and many of them on a machine that is busy.
  expect: { timeout: 240_000 },
}

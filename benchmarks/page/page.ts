/** The page against its targets, in a real Chromium: `make bench-page`. */

import { mkdtempSync, rmSync } from 'node:fs'
import { createServer } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { BROWSER, FLAGS } from '../../web/e2e/browser'
import { House } from '../../web/e2e/house'
import { atPace } from '../../web/e2e/pace'
import { type BrowserContext, chromium } from '../../web/node_modules/@playwright/test/index.mjs'
import { clicks, firstLoad, frames, GAMES } from './figures'
import { idle } from './idle'
import { scores } from './lighthouse'
import { Table } from './table'

const SIZE = { width: 1440, height: 900 }

async function freePort(): Promise<number> {
  const server = createServer().listen(0, '127.0.0.1')
  await new Promise((listening) => server.once('listening', listening))
  const address = server.address()
  await new Promise((closed) => server.close(closed))
  return typeof address === 'object' && address ? address.port : 0
}

/** Somebody in a browser that Lighthouse can reach as well. */
async function within(does: (context: BrowserContext, port: number) => Promise<void>, quiet = false): Promise<void> {
  const folder = mkdtempSync(join(tmpdir(), 'duchy-figures-'))
  const port = await freePort()
  const context = await chromium.launchPersistentContext(folder, {
    executablePath: BROWSER,
    // People's pages live long enough for the second compiler.
    args: [...FLAGS.filter((flag) => !flag.startsWith('--js-flags')), `--remote-debugging-port=${port}`],
    baseURL: house.address,
    viewport: SIZE,
    locale: 'en',
    reducedMotion: quiet ? 'reduce' : 'no-preference',
  })
  try {
    await atPace(context)
    await does(context, port)
  } finally {
    await context.close()
    rmSync(folder, { recursive: true, force: true })
  }
}

const house = await House.open()
const table = new Table()
try {
  await within(async (context) => {
    table.line('first load: JavaScript, gzipped', (await firstLoad(context)) / 1000, 'kB', '< 150')
  })
  for (const game of GAMES) {
    await within(async (context) => {
      const { answered, shifts, moved } = await clicks(context, game)
      table.line(`${game}: click to paint, median`, answered.at(Math.floor(answered.length / 2)) ?? 0, 'ms', '< 100')
      table.line(`${game}: click to paint, slowest of 50`, answered.at(-1) ?? 0, 'ms', '< 100')
      table.line(`${game}: layout shift while questions appear`, shifts, '', '< 0.001')
      // A stage of Wonderful Kingdom gives what is asked the room it needs, when somebody clicks.
      table.line(`${game}: layout shift just after a click`, moved, '', game === 'burgundy' ? '< 0.1' : undefined)
    }, true)
  }
  for (const game of GAMES) {
    await within(async (context) => {
      const { before, after, nodes } = await idle(context, game)
      table.line(`${game}: memory of a table at rest`, before, 'MB')
      table.line(
        `${game}: more of it after a day of messages`,
        Math.max(0, (100 * (after - before)) / before),
        '%',
        '< 5',
      )
      table.line(`${game}: more elements after it`, nodes[1] - nodes[0], '', '< 50')
    }, true)
  }
  await within(async (context) => {
    const { rate, dropped, seconds } = await frames(context)
    table.line('something moved, traced', seconds, 's')
    table.line('frames a second while something moves', rate, '', '>= 57')
    table.line('frames dropped', dropped, '%', '< 5')
  })
  await within(async (context, port) => {
    for (const [figure, score] of await scores(context, house.address, port)) table.line(figure, score, '', '>= 95')
  })
} finally {
  await house.close()
}
console.log(table.missed ? `targets missed: ${table.missed}` : 'every target is met')

/**
 * The edition without a server against its targets, in a real Chromium: `make bench-static`. For a phone the processor of
 * the page is made four times slower; the browser cannot do that to workers, so what they take is counted four times.
 */

import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { brotliCompressSync, constants } from 'node:zlib'
import { BROWSER, FLAGS } from '../../web/e2e/browser'
import { KingdomPlayer } from '../../web/e2e/kingdom'
import { atPace } from '../../web/e2e/pace'
import { Player } from '../../web/e2e/player'
import { Files } from '../../web/e2e/static/files'
import {
  type Browser,
  type BrowserContext,
  chromium,
  type Page,
} from '../../web/node_modules/@playwright/test/index.mjs'
import { Table } from './table'

const ENGINE = join(import.meta.dirname, '../../dist/static/engine')
const MOVES = 30
const PATIENCE = 300_000
/** How many decisions of each level are waited for: nine of ten must come in what the form says. */
const DECISIONS = 30
const SECONDS = join(import.meta.dirname, '../../src/duchy/offline/seconds.json')
/** As `LONGEST` in `duchy.offline.levels`. */
const LONGEST = 10
const TITLES = { burgundy: 'Castles of Burgundy', kingdom: 'Wonderful Kingdom' } as const
/** People's browsers compile twice what runs often; those of the stories do not. */
const REAL = FLAGS.filter((flag) => !flag.startsWith('--js-flags'))
const PHONE = 4
const DECIDED = '[data-turn="mine"], [data-turn="others"]'

/** Return the size of the engine as a host with Brotli sends it, in megabytes. */
function download(): number {
  const params = { [constants.BROTLI_PARAM_QUALITY]: 11, [constants.BROTLI_PARAM_LGWIN]: 24 }
  const found = readdirSync(ENGINE, { recursive: true, withFileTypes: true }).filter((entry) => entry.isFile())
  const sizes = found.map(
    ({ parentPath, name }) => brotliCompressSync(readFileSync(join(parentPath, name)), { params }).length,
  )
  return sizes.reduce((sum, size) => sum + size, 0) / 1e6
}

async function slowed(page: Page, rate: number): Promise<void> {
  const session = await page.context().newCDPSession(page)
  await session.send('Emulation.setCPUThrottlingRate', { rate })
}

const paint = (page: Page) =>
  page.evaluate(() => performance.getEntriesByName('first-contentful-paint')[0]?.startTime ?? 0)

/** From "Play now" to a table that waits for a decision, in milliseconds. */
async function toDecision(page: Page): Promise<number> {
  await page.goto('./')
  const play = page.getByRole('button', { name: 'Play now Castles of Burgundy' })
  await play.waitFor()
  const started = Date.now()
  await play.click()
  await page.locator(DECIDED).waitFor()
  return Date.now() - started
}

/** How long from each click that is a move to the changed table, in milliseconds. */
async function clicks(page: Page): Promise<readonly number[]> {
  await page.evaluate(() => {
    const took: number[] = []
    let clicked = 0
    const table = document.querySelector('[data-turn]')
    addEventListener('click', () => (clicked = performance.now()), true)
    new MutationObserver(() => {
      if (clicked) took.push(performance.now() - clicked)
      clicked = 0
    }).observe(table as Element, { attributeFilter: ['data-ply'] })
    Object.assign(globalThis, { took })
  })
  const player = new Player(page)
  await player.moves(MOVES)
  return page.evaluate(() => (globalThis as unknown as { took: number[] }).took)
}

/** How long each decision of the bot took, in milliseconds. */
async function thoughts(page: Page): Promise<readonly number[]> {
  const found = await Promise.all(
    page
      .workers()
      .map((worker) => worker.evaluate(() => performance.getEntriesByName('thought').map((one) => one.duration))),
  )
  return found.flat()
}

/** The memory of the renderers, with their workers, in megabytes. */
async function memory(browser: Browser): Promise<number> {
  const session = await browser.newBrowserCDPSession()
  const { processInfo } = await session.send('SystemInfo.getProcessInfo')
  const sizes = processInfo
    .filter(({ type }) => type === 'renderer')
    .map(({ id }) => Number(/^Pss:\s+(\d+)/m.exec(readFileSync(`/proc/${id}/smaps_rollup`, 'utf8'))?.[1] ?? 0))
  return Math.max(...sizes) / 1000
}

/** The value that a part of all values do not exceed. */
const part = (values: readonly number[], share: number) =>
  values.toSorted((one, other) => one - other)[Math.floor(values.length * share)] ?? 0
const median = (values: readonly number[]) => part(values, 1 / 2)

/** The seconds in which nine of ten decisions of a level come, here. */
async function level(page: Page, bot: string, game: keyof typeof TITLES): Promise<number> {
  await page.addInitScript(([name, chosen]) => localStorage.setItem(`duchy-level-${name}`, JSON.stringify(chosen)), [
    game,
    bot,
  ] as const)
  await page.goto('./')
  await page.getByRole('button', { name: `Play now ${TITLES[game]}` }).click()
  const player = game === 'kingdom' ? new KingdomPlayer(page) : new Player(page)
  await page.locator(DECIDED).waitFor()
  await player.playUntil(async () => (await thoughts(page)).length >= DECISIONS)
  return part(await thoughts(page), 9 / 10) / 1000
}

async function within(browser: Browser, does: (context: BrowserContext) => Promise<void>): Promise<void> {
  const context = await browser.newContext({
    baseURL: files.address,
    viewport: { width: 1440, height: 900 },
    locale: 'en',
  })
  // Python may start slowly beside other work, which is a figure, and no mistake.
  context.setDefaultTimeout(PATIENCE)
  await atPace(context)
  await does(context)
  await context.close()
}

const files = await Files.open()
const table = new Table()
const browser = await chromium.launch({ executablePath: BROWSER, args: REAL })
try {
  table.line('download of the engine, with Brotli', download(), 'MB', '< 6.5')
  await within(browser, async (context) => {
    const first = await context.newPage()
    table.line('from "Play" to a decision, engine not there yet', (await toDecision(first)) / 1000, 's')
    await first.close()
    const page = await context.newPage()
    const started = await toDecision(page)
    table.line('first paint', await paint(page), 'ms')
    table.line('from "Play" to a decision, engine from the cache', started / 1000, 's', '< 4')
    const took = await clicks(page)
    table.line('click to changed table, median', median(took), 'ms', '< 100')
    const thought = median(await thoughts(page))
    table.line('a decision of greedy, median', thought, 'ms', '< 30')
    table.line('memory of the page', await memory(browser), 'MB', '< 350')
    const phone = await context.newPage()
    await slowed(phone, PHONE)
    await phone.goto('./')
    await phone.getByRole('main').waitFor()
    table.line('phone: first paint', await paint(phone), 'ms')
    table.line('phone: from "Play" to a decision (counted)', (started * PHONE) / 1000, 's', '< 10')
    table.line('phone: click to changed table (counted)', median(took) * PHONE, 'ms', '< 250')
    table.line('phone: a decision of greedy (counted)', thought * PHONE, 'ms', '< 150')
  })
  const told = JSON.parse(readFileSync(SECONDS, 'utf8')) as Record<string, Partial<Record<keyof typeof TITLES, number>>>
  for (const [bot, games] of Object.entries(told))
    for (const game of ['burgundy', 'kingdom'] as const)
      if ((games[game] ?? Number.POSITIVE_INFINITY) <= LONGEST)
        await within(browser, async (context) => {
          const took = await level(await context.newPage(), bot, game)
          table.line(`nine of ten decisions of ${bot}, ${game}: the form says ${games[game]} s`, took, 's')
        })
} finally {
  await browser.close()
  await files.close()
}
console.log(table.missed ? `targets missed: ${table.missed}` : 'every target is met')

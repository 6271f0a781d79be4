/** Figures that the browser itself measures while somebody plays. */

import { gzipSync } from 'node:zlib'
import { KingdomPlayer } from '../../web/e2e/kingdom'
import { Player } from '../../web/e2e/player'
import type { BrowserContext, Page } from '../../web/node_modules/@playwright/test/index.mjs'
import { type Frames, Trace } from './trace'

const CLICKS = 50
const PLAYERS = { burgundy: Player, kingdom: KingdomPlayer } as const

export type Game = keyof typeof PLAYERS
export const GAMES: readonly Game[] = ['burgundy', 'kingdom']

/** The bytes of all scripts that the start page loads before it can be used, gzipped. */
export async function firstLoad(context: BrowserContext): Promise<number> {
  const page = await context.newPage()
  const sizes: Promise<number>[] = []
  page.on('response', (response) => {
    if (response.request().resourceType() === 'script')
      sizes.push(response.body().then((body) => gzipSync(body).length))
  })
  await page.goto('/')
  await page.getByRole('button', { name: 'Play now Castles of Burgundy' }).waitFor()
  await page.waitForLoadState('networkidle')
  return (await Promise.all(sizes)).reduce((sum, size) => sum + size, 0)
}

declare global {
  interface Window {
    figures: { clicks: number[]; shifts: number; moved: number; moving: [from: number, to: number][] }
  }
}

/** Note clicks and shifts as they happen. Runs in the page. */
function watch(): void {
  window.figures = { clicks: [], shifts: 0, moved: 0, moving: [] }
  new PerformanceObserver((list) => {
    for (const entry of list.getEntries()) if (entry.name === 'click') window.figures.clicks.push(entry.duration)
  }).observe({ type: 'event', durationThreshold: 16 } as PerformanceObserverInit)
  new PerformanceObserver((list) => {
    for (const entry of list.getEntries() as (PerformanceEntry & { value: number; hadRecentInput: boolean })[]) {
      if (entry.hadRecentInput) window.figures.moved += entry.value
      else window.figures.shifts += entry.value
    }
  }).observe({ type: 'layout-shift' })
}

export interface Clicks {
  /** Milliseconds from each click to the next paint, the shortest first; a paint sooner than 16 ms counts as 16. */
  readonly answered: readonly number[]
  readonly shifts: number
  readonly moved: number
}

export async function clicks(context: BrowserContext, game: Game): Promise<Clicks> {
  const page = await context.newPage()
  const player = new PLAYERS[game](page)
  await player.open()
  await player.myTurn()
  await page.evaluate(watch)
  await player.moves(CLICKS)
  const found = await page.evaluate(() => window.figures)
  const quick = Array.from({ length: Math.max(0, CLICKS - found.clicks.length) }, () => 16)
  return { ...found, answered: [...quick, ...found.clicks].toSorted((one, other) => one - other) }
}

/** Frames while dice tumble and tiles and points fly over the table, from a trace of the browser. */
export async function frames(context: BrowserContext): Promise<Frames> {
  const page = await context.newPage()
  const player = new Player(page)
  await player.open()
  await player.myTurn()
  await page.evaluate(watch)
  const trace = await Trace.start(page)
  await page.evaluate(heed)
  for (let move = 0; move < CLICKS / 2; move += 1) {
    await player.moves(1)
    await page.waitForFunction(() => document.getAnimations().every((one) => one.playState !== 'running'))
  }
  const { moving } = await page.evaluate(() => window.figures)
  return trace.frames(moving)
}

/** Note when something begins to move and when everything is at rest. Runs in the page. */
function heed(): void {
  performance.mark('duchy-heeds')
  const begun = performance.now()
  let since: number | undefined
  const frame = () => {
    const now = performance.now() - begun
    const moving = document.getAnimations().some((one) => one.playState === 'running')
    if (moving) since ??= now
    else if (since !== undefined) {
      window.figures.moving.push([since, now])
      since = undefined
    }
    requestAnimationFrame(frame)
  }
  requestAnimationFrame(frame)
}

export type { Page }

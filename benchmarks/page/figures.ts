/** Figures that the browser itself measures while somebody plays. */

import { gzipSync } from 'node:zlib'
import type { BrowserContext, Page } from '../../web/node_modules/@playwright/test/index.mjs'
import { Player } from '../../web/e2e/player'

const CLICKS = 50
const LONG = 20

/** The bytes of all scripts that the start page loads before it can be used, gzipped. */
export async function firstLoad(context: BrowserContext): Promise<number> {
  const page = await context.newPage()
  const sizes: Promise<number>[] = []
  page.on('response', (response) => {
    if (response.request().resourceType() === 'script') sizes.push(response.body().then((body) => gzipSync(body).length))
  })
  await page.goto('/')
  await page.getByRole('button', { name: 'Play now' }).waitFor()
  await page.waitForLoadState('networkidle')
  return (await Promise.all(sizes)).reduce((sum, size) => sum + size, 0)
}

declare global {
  interface Window {
    figures: { clicks: number[]; shifts: number; moved: number; frames: number[] }
  }
}

/** Note clicks and shifts as they happen. Runs in the page. */
function watch(): void {
  window.figures = { clicks: [], shifts: 0, moved: 0, frames: [] }
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

export async function clicks(context: BrowserContext): Promise<Clicks> {
  const page = await context.newPage()
  const player = new Player(page)
  await player.open()
  await player.myTurn()
  await page.evaluate(watch)
  await player.moves(CLICKS)
  const found = await page.evaluate(() => window.figures)
  const quick = Array.from({ length: Math.max(0, CLICKS - found.clicks.length) }, () => 16)
  return { ...found, answered: [...quick, ...found.clicks].toSorted((one, other) => one - other) }
}

export interface Frames {
  readonly rate: number
  /** Per cent. */
  readonly long: number
  readonly longest: number
}

/** Frames while tiles and points fly over the table, from a trace of the browser. */
export async function frames(context: BrowserContext): Promise<Frames> {
  const page = await context.newPage()
  const player = new Player(page)
  await player.open()
  await player.myTurn()
  await page.evaluate(watch)
  await page.evaluate(tick)
  await player.moves(CLICKS / 2)
  const { frames } = await page.evaluate(() => window.figures)
  const took = frames.reduce((sum, frame) => sum + frame, 0)
  return {
    rate: (1000 * frames.length) / took,
    long: (100 * frames.filter((frame) => frame > LONG).length) / frames.length,
    longest: Math.max(...frames),
  }
}

/** Note how long each frame takes while something moves. Runs in the page. */
function tick(): void {
  let before: number | undefined
  const frame = (now: number) => {
    const moving = document.getAnimations().some((one) => one.playState === 'running')
    if (moving && before !== undefined) window.figures.frames.push(now - before)
    before = moving ? now : undefined
    requestAnimationFrame(frame)
  }
  requestAnimationFrame(frame)
}

export type { Page }

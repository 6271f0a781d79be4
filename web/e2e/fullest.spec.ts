/** The fullest positions of Burgundy: four players with every expansion, late in a game, shown from what was kept of them. */

import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Page } from '@playwright/test'
import type { Update } from '../src/wire'
import { wholeOf } from '../tests/whole'
import { coveredNumbers, faults, hexWidth, optionRows, smallWords, tileWidths } from './room'
import { expect, test } from './test'

const TABLE = '0123456789abcdef'
const SIZES = [
  [1440, 900],
  [1366, 650],
  [1280, 720],
  [1180, 820],
  [820, 1180],
  [768, 1024],
  [390, 844],
  [360, 640],
] as const
const NAMES = ['Alexandrina of Burgundy', 'Bo', 'Chancellor bot 3', 'Ночной Воевода']
const NONE = { outside: [], cut: [], overlapping: [] }

interface Position {
  readonly options: Record<string, unknown>
  readonly seat: number
  readonly view: unknown
  readonly legal: readonly unknown[]
  readonly scores: readonly number[]
  readonly acting: readonly number[]
  readonly ply: number
}

/** Answer the page's socket with one position of a game. */
async function seat(page: Page, name: string): Promise<void> {
  const file = join(import.meta.dirname, '..', 'tests', 'fixtures', `burgundy-full-${name}.json`)
  const { options, seat, view, legal, ...rest } = JSON.parse(readFileSync(file, 'utf8')) as Position
  const seats = NAMES.map((one, index) => ({ name: one, kind: index === seat ? 'person' : 'bot', bot: 'steward' }))
  const clock = { kind: 'none' }
  const table = { id: TABLE, game: 'burgundy', rules: 3, status: 'playing', seats, clock, commitment: '' }
  const update = {
    type: 'update',
    number: 50,
    full: true,
    now: 0,
    title: '',
    you: [seat],
    table: { ...table, ...rest, options, coach: 'hints' },
    frames: [{ seat, view, legal, may_take_back: true }],
    events: [],
    chats: [],
    acks: [],
  }
  const message = wholeOf(update as unknown as Update)
  await page.routeWebSocket(/socket$/, (socket) => socket.onMessage(() => socket.send(JSON.stringify(message))))
  // What an action would bring is asked of a table that is not there.
  await page.route(`**/api/tables/${TABLE}/**`, (route) => route.fulfill({ json: [] }))
  await page.goto(`/#/table/${TABLE}`)
  await expect(page.locator('[data-turn="mine"]')).toBeVisible()
  await page.evaluate(() => document.fonts.ready)
}

for (const language of ['en', 'ru', 'uk']) {
  for (const name of ['turn', 'harvest']) {
    test(`${name}: everything is whole, apart and large, in ${language}`, async ({ page, guard }) => {
      void guard
      await page.addInitScript((wanted) => {
        if (location.origin !== 'null') localStorage.setItem('duchy-language', wanted)
      }, language)
      await seat(page, name)
      await expect(page.locator('html')).toHaveAttribute('lang', language)
      for (const [width, height] of SIZES) {
        const where = `${width}x${height}`
        await page.setViewportSize({ width, height })
        const tabs = page.locator('.frame > nav button')
        await expect(tabs).toHaveCount(width < 600 ? 4 : 0)
        for (const part of width < 600 ? [0, 1, 2] : [0]) {
          if (width < 600) {
            await tabs.nth(part).click()
            await expect(tabs.nth(part)).toHaveAttribute('aria-current', 'true')
          }
          expect.soft(await page.evaluate(faults), `${where} ${part}`).toEqual(NONE)
          expect.soft(await page.evaluate(smallWords), `${where} ${part}`).toEqual([])
        }
        if (width < 600) {
          await tabs.nth(0).click()
          for (const depot of await page.locator('main [data-spot^="depot:"]').all())
            await expect.soft(depot, where).toBeInViewport({ ratio: 0.98 })
        }
        // Whoever ends a turn too early is asked once more, in long words.
        const end = page.locator('[data-spot="do:end"]')
        if (name === 'turn') {
          await end.click()
          await expect(end).toHaveAttribute('aria-pressed', 'true')
          expect.soft(await page.evaluate(faults), `${where} asked again`).toEqual(NONE)
          await page.keyboard.press('Escape')
        }
        await expect.soft(page.locator('footer [data-spot^="silver:"]'), where).toBeInViewport({ ratio: 1 })
        // An upright tablet keeps no empty room for choices.
        if (name === 'turn' && width < height && width > 600)
          expect.soft((await page.locator('footer').boundingBox())?.height, where).toBeLessThanOrEqual(112)
        if (width < 600) {
          await tabs.nth(1).click()
          expect.soft(await page.evaluate(hexWidth), where).toBeGreaterThanOrEqual(40)
          if (name === 'turn') continue
          const fold = page.locator('.fold button')
          await fold.click()
          const { rows, cut } = await page.evaluate(optionRows)
          expect.soft({ rows, cut }, where).toEqual({ rows: 6, cut: [] })
          await fold.click()
          continue
        }
        expect.soft(await page.evaluate(hexWidth), where).toBeGreaterThanOrEqual(48)
        const { depot, stored } = await page.evaluate(tileWidths)
        expect.soft(stored, where).toBeGreaterThanOrEqual(depot - 1)
        if (name === 'turn') {
          // What regions are worth covers no number.
          await page.keyboard.press('v')
          await expect(page.locator('main .label').first()).toBeVisible()
          expect.soft(await page.evaluate(coveredNumbers), where).toEqual([])
          await page.keyboard.press('v')
          continue
        }
        const fold = page.locator('.fold button')
        if (await fold.isVisible()) await fold.click()
        const { rows, hidden, cut } = await page.evaluate(optionRows)
        expect.soft({ hidden, cut }, where).toEqual({ hidden: [], cut: [] })
        expect.soft(rows, where).toBe(2)
        for (const player of width < height ? await page.locator('aside li').all() : [])
          await expect.soft(player, where).toBeInViewport({ ratio: 1 })
        if (await fold.isVisible()) await fold.click()
      }
    })
  }
}

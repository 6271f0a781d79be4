/** Tables without a server: whole games, reloads, no network, hands that stay hidden, the coach, files, an ended worker. */

import { readFileSync } from 'node:fs'
import type { Page } from '@playwright/test'
import { accessible } from '../axe'
import { House } from '../house'
import { KingdomPlayer } from '../kingdom'
import type { Player } from '../player'
import { expect, test } from './test'

const BURGUNDY = 'Play now Castles of Burgundy'
const KINGDOM = 'Play now Wonderful Kingdom'

async function begin(page: Page, player: Player, game: string): Promise<void> {
  await page.goto('./')
  await page.getByRole('button', { name: game }).click()
  await player.seated()
}

/** Give up, so that the game is over. */
async function giveUp(page: Page, player: Player): Promise<void> {
  await player.myTurn()
  await page.getByRole('button', { name: 'Menu' }).click()
  await page.getByRole('button', { name: 'Resign' }).click()
  await page.getByRole('group', { name: 'Are you sure' }).getByRole('button', { name: 'Resign' }).click()
  await expect(page.getByRole('dialog', { name: /^Game over/ })).toBeVisible()
}

test('a whole game against a bot; its record is read by a server', async ({ page, player, files }) => {
  await begin(page, player, BURGUNDY)
  await player.playOut()
  const ending = page.getByRole('dialog', { name: /^Game over/ })
  await ending.getByRole('button', { name: 'Verify the dice' }).click()
  await expect(ending.getByText(/^The dice were fair: all \d+ draws match/)).toBeVisible()
  await ending.getByRole('button', { name: 'Replay' }).click()
  const saving = page.waitForEvent('download')
  await page.getByRole('button', { name: 'Save record' }).click()
  const path = await (await saving).path()
  const record = readFileSync(path, 'utf8')
  const house = await House.open()
  // Another place, where somebody else looks at it.
  await page.request.put(`${house.address}/api/me`, { data: { nickname: 'Bo' } })
  const read = await page.request.post(`${house.address}/api/records`, { data: { record, limit: 1 } })
  expect(read.ok(), await read.text()).toBe(true)
  await house.close()
  await page.goto(`${files.address}#/record`)
  await page.locator('input[type=file]').setInputFiles(path)
  await expect(page.getByRole('slider', { name: 'Step of the game' })).toBeVisible()
})

test('a whole game of Wonderful Kingdom', async ({ page, guard }) => {
  void guard
  const player = new KingdomPlayer(page)
  await begin(page, player, KINGDOM)
  await player.playOut()
  await expect(page.getByRole('dialog', { name: /^Game over/ })).toBeVisible()
})

test('a reload, a reload without a network, and an ended worker lose nothing', async ({ page, player, context }) => {
  await begin(page, player, BURGUNDY)
  await player.moves(4)
  await player.myTurn()
  const ply = await player.ply()
  await page.reload()
  await player.myTurn()
  expect(await player.ply()).toBe(ply)
  // The page's own files are kept one after the other, and only then is it a page without a network.
  await page.evaluate(() => navigator.serviceWorker.ready.then(() => undefined))
  await context.setOffline(true)
  await page.reload()
  await player.myTurn()
  expect(await player.ply()).toBe(ply)
  await player.moves(3)
  await player.myTurn()
  const after = await player.ply()
  expect(after).toBeGreaterThan(ply)
  // The worker that holds the tables ends while a command is on its way.
  const [tables] = page.workers()
  await Promise.all([tables?.evaluate(() => close()).catch(() => undefined), player.move()])
  await player.myTurn()
  expect(await player.ply()).toBeGreaterThanOrEqual(after)
  await player.moves(2)
})

test('hands stay hidden between players at one device', async ({ page, guard }) => {
  void guard
  await page.goto('./#/new/kingdom')
  await page.getByRole('group', { name: 'Player in seat 2' }).getByText('Hot seat').click()
  await page.getByRole('button', { name: 'Start game' }).click()
  const curtain = page.getByRole('dialog', { name: /^Hand the device to/ })
  await expect(curtain).toBeVisible()
  await accessible(page, 'between two players')
  /** How many cards of the hand lie under no curtain. */
  const seen = () =>
    page.locator('.hand [data-card]').evaluateAll(
      (cards) =>
        cards.filter((card) => {
          const { x, y, width, height } = card.getBoundingClientRect()
          return !document.elementFromPoint(x + width / 2, y + height / 2)?.closest('.curtain')
        }).length,
    )
  expect(await seen()).toBe(0)
  await curtain.getByRole('button', { name: /^I am/ }).click()
  await expect(curtain).toHaveCount(0)
  expect(await seen()).toBeGreaterThan(0)
})

test('a hint, and a review that is left, come back to and finished', async ({ page, player }) => {
  await begin(page, player, BURGUNDY)
  const hint = page.getByRole('region', { name: 'Hint' })
  await player.myTurn()
  await player.key('h', hint)
  await expect(hint.locator('.nudge')).not.toBeEmpty()
  await page.keyboard.press('Escape')
  await giveUp(page, player)
  const replay = page.url().replace('/table/', '/replay/')
  await page.getByRole('dialog').getByRole('button', { name: 'Review' }).click()
  await expect(page.getByRole('progressbar', { name: 'Reviewing…' })).toBeVisible()
  await page.goto('./')
  await page.goto(`${replay}/review`)
  await expect(page.getByRole('heading', { name: 'Costliest decisions' })).toBeVisible({ timeout: 300_000 })
  await accessible(page, 'a review')
})

test('tables are saved to a file and read in another browser', async ({ page, player, browser, files }) => {
  await begin(page, player, BURGUNDY)
  await player.moves(3)
  await page.goto('./')
  const saving = page.waitForEvent('download')
  await page.getByRole('button', { name: 'Save all tables to a file' }).click()
  const path = await (await saving).path()
  await accessible(page, 'the first page')
  const other = await browser.newContext({ baseURL: files.address, locale: 'en' })
  const there = await other.newPage()
  await there.goto('./')
  await there.locator('input[type=file]').setInputFiles(path)
  await expect(there.getByText(/^1 new table/)).toBeVisible()
  await other.close()
})

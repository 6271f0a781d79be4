/** What can go wrong in a browser loses nothing: a second tab, a full disk, workers that end, a memory that is no memory. */

import type { Page } from '@playwright/test'
import { Player } from '../player'
import { expect, test } from './test'

const BURGUNDY = 'Play now Castles of Burgundy'

async function begin(page: Page, player: Player): Promise<void> {
  await page.goto('./')
  await page.getByRole('button', { name: BURGUNDY }).click()
  await player.seated()
  await player.moves(2)
  await player.myTurn()
}

test('a second tab sees what the first one does, and can go on', async ({ page, player, context }) => {
  await begin(page, player)
  const other = new Player(await context.newPage())
  await other.page.goto(page.url())
  await other.myTurn()
  expect(await other.ply()).toBe(await player.ply())
  for (const [acts, sees] of [
    [player, other],
    [other, player],
  ] as const) {
    await acts.moves(3)
    await acts.myTurn()
    const ply = await acts.ply()
    await expect(sees.frame).toHaveAttribute('data-ply', String(ply))
  }
  await page.close()
  await other.moves(2)
})

test('a full disk is said, and what was done before is there', async ({ page, player, guard }) => {
  await begin(page, player)
  const session = await page.context().newCDPSession(page)
  const { origin } = new URL(page.url())
  await session.send('Storage.overrideQuotaForOrigin', { origin, quotaSize: 1 })
  guard.forgiven.push(/quota/i)
  const said = page.getByText('There’s no space left on this device.')
  await expect(async () => {
    await player.attempt()
    await expect(said.first()).toBeVisible({ timeout: 2000 })
  }).toPass()
  const ply = await player.ply()
  await session.send('Storage.overrideQuotaForOrigin', { origin })
  await page.reload()
  await player.myTurn()
  expect(await player.ply()).toBe(ply)
  await player.moves(2)
})

test('workers that end in the middle of commands lose nothing that was shown', async ({ page, player }) => {
  await begin(page, player)
  for (let times = 0; times < 3; times += 1) {
    const ply = await player.ply()
    const ended = page.workers().map((worker) => worker.evaluate(() => close()).catch(() => undefined))
    await Promise.all([...ended, player.move()])
    await player.myTurn()
    expect(await player.ply()).toBeGreaterThanOrEqual(ply)
  }
  const ply = await player.ply()
  await page.reload()
  await player.myTurn()
  expect(await player.ply()).toBe(ply)
})

test('a kept memory that cannot be used is made again', async ({ page, player }) => {
  await begin(page, player)
  const ply = await player.ply()
  const memory = () =>
    page.evaluate(async () => {
      const [name = ''] = (await caches.keys()).filter((each) => each.startsWith('duchy-engine-'))
      const shelf = await caches.open(name)
      const found = (await shelf.keys()).filter(({ url }) => url.includes('/memory?'))
      const sizes = await Promise.all(
        found.map(async (each) => (await (await shelf.match(each))?.arrayBuffer())?.byteLength ?? 0),
      )
      return { name, addresses: found.map(({ url }) => url), sizes }
    })
  const { name, addresses, sizes } = await memory()
  expect(addresses).toHaveLength(1)
  expect(sizes[0]).toBeGreaterThan(5_000_000)
  await page.evaluate(
    async ([shelf, address]) => {
      const whole = await (await (await caches.open(shelf)).match(address))?.arrayBuffer()
      await (await caches.open(shelf)).put(address, new Response(whole?.slice(0, 1_000_000)))
    },
    [name, addresses[0] ?? ''] as const,
  )
  await page.reload()
  await player.myTurn()
  expect(await player.ply()).toBe(ply)
  await player.moves(2)
  // As large as before but for a page or two, as Python happened to collect its garbage.
  const [again = 0] = (await memory()).sizes
  expect(Math.abs(again - (sizes[0] ?? 0))).toBeLessThan(1_000_000)
})

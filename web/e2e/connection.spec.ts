import type { Page } from '@playwright/test'
import { expect, test } from './test'

/** A browser writes down by itself that a connection failed. */
const BROKEN = /WebSocket|ERR_|Failed to load resource/

/** Stop the page's clock, which only goes on; a busy machine needs some time between the question and the answer. */
async function halt(page: Page, ahead = 250): Promise<void> {
  const now = await page.evaluate(() => Date.now())
  const stopped = await page.clock.pauseAt(now + ahead).catch((error: unknown) => error)
  if (stopped !== undefined) await halt(page, 2 * ahead)
}

test('a server that dies in mid-move loses nothing and does nothing twice', async ({ page, player, guard, house }) => {
  guard.forgiven.push(BROKEN)
  let deaf = false
  await page.routeWebSocket(/\/socket$/, (socket) => {
    const server = socket.connectToServer()
    server.onMessage((message) => {
      if (!deaf) socket.send(message)
    })
  })
  await player.open()
  await player.moves(6)
  await player.myTurn()
  const ply = await player.ply()
  const log = await page.getByRole('log').textContent()
  const workers = page.locator('footer [data-spot="dice"] > button')
  deaf = true
  if (await workers.isEnabled()) {
    await page.locator('[data-die][aria-disabled="false"]').first().click()
    await workers.click()
  } else await page.locator('.ends > button:enabled, .choices button').first().click()
  await expect(page.getByText('Sending')).toBeVisible()
  await house.kill()
  const lost = page.getByText(/Retrying in/)
  await expect(lost).toBeVisible()
  deaf = false
  await house.start()
  await expect(lost).toHaveCount(0)
  await player.settled()
  await expect.poll(() => player.ply()).toBeGreaterThan(ply)
  await expect(page.getByRole('log')).toContainText(log?.trimEnd().slice(-40) ?? '')
  await player.moves(4)
})

test('a browser without a network says so, and goes on when there is one again', async ({
  page,
  player,
  guard,
  context,
}) => {
  guard.forgiven.push(BROKEN)
  let cut: (() => Promise<void>) | undefined
  await page.routeWebSocket(/\/socket$/, (socket) => {
    const server = socket.connectToServer()
    cut = () => Promise.all([socket.close({ code: 1001 }), server.close()]).then(() => undefined)
  })
  await player.open()
  await player.moves(3)
  await player.myTurn()
  const ply = await player.ply()
  await context.setOffline(true)
  await cut?.()
  await expect(page.getByText(/connection lost|no network|offline/i).first()).toBeVisible()
  await context.setOffline(false)
  await expect(page.getByText(/connection lost|no network|offline/i)).toHaveCount(0)
  await expect.poll(() => player.ply()).toBe(ply)
  await player.moves(2)
})

test('a network that goes silent is noticed within three seconds, and the banner goes when it is back', async ({
  page,
  player,
  guard,
}) => {
  guard.forgiven.push(BROKEN)
  // Three seconds of the page's own time, however long this machine takes for them.
  await page.clock.install()
  let deaf = false
  await page.routeWebSocket(/\/socket$/, (socket) => {
    const server = socket.connectToServer()
    socket.onMessage((message) => {
      if (!deaf) server.send(message)
    })
    server.onMessage((message) => {
      if (!deaf) socket.send(message)
    })
  })
  await player.open()
  await player.playUntil(async () => (await page.locator('[data-die][aria-disabled="false"]').count()) === 2)
  const ply = await player.ply()
  await halt(page)
  deaf = true
  await page.keyboard.press('d')
  await page.keyboard.press('w')
  const banner = page.getByText(/Connection lost/).first()
  await page.clock.runFor(3000)
  await expect(banner).toBeVisible()
  deaf = false
  await page.clock.resume()
  await expect(page.getByText(/Connection lost/)).toHaveCount(0)
  await expect(player.frame).toHaveAttribute('data-ply', String(ply + 1))
})

test('the browser says that there is no network: the banner is there at once', async ({
  page,
  player,
  guard,
  context,
}) => {
  guard.forgiven.push(BROKEN)
  await player.open()
  await player.myTurn()
  await context.setOffline(true)
  await expect(page.getByText(/Connection lost/).first()).toBeVisible()
  await context.setOffline(false)
  await expect(page.getByText(/Connection lost/)).toHaveCount(0)
  await player.moves(1)
})

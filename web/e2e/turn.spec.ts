import type { Player } from './player'
import { expect, test } from './test'

/** Sit down and play until a whole turn lies ahead. */
async function fresh(player: Player): Promise<void> {
  await player.open()
  const dice = player.page.locator('[data-die][aria-disabled="false"]')
  await player.playUntil(async () => (await dice.count()) === 2)
}

test('dice that are used leave what is left: the question says so, and the focus is there', async ({
  page,
  player,
}) => {
  await fresh(player)
  const ply = await player.ply()
  await page.keyboard.press('d')
  await page.keyboard.press('w')
  await expect(player.frame).toHaveAttribute('data-ply', String(ply + 1))
  await expect(page.locator('[data-die][aria-disabled="false"]')).toBeFocused()
  await expect(player.question).toHaveText('Use your dice.')
  await page.keyboard.press('d')
  await page.keyboard.press('w')
  await expect(player.frame).toHaveAttribute('data-ply', String(ply + 2))
  await expect(player.question).toHaveText(/^Both dice used\. .*[Ee]nd your turn\.$/)
  await expect(page.locator('.ends').getByRole('button', { name: 'End turn' })).toBeFocused()
  await page.keyboard.press('e')
  await expect.poll(() => player.ply()).toBeGreaterThan(ply + 2)
})

test('a turn with an unused die ends only when it is said twice', async ({ page, player }) => {
  await fresh(player)
  const ply = await player.ply()
  await page.getByRole('button', { name: 'End turn' }).click()
  await expect(page.getByText('You still have an unused die. End your turn anyway?')).toBeVisible()
  expect(await player.ply()).toBe(ply)
  await page.keyboard.press('Escape')
  await expect(page.getByRole('button', { name: 'End anyway' })).toHaveCount(0)
  await page.getByRole('button', { name: 'End turn' }).click()
  await page.getByRole('button', { name: 'End anyway' }).click()
  await expect.poll(() => player.ply()).toBeGreaterThan(ply)
})

test('U and Ctrl+Z take a step back', async ({ page, player }) => {
  await fresh(player)
  const ply = await player.ply()
  for (const key of ['u', 'Control+z']) {
    await page.keyboard.press('d')
    await page.keyboard.press('w')
    await expect(player.frame).toHaveAttribute('data-ply', String(ply + 1))
    await player.settled()
    await page.keyboard.press(key)
    await expect(player.frame).toHaveAttribute('data-ply', String(ply))
    await player.settled()
  }
})

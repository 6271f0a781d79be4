import { expect, test } from './test'

test('a whole game against a bot, from two clicks to the rematch', async ({ page, player }) => {
  await page.goto('/')
  await page.getByRole('button', { name: 'Play now' }).click()
  await player.seated()
  await player.moves(25)
  await player.playOut()
  await expect(page.getByRole('dialog')).toBeVisible()
})

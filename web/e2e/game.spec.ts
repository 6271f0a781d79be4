import { expect, test } from './test'

test('a whole game against a bot, from two clicks to the rematch', async ({ page, player }) => {
  await page.goto('/')
  await page.getByRole('button', { name: 'Play now' }).click()
  await player.seated()
  await player.moves(30)
  await player.playOut()

  const ending = page.getByRole('dialog', { name: /^The game is over/ })
  const points = ending.getByRole('table', { name: 'Points by source' })
  await expect(points.getByRole('row', { name: /^Total/ })).toBeVisible()
  await expect(ending.getByRole('table', { name: 'Points over the rounds' }).getByRole('row')).toHaveCount(27)
  await ending.getByRole('button', { name: 'Check the dice' }).click()
  await expect(ending.getByText(/^The seed fits its commitment, and all \d+ draws follow/)).toBeVisible()

  const before = page.url()
  await ending.getByRole('button', { name: 'Rematch' }).click()
  await expect(page).not.toHaveURL(before)
  await player.seated()
  await player.moves(2)
})

test('what the log tells is what the table shows', async ({ page, player }) => {
  await player.open()
  await player.moves(12)
  await player.myTurn()
  const log = page.getByRole('log')
  await expect(log.getByText(/^Ann (takes|places|sells)/).first()).toBeVisible()
  await expect(log.getByText(/rolls/).first()).toBeVisible()
})

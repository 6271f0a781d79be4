import { expect, test } from './test'

test('a whole game against a bot, from two clicks to the rematch', async ({ page, player }) => {
  await page.goto('/')
  await page.getByRole('button', { name: 'Play now Castles of Burgundy' }).click()
  await player.seated()
  await player.moves(10)
  await player.playOut()

  const ending = page.getByRole('dialog', { name: /^Game over/ })
  const points = ending.getByRole('table', { name: 'Points by source' })
  await expect(points.getByRole('row', { name: /^Total/ })).toBeVisible()
  await expect(ending.getByRole('table', { name: 'Points by round' }).getByRole('row')).toHaveCount(27)
  await ending.getByRole('button', { name: 'Verify the dice' }).click()
  await expect(ending.getByText(/^The dice were fair: all \d+ draws match/)).toBeVisible()

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

test('the turn of a bot is followed step by step', async ({ page, player }) => {
  await player.open()
  await player.myTurn()
  await page.getByRole('button', { name: 'Menu' }).click()
  await page.getByRole('group', { name: 'Other players’ moves' }).getByText('Step by step').click()
  await page.keyboard.press('Escape')
  const next = page.getByRole('button', { name: 'Next step' })
  while (!(await next.isVisible())) {
    await player.move('hasty')
    await expect.poll(async () => (await next.isVisible()) || (await player.turn()) === 'mine').toBe(true)
  }
  const ply = await player.ply()
  await next.click()
  await expect.poll(() => player.ply()).toBe(ply + 1)
  await page.getByRole('button', { name: 'Catch up' }).click()
  await player.myTurn()
  expect(await player.ply()).toBeGreaterThan(ply + 1)
})

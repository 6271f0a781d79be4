/** The interactive first game of Burgundy, followed to its end. */

import { follow } from './guide'
import { expect, test } from './test'

test('the lesson leads from the start page through two turns, and the game goes on', async ({ page, player }) => {
  await page.goto('/')
  await page.getByRole('link', { name: 'Learn by playing Castles of Burgundy' }).click()
  await player.seated()
  const steps = await follow(page, (x, y) => page.mouse.click(x, y))
  expect(steps).toHaveLength(19)
  await expect(page.getByRole('button', { name: /^15 points/ })).toBeVisible()
  await player.moves(4)
})

test('a reload goes on where one was, and G goes on by key', async ({ page, player }) => {
  await page.goto('/#/learn/burgundy')
  await player.seated()
  const guide = page.getByRole('region', { name: 'Guide' })
  await expect(guide).toBeVisible()
  for (const title of ['Your duchy', 'What is what', 'Two dice']) {
    await page.keyboard.press('g')
    await expect(guide.getByRole('heading')).toHaveText(title)
  }
  await page.reload()
  await expect(guide).toContainText('Step 4 of 19')
  await page.keyboard.press('d')
  await expect(guide.getByRole('heading')).toHaveText('Take a tile')
})

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true })

  test('the lesson is followed by touch', async ({ page, player }) => {
    await page.goto('/')
    await page.getByRole('link', { name: 'Learn by playing Castles of Burgundy' }).tap()
    await player.seated()
    const steps = await follow(page, (x, y) => page.touchscreen.tap(x, y))
    expect(steps).toHaveLength(19)
  })
})

/** Learning Wonderful Kingdom: its first game, followed to the end of a round, and its rules. */

import { follow } from './guide'
import { expect, test } from './test'

const LEARN = { name: 'Learn by playing Wonderful Kingdom' }
const STEPS = 20

test('the lesson leads from the start page through a round, and the game goes on', async ({ page, player }) => {
  await page.goto('/')
  await page.getByRole('link', LEARN).click()
  await player.seated()
  const steps = await follow(page, (x, y) => page.mouse.click(x, y), true)
  expect(steps).toHaveLength(STEPS)
  await player.moves(3)
})

test('a reload goes on where one was, and G goes on by key', async ({ page, player }) => {
  await page.goto('/#/learn/kingdom')
  await player.seated()
  const guide = page.getByRole('region', { name: 'Guide' })
  await expect(guide).toBeVisible()
  for (const title of ['Your hand', 'What is what', 'Offer two cards']) {
    await page.keyboard.press('g')
    await expect(guide.getByRole('heading')).toHaveText(title)
  }
  await page.reload()
  await expect(guide).toContainText(`Step 4 of ${STEPS}`)
})

test('the rules are searched, lead to a card, and to the book of the other game', async ({ page, guard }) => {
  void guard
  await page.goto('/#/rules/kingdom')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Wonderful Kingdom')
  await page.getByRole('combobox').fill('hell gate')
  await page.getByRole('option').first().click()
  await expect(page).toHaveURL(/rules\/kingdom\/hell-gate$/)
  await expect(page.locator('#rule-hell-gate')).toBeInViewport()
  await page.goto('/#/rules/kingdom/K5S.4')
  await expect(page.getByRole('heading', { name: 'Search', exact: true })).toBeInViewport()
  await page.getByRole('navigation', { name: 'Rules' }).getByRole('link', { name: 'Castles of Burgundy' }).click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Castles of Burgundy')
})

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true })

  test('the lesson is followed by touch', async ({ page, player }) => {
    await page.goto('/')
    await page.getByRole('link', LEARN).tap()
    await player.seated()
    const steps = await follow(page, (x, y) => page.touchscreen.tap(x, y), true)
    expect(steps).toHaveLength(STEPS)
  })

  test('in the rules nothing scrolls sideways', async ({ page, guard }) => {
    void guard
    await page.goto('/#/rules/kingdom/card-list')
    await expect(page.getByRole('heading', { name: 'The house set' })).toBeVisible()
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(390)
  })
})

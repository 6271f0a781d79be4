import { expect, test } from './test'

test('a choice that is pointed at lights up what it names, and a tile the choices that name it', async ({
  page,
  player,
}) => {
  await player.open()
  await player.playUntil(async () => (await page.locator('[data-die][aria-disabled="false"]').count()) === 2)
  await page.locator('[data-die][aria-disabled="false"]').first().click()
  const choices = page.locator('footer .choices button')
  await expect(choices.first()).toBeVisible()
  const named = page.locator('main [data-named]')
  await expect(named).toHaveCount(0)
  await choices.first().hover()
  await expect(named.first()).toBeVisible()
  await page.locator('header h1').hover()
  await expect(named).toHaveCount(0)
  await page.locator('[data-spot^="space:"]:has(.ring)').first().getByRole('button').hover()
  await expect(page.locator('footer .option.named')).toHaveCount(1)
})

test('a line of the log that is pointed at lights up its hex or its depot; words know no unprinted numbers', async ({
  page,
  player,
}) => {
  await player.open()
  const log = page.getByRole('log')
  const placed = log.locator('p').filter({ hasText: /^Ann places/ })
  await player.playUntil(async () => (await placed.count()) > 0)
  await placed.last().scrollIntoViewIfNeeded()
  await placed.last().hover()
  await expect(page.locator('[data-duchy="0"] [data-cell][data-named]')).toHaveCount(1)
  await page.locator('header h1').hover()
  await expect(page.locator('[data-named]')).toHaveCount(0)
  const taken = log.locator('p').filter({ hasText: /^Ann takes .* from depot/ })
  if ((await taken.count()) > 0) {
    await taken.last().scrollIntoViewIfNeeded()
    await taken.last().hover()
    await expect(page.locator('main [data-spot^="space:"][data-named]')).toHaveCount(1)
  }
  expect(await log.textContent()).not.toMatch(/\bhex (?:[7-9]|\d\d)/)
})

test('a hex says what its region would score, and one key shows it for all of them', async ({ page, player }) => {
  await player.open({ options: { duchies: '1' } })
  await player.playUntil(async () => (await page.locator('[data-duchy="0"] .placed').count()) > 0)
  await page.locator('[data-duchy="0"] [data-cell]').first().hover()
  const tip = page.getByRole('tooltip')
  await expect(tip).toContainText(/Region of \d+, still empty: \d+/)
  await expect(tip).toContainText(/If completed this phase: \+\d+/)
  await expect(tip).toContainText(/Colour bonus: \+5/)
  await page.keyboard.press('v')
  const labels = page.locator('[data-duchy="0"] .label')
  expect(await labels.count()).toBeGreaterThan(5)
  await page.keyboard.press('Escape')
  await expect(labels).toHaveCount(0)
})

test('the log keeps only so many lines on the page', async ({ page, player }) => {
  await player.open()
  await player.playOut()
  await page.keyboard.press('Escape')
  const lines = page.getByRole('log').locator('li p')
  expect(await lines.count()).toBeLessThanOrEqual(110)
  const newest = await lines.last().textContent()
  await page.getByRole('button', { name: 'Show earlier lines' }).click()
  await expect(lines.last()).not.toHaveText(newest ?? '')
  expect(await lines.count()).toBeLessThanOrEqual(110)
  await page.getByRole('button', { name: 'Show later lines' }).click()
  await expect(lines.last()).toHaveText(newest ?? '')
})

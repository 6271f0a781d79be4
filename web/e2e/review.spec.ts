import { readFileSync } from 'node:fs'
import type { Player } from './player'
import { expect, test } from './test'

/** A short game: some moves, then somebody gives up. */
async function played(player: Player): Promise<void> {
  await player.open()
  await player.moves(10)
  await player.myTurn()
  await player.page.getByRole('button', { name: 'Menu' }).click()
  await player.page.getByRole('button', { name: 'Resign' }).click()
  await player.page.getByRole('group', { name: 'Are you sure' }).getByRole('button', { name: 'Resign' }).click()
  await expect(player.page.getByRole('dialog', { name: /^Game over/ })).toBeVisible()
}

test('a game is gone through again by keyboard, from any seat', async ({ page, player }) => {
  await played(player)
  await page.getByRole('dialog').getByRole('button', { name: 'Replay' }).click()
  const slider = page.getByRole('slider', { name: 'Step of the game' })
  const last = Number(await slider.getAttribute('max'))
  expect(last).toBeGreaterThan(0)
  await expect(slider).toHaveValue(String(last))
  await slider.focus()
  await page.keyboard.press('Home')
  await expect(slider).toHaveValue('0')
  await page.keyboard.press('ArrowRight')
  await page.keyboard.press('PageDown')
  await expect(slider).toHaveValue('11')
  await page.keyboard.press('ArrowLeft')
  await expect(slider).toHaveValue('10')
  await page.getByLabel('View as').selectOption('Ann')
  await expect(page.getByRole('group', { name: 'Ann’s duchy' })).toBeVisible()
  // The last line is in sight on every screen, and an upright tablet has the whole table above it.
  for (const [width, height] of [
    [390, 844],
    [820, 1180],
  ] as const) {
    await page.setViewportSize({ width, height })
    await expect(page.locator('.frame > nav')).toHaveCount(width < 600 ? 1 : 0)
    await expect(page.getByRole('log').locator('p, li').last()).toBeInViewport({ ratio: 0.9 })
  }
  await expect(page.locator('main .board .ring').first()).toBeInViewport()
  await expect(page.locator('main [data-duchy]')).toBeInViewport()
  await page.getByRole('button', { name: 'Play', exact: true }).click()
  await expect(slider).not.toHaveValue('10')
  await page.getByRole('button', { name: 'Pause' }).click()
})

test('a replay begins at the moment of its address, and jumps by turn, round and large scores', async ({
  page,
  player,
}) => {
  await played(player)
  await page.getByRole('dialog').getByRole('button', { name: 'Replay' }).click()
  const slider = page.getByRole('slider', { name: 'Step of the game' })
  const last = Number(await slider.getAttribute('max'))
  await expect(slider).toHaveValue(String(last))
  const address = page.url()
  await page.goto('about:blank')
  await page.goto(`${address}/7`)
  await expect(slider).toHaveValue('7')

  const unit = page.getByLabel('Jump by')
  const at = async () => Number(await slider.inputValue())
  for (const [name, told] of [
    ['round', /^Round \d of 5/],
    ['turn', /./],
  ] as const) {
    await unit.selectOption(name)
    const before = await at()
    await page.getByRole('button', { name: `Back one ${name}` }).click()
    await expect.poll(at).toBeLessThan(before)
    await page.getByRole('button', { name: `Forward one ${name}` }).click()
    await page.getByRole('button', { name: `Forward one ${name}` }).click()
    await expect.poll(at).toBeGreaterThan(before)
    await expect(page.getByRole('log').getByText(told).last()).toBeAttached()
  }
  await slider.focus()
  await page.keyboard.press('Home')
  await unit.selectOption('phase')
  await page.keyboard.press('Shift')
  await page.locator('header h1').click()
  await page.keyboard.press(']')
  await expect.poll(at).toBeGreaterThan(0)
  await expect(page.getByRole('img', { name: 'Phase A' })).toBeVisible()

  const peaks = page.getByRole('group', { name: 'Points by round' }).getByRole('button')
  const label = (await peaks.last().getAttribute('aria-label')) ?? ''
  await peaks.last().click()
  await expect(slider).toHaveValue(/step (\d+)/.exec(label)?.[1] ?? '')
})

test('a record is saved, and opened by somebody else; a broken one says what is wrong', async ({
  page,
  player,
  guard,
  another,
}) => {
  await played(player)
  const saving = page.waitForEvent('download')
  await page.getByRole('button', { name: 'Save record' }).click()
  const file = await (await saving).path()
  const record = readFileSync(file, 'utf8')

  guard.forgiven.push(/400/)
  await page.goto('/#/record')
  const field = page.getByLabel(/^Choose a record/)
  const broken = record.replace(/^options: .*$/m, 'options: nonsense')
  expect(broken).not.toBe(record)
  await field.setInputFiles({ name: 'broken.duchy', mimeType: 'text/plain', buffer: Buffer.from(broken) })
  await expect(page.getByRole('alert')).not.toBeEmpty()

  const reader = await another()
  await reader.page.goto('/#/record')
  await reader.page.getByLabel(/^Choose a record/).setInputFiles(file)
  await expect(reader.page.getByRole('slider', { name: 'Step of the game' })).toBeVisible()
  await reader.page.getByRole('button', { name: 'Verify the dice' }).click()
  await expect(reader.page.getByText(/^The dice were fair/)).toBeVisible()
  // Its analysis has the game's own moves and names, and on an upright tablet board, duchy and lines together.
  await reader.page.getByRole('button', { name: 'Analyse' }).click()
  const board = reader.page.getByRole('complementary', { name: 'Analysis' })
  await expect(board.getByRole('listitem').first()).toContainText('Ann')
  await expect(board.getByRole('region', { name: 'Lines' }).locator('[aria-current=step]')).not.toHaveText('Start')
  await reader.page.setViewportSize({ width: 820, height: 1180 })
  for (const part of ['main .board .ring', 'main [data-duchy]', 'aside [aria-label="Lines"]'])
    await expect(reader.page.locator(part).first()).toBeInViewport()
  await expect(reader.page.locator('.frame > nav')).toHaveCount(0)
})

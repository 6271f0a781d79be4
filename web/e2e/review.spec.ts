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
  await expect(player.page.getByRole('dialog', { name: /^The game is over/ })).toBeVisible()
}

test('a game is gone through again by keyboard, from any seat', async ({ page, player }) => {
  await played(player)
  await page.getByRole('dialog').getByRole('button', { name: 'Replay' }).click()
  const slider = page.getByRole('slider', { name: 'Moment of the game' })
  await expect(slider).toHaveValue('0')
  const last = Number(await slider.getAttribute('max'))
  await slider.focus()
  await page.keyboard.press('End')
  await expect(slider).toHaveValue(String(last))
  await page.keyboard.press('Home')
  await expect(slider).toHaveValue('0')
  await page.keyboard.press('ArrowRight')
  await page.keyboard.press('PageDown')
  await expect(slider).toHaveValue('11')
  await page.keyboard.press('ArrowLeft')
  await expect(slider).toHaveValue('10')
  await page.getByLabel('View as').selectOption('Ann')
  await expect(
    page
      .getByRole('group', { name: 'My duchy' })
      .or(page.getByRole('group', { name: 'Duchy of Ann' }))
      .first(),
  ).toBeVisible()
  await page.getByRole('button', { name: 'Play', exact: true }).click()
  await expect(slider).not.toHaveValue('10')
  await page.getByRole('button', { name: 'Pause' }).click()
})

test('a record is saved, and opened by somebody else; a broken one says what is wrong', async ({
  page,
  player,
  guard,
  another,
}) => {
  await played(player)
  const saving = page.waitForEvent('download')
  await page.getByRole('button', { name: 'Save the record' }).click()
  const file = await (await saving).path()
  const record = readFileSync(file, 'utf8')

  guard.forgiven.push(/400/)
  await page.goto('/#/record')
  const field = page.getByLabel(/^A record/)
  const broken = record.replace(/^options: .*$/m, 'options: nonsense')
  expect(broken).not.toBe(record)
  await field.setInputFiles({ name: 'broken.duchy', mimeType: 'text/plain', buffer: Buffer.from(broken) })
  await expect(page.getByRole('alert')).not.toBeEmpty()

  const reader = await another()
  await reader.page.goto('/#/record')
  await reader.page.getByLabel(/^A record/).setInputFiles(file)
  await expect(reader.page.getByRole('slider', { name: 'Moment of the game' })).toBeVisible()
  await reader.page.getByRole('button', { name: 'Check the dice' }).click()
  await expect(reader.page.getByText(/^The dice were fair/)).toBeVisible()
})

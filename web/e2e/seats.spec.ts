import { expect, test } from './test'

test('hot seat with four, set up in the form and played to the end', async ({ page, player }) => {
  await page.goto('/#/new/burgundy')
  await page.getByRole('group', { name: 'Players' }).getByText('4', { exact: true }).click()
  for (const [seat, name] of [
    [2, 'Bo'],
    [3, 'Cy'],
    [4, 'Di'],
  ] as const) {
    await page
      .getByRole('group', { name: `Player in seat ${seat}` })
      .getByText('Hot seat (this device)')
      .click()
    await page.getByLabel(`Name of the player in seat ${seat}`).fill(name)
  }
  await page.getByRole('button', { name: 'Start game' }).click()
  await player.seated()
  const asked = new Set<string>()
  await player.playUntil(async () => {
    asked.add(((await player.question.textContent()) ?? '').split(':')[0] ?? '')
    return asked.size === 4
  }, 'hasty')
  expect([...asked].toSorted()).toEqual(['Bo', 'Cy', 'Di', 'Guest'])
  await player.playOut()
  await expect(page.getByRole('dialog').getByRole('columnheader')).toHaveCount(4 + 5)
})

test('two teams of two share duchies and play to the end', async ({ page, player }) => {
  const bot = { kind: 'bot', bot: 'random' }
  await player.open({
    options: { players: 4, teams: 'yes' },
    seats: [{ kind: 'me' }, bot, { kind: 'hot', name: 'Bo' }, bot],
  })
  await expect(page.getByRole('group', { name: 'Team storage' }).first()).toBeVisible()
  await player.moves(6)
  await player.playOut()
  await expect(page.getByRole('dialog', { name: /^Game over/ })).toBeVisible()
})

test('a solo game runs towards its target and ends', async ({ page, player }) => {
  await page.goto('/#/new/burgundy')
  await page.getByRole('group', { name: 'Players' }).getByText('1', { exact: true }).click()
  await page.getByRole('button', { name: 'Start game' }).click()
  await player.seated()
  await expect(page.getByText(/^Target: \d+$/)).toBeVisible()
  await player.moves(6)
  await player.playOut()
  await expect(page.getByRole('dialog', { name: /^Game over/ })).toBeVisible()
})

test('every expansion at once is played natively', async ({ page, player }) => {
  await player.open({
    options: {
      extra_tiles: 'yes',
      white_castles: 'yes',
      inns: 'yes',
      trade_routes: 'yes',
      shields: 'yes',
      duchies: 'outposts',
    },
  })
  await expect(page.getByRole('group', { name: 'Trade route' }).first()).toBeVisible()
  await player.moves(10)
  await player.playOut()
})

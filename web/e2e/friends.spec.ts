import type { Page } from '@playwright/test'
import type { Player } from './player'
import { expect, test } from './test'

/** Open a table for two from the form and let a friend in by link; gives the link. */
async function invite(page: Page, friend: Player): Promise<string> {
  await page.goto('/#/new/burgundy')
  await page.getByRole('group', { name: 'Player in seat 2' }).getByText('Invite a friend').click()
  await page.getByLabel('Your name, as your friends will see it').fill('Ann')
  await page.getByRole('button', { name: 'Start game' }).click()
  const invitation = await page.getByRole('textbox', { name: 'Invite link' }).inputValue()
  await friend.page.goto(invitation)
  await friend.page.getByLabel('Your name').fill('Bo')
  await friend.page.getByRole('button', { name: 'Join' }).click()
  return invitation
}

test('two browsers play against each other by link, a third looks on', async ({ page, player, another }) => {
  const friend = await another()
  const invitation = await invite(page, friend)
  await friend.seated()
  await player.seated()
  expect(friend.page.url()).not.toContain(invitation.split('/').at(-1))

  await page.getByRole('button', { name: 'Menu' }).click()
  await page.getByRole('button', { name: 'Spectator link' }).click()
  const watching = await page.getByRole('textbox', { name: 'Spectator link' }).inputValue()
  await page.keyboard.press('Escape')
  const spectator = await another()
  await spectator.page.goto(watching)
  await spectator.seated()
  await expect(spectator.page.getByText('Spectating')).toBeVisible()
  await expect(spectator.question).toHaveText(/^(To move: .+|Rolling the dice…)$/)

  const plies = () => Promise.all([player, friend, spectator].map((one) => one.ply()))
  for (let turns = 0; turns < 12; turns += 1) {
    await expect.poll(async () => [await player.turn(), await friend.turn()]).toContain('mine')
    const acting = (await player.turn()) === 'mine' ? player : friend
    const ply = await acting.ply()
    await acting.move(turns < 6 ? 'keen' : 'hasty')
    await expect.poll(async () => Math.min(...(await plies()))).toBeGreaterThan(ply)
    await expect.poll(async () => new Set(await plies()).size).toBe(1)
  }

  const whose = spectator.page.locator('.estate h2')
  await expect.poll(async () => [await player.turn(), await friend.turn()]).toContain('mine')
  const [mine, other] = (await player.turn()) === 'mine' ? ['Ann', 'Bo'] : ['Bo', 'Ann']
  await expect(whose).toHaveText(`${mine}’s duchy`)
  await spectator.page.getByRole('button', { name: `Look at ${other}’s duchy` }).click()
  await expect(whose).toHaveText(`${other}’s duchy`)
  const acting = mine === 'Bo' ? friend : player
  const ply = await acting.ply()
  await acting.move()
  await expect.poll(() => spectator.ply()).toBeGreaterThan(ply)
  await expect(whose).toHaveText(`${other}’s duchy`)
  await spectator.page.getByRole('button', { name: 'Follow the active player' }).click()
  await expect(spectator.page.getByRole('button', { name: 'Follow the active player' })).toHaveCount(0)

  await page.setViewportSize({ width: 390, height: 844 })
  await friend.page.getByRole('tab', { name: 'Chat' }).click()
  await friend.page.getByPlaceholder('Write a message').fill('A good roll')
  await friend.page.keyboard.press('Enter')
  const part = page.getByRole('navigation', { name: 'Table sections' }).getByRole('button', { name: /^Log/ })
  await expect(part.getByLabel('1 unread message')).toBeVisible()
  await part.click()
  await page.getByRole('tab', { name: 'Chat' }).click()
  await expect(page.getByText('A good roll')).toBeVisible()
  await expect(part.getByLabel('1 unread message')).toHaveCount(0)
})

test('a finished game is shared with a stranger; the next one is opened by one and followed by the other', async ({
  page,
  player,
  another,
}) => {
  const friend = await another()
  await invite(page, friend)
  await friend.seated()
  await friend.page.getByRole('button', { name: 'Menu' }).click()
  await friend.page.getByRole('button', { name: 'Resign' }).click()
  await friend.page.getByRole('button', { name: 'Resign' }).click()
  const before = page.url()
  await page
    .getByRole('dialog', { name: /^Game over/ })
    .getByRole('button', { name: 'Rematch' })
    .click()
  await expect(page).not.toHaveURL(before)
  await friend.page.keyboard.press('Escape')
  await friend.page.locator('footer').getByRole('button', { name: 'Next game' }).click()
  for (const one of [player, friend]) await one.seated()
  expect(friend.page.url()).toBe(page.url())
})

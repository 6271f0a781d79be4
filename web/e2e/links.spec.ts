import { readFileSync } from 'node:fs'
import type { Page } from '@playwright/test'
import { expect, test } from './test'

/** What a program reads that previews links: the tags of the page as it is sent. */
async function tags(page: Page, address: string): Promise<ReadonlyMap<string, string>> {
  const text = await (await page.request.get(address)).text()
  const found = text.matchAll(/<meta (?:property|name)="([^"]+)" content="([^"]*)">/g)
  return new Map([...found].map(([, name = '', content = '']) => [name, content]))
}

/** The size of a PNG, whose dots are there. */
function sizeOf(picture: Buffer): readonly number[] {
  expect(picture.subarray(1, 4).toString()).toBe('PNG')
  return [picture.readUInt32BE(16), picture.readUInt32BE(20)]
}

test('an invitation says who invites to what, is read by a camera, and tells others what it is', async ({
  page,
  another,
}) => {
  await page.goto('/#/new/burgundy')
  await page.getByRole('group', { name: 'Player in seat 2' }).getByText('Invite a friend').click()
  await page.getByLabel('Your name, as your friends will see it').fill('Ann')
  await page.getByRole('button', { name: 'Start game' }).click()
  await expect(page.getByRole('img', { name: 'QR code of the invite link' })).toBeVisible()
  const invitation = await page.getByRole('textbox', { name: 'Invite link' }).inputValue()

  const told = await tags(page, invitation)
  expect(told.get('og:title')).toBe('Ann invites you: Castles of Burgundy')
  const picture = await page.request.get(told.get('og:image') ?? '')
  expect(sizeOf(await picture.body())).toEqual([1200, 630])

  const friend = await another({ locale: 'uk' })
  await friend.page.goto(invitation)
  await expect(friend.page.getByRole('heading', { name: 'Ann запрошує вас' })).toBeVisible()
  await expect(friend.page.getByRole('heading', { level: 1, name: 'Замки Бургундії' })).toBeVisible()
  await expect(friend.page.getByText('вільне місце')).toBeVisible()
  await friend.page.getByLabel('Ваше ім’я').fill('Бо')
  await friend.page.getByRole('button', { name: 'До столу' }).click()
  await friend.seated()
  await expect(friend.page).toHaveURL(/\/#\/table\/[0-9a-f]{16}$/)
  await friend.page.goBack()
  await expect(friend.page).not.toHaveURL(/join/)

  await page.getByRole('button', { name: 'Menu' }).click()
  await page.getByRole('button', { name: 'Link to my seat' }).click()
  const carried = await page.getByRole('textbox', { name: 'Link to my seat' }).inputValue()
  const phone = await another({ viewport: { width: 390, height: 844 } })
  await phone.page.goto(carried)
  await expect(phone.page.getByRole('heading', { name: 'Move Ann’s seat to this device' })).toBeVisible()
  await phone.page.getByRole('button', { name: 'Continue here' }).click()
  await phone.seated()
  await expect(page.getByText('Spectating')).toBeVisible()
})

test('a shared game and a moment of it open without a question; the result is a picture', async ({
  page,
  player,
  another,
  context,
}) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write'])
  await player.open({ seats: [{ kind: 'me' }, { kind: 'bot', bot: 'random' }] })
  await player.myTurn()
  await player.move()
  await player.myTurn()
  await page.getByRole('button', { name: 'Menu' }).click()
  await page.getByRole('button', { name: 'Resign' }).click()
  await page.getByRole('button', { name: 'Resign' }).click()
  const end = page.getByRole('dialog', { name: /^Game over/ })
  await end.getByRole('button', { name: 'Result picture' }).click()
  const saving = page.waitForEvent('download')
  await page.getByRole('button', { name: 'Save picture' }).click()
  const file = readFileSync(await (await saving).path())
  expect(sizeOf(file)[0]).toBe(1200)
  expect(file.includes(Buffer.from('IEND'))).toBe(true)

  await end.getByRole('button', { name: 'Share' }).click()
  const watching = await end.getByRole('textbox', { name: 'Share' }).inputValue()
  const stranger = await another()
  await stranger.page.goto(watching)
  await expect(stranger.frame).toHaveAttribute('data-turn', 'over')
  await expect(stranger.page.getByText('Spectating')).toBeVisible()

  await end.getByRole('button', { name: 'Replay' }).click()
  const slider = page.getByRole('slider', { name: 'Step of the game' })
  await slider.focus()
  await page.keyboard.press('Home')
  await page.keyboard.press('ArrowRight')
  await expect(slider).toHaveValue('1')
  await page.getByRole('button', { name: 'Copy a link to this step' }).click()
  await expect(page.getByText('Link to this step copied')).toBeVisible()
  const moment = await page.evaluate(() => navigator.clipboard.readText())
  expect(moment).toMatch(/\/watch\/[\w-]+\/1$/)
  expect((await tags(page, moment)).get('og:title')).toContain('Position 1 of ')
  const other = await another()
  await other.page.goto(moment)
  await expect(other.page.getByRole('slider', { name: 'Step of the game' })).toHaveValue('1')
})

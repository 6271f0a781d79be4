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
  await page.getByRole('group', { name: 'Who sits in seat 2' }).getByText('Friend by link').click()
  await page.getByRole('button', { name: 'Begin' }).click()
  await expect(page.getByRole('img', { name: 'The link as a code for a camera' })).toBeVisible()
  const invitation = await page.getByRole('textbox', { name: 'Link for a friend' }).inputValue()

  const told = await tags(page, invitation)
  expect(told.get('og:title')).toBe('Guest invites you: Castles of Burgundy')
  const picture = await page.request.get(told.get('og:image') ?? '')
  expect(sizeOf(await picture.body())).toEqual([1200, 630])

  const friend = await another({ locale: 'uk' })
  await friend.page.goto(invitation)
  await expect(friend.page.getByRole('heading', { name: 'Guest запрошує вас' })).toBeVisible()
  await expect(friend.page.getByRole('heading', { level: 1, name: 'Замки Бургундії' })).toBeVisible()
  await expect(friend.page.getByText('вільне місце')).toBeVisible()
  await friend.page.getByLabel('Ваше ім’я').fill('Бо')
  await friend.page.getByRole('button', { name: 'До столу' }).click()
  await friend.seated()
  await expect(friend.page).toHaveURL(/\/#\/table\/[0-9a-f]{16}$/)
  await friend.page.goBack()
  await expect(friend.page).not.toHaveURL(/join/)
})

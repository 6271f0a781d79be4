import { type APIRequestContext, request } from '@playwright/test'
import type { Created, Update } from '../src/net/types'
import { expect, test } from './test'

/** Do the first thing that can be done at a table, by request; says whether there was anything. */
async function act(asks: APIRequestContext, table: string): Promise<boolean> {
  const { frames, number } = (await (await asks.get(`/api/tables/${table}`)).json()) as Update
  const [frame] = frames
  const action = frame?.legal[0]?.action
  if (!frame || action === undefined) return false
  const data = { type: 'move', id: `m${number}`, seat: frame.seat, action, number }
  expect((await asks.post(`/api/tables/${table}/commands`, { data })).ok()).toBe(true)
  return true
}

test('who looks elsewhere is called when it is their turn: in the tab and by the browser, and once', async ({
  page,
  player,
  house,
  context,
}) => {
  await context.grantPermissions(['notifications'])
  const friend = await request.newContext({ baseURL: house.address })
  await friend.put('/api/me', { data: { nickname: 'Bo' } })
  await page.goto('/')
  await page.request.put('/api/me', { data: { nickname: 'Ann' } })
  const wanted = { game: 'burgundy', seats: [{ kind: 'me' }, { kind: 'friend' }] }
  const { table, links } = (await (await page.request.post('/api/tables', { data: wanted })).json()) as Created
  expect((await friend.post('/api/links', { data: { token: links.join } })).ok()).toBe(true)
  while (await act(page.request, table));

  await page.goto(`/#/table/${table}`)
  await expect(player.frame).toHaveAttribute('data-turn', 'others')
  const bell = page.getByRole('button', { name: 'Tell me when it is my turn' })
  await expect(bell).toHaveAttribute('aria-pressed', 'false')
  await bell.click()
  await expect(bell).toHaveAttribute('aria-pressed', 'true')
  await page.getByRole('button', { name: 'Sound', exact: true }).click()
  await page.reload()
  for (const name of ['Tell me when it is my turn', 'Sound'])
    await expect(page.getByRole('button', { name, exact: true })).toHaveAttribute('aria-pressed', 'true')
  await expect(player.frame).toHaveAttribute('data-turn', 'others')

  const notices = () =>
    page.evaluate(async () => {
      const ready = await navigator.serviceWorker.ready
      return (await ready.getNotifications()).map(({ title, body }) => `${title}: ${body}`)
    })
  const look = (elsewhere: boolean) =>
    page.evaluate((gone) => {
      document.hasFocus = () => !gone
      dispatchEvent(new Event(gone ? 'blur' : 'focus'))
    }, elsewhere)
  const icon = page.locator('link[rel=icon]')
  await look(true)
  expect(await notices()).toEqual([])
  while (await act(friend, table));
  await expect(player.frame).toHaveAttribute('data-turn', 'mine')
  await expect.poll(notices).toEqual(['Your turn: Castles of Burgundy · Bo'])
  await expect(page).toHaveTitle(/^● Your turn/)
  await expect(icon).toHaveAttribute('href', '/icon-turn.svg')
  await look(false)
  await expect.poll(notices).toEqual([])
  await expect(icon).toHaveAttribute('href', '/icon.svg')
  await friend.dispose()
})

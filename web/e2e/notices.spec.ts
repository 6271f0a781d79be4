import { type APIRequestContext, type Page, request } from '@playwright/test'
import type { Created, Update } from '../src/wire'
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

/** A browser without a window shows no notices and asks nobody: what it is told to show is written down instead. */
async function withoutWindow(page: Page): Promise<void> {
  await page.addInitScript(() => {
    const shown: { title: string; body: string; tag: string; close: () => void }[] = []
    const called: string[] = []
    Object.assign(globalThis, { called, shown })
    const allowed = () => localStorage.getItem('test-allowed') === 'yes'
    Object.defineProperty(Notification, 'permission', { get: () => (allowed() ? 'granted' : 'default') })
    Notification.requestPermission = async () => {
      localStorage.setItem('test-allowed', 'yes')
      return 'granted'
    }
    const registration = ServiceWorkerRegistration.prototype
    registration.showNotification = async (title, { body = '', tag = '' } = {}) => {
      called.push(title)
      const notice = { title, body, tag, close: () => void shown.splice(shown.indexOf(notice), 1) }
      shown.push(notice)
    }
    registration.getNotifications = async () => [...shown] as unknown as Notification[]
  })
}

interface Written {
  readonly called: readonly string[]
  readonly shown: readonly { readonly title: string; readonly body: string }[]
}

test('who looks elsewhere is called when it is their turn: in the tab and by the browser, and once', async ({
  page,
  player,
  house,
}) => {
  await withoutWindow(page)
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
  const bell = page.getByRole('button', { name: 'Notify me when it’s my turn' })
  await expect(bell).toHaveAttribute('aria-pressed', 'false')
  await bell.click()
  await expect(bell).toHaveAttribute('aria-pressed', 'true')
  await page.getByRole('button', { name: 'Sound', exact: true }).click()
  await page.reload()
  for (const name of ['Notify me when it’s my turn', 'Sound'])
    await expect(page.getByRole('button', { name, exact: true })).toHaveAttribute('aria-pressed', 'true')
  await expect(player.frame).toHaveAttribute('data-turn', 'others')

  const notices = () =>
    page.evaluate(() => (globalThis as unknown as Written).shown.map(({ title, body }) => `${title}: ${body}`))
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
  const said = { type: 'chat', id: 'chat', text: 'Well?' }
  expect((await friend.post(`/api/tables/${table}/commands`, { data: said })).ok()).toBe(true)
  await page.getByRole('tab', { name: 'Chat' }).click()
  await expect(page.getByText('Well?')).toBeVisible()
  expect(await page.evaluate(() => (globalThis as unknown as Written).called)).toEqual(['Your turn'])
  const worker = await page.evaluate(async () => (await navigator.serviceWorker.ready).active?.scriptURL)
  expect(worker).toBe(`${house.address}/notices.js`)
  await look(false)
  await expect.poll(notices).toEqual([])
  await expect(icon).toHaveAttribute('href', '/icon.svg')
  await friend.dispose()
})

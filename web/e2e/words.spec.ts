import { expect, test } from './test'

/** Names and numbers that are the same in every language. */
const SAME = new Set(['Duchy', 'Ann', 'EN', 'English', 'XV'])

/** Words in Latin letters that are to be read or heard on the page. */
function latin(): string[] {
  const labels = [...document.querySelectorAll('[aria-label], [placeholder], [title]')].flatMap((one) =>
    ['aria-label', 'placeholder', 'title'].map((name) => one.getAttribute(name) ?? ''),
  )
  const read = [...document.querySelectorAll('#page *')].flatMap((one) =>
    [...one.childNodes].flatMap((node) => (node instanceof Text ? [node.data] : [])),
  )
  return [document.title, ...read, ...labels].flatMap((text) => text.match(/[A-Za-z]{2,}/g) ?? [])
}

for (const [language, name, play, menu] of [
  ['ru', 'Русский', 'Играть', 'Меню'],
  ['uk', 'Українська', 'Грати', 'Меню'],
] as const) {
  test(`the page speaks ${name} at once and everywhere`, async ({ page, player }) => {
    const strangers = async () => (await page.evaluate(latin)).filter((word) => !SAME.has(word))
    await page.goto('/')
    await expect(page.getByRole('button', { name: 'Play now Castles of Burgundy' })).toBeVisible()
    await page.getByRole('group', { name: 'Language' }).getByText(name).locator('..').click()
    await expect(page.getByRole('button', { name: new RegExp(play) }).first()).toBeVisible()
    await expect(page.locator('html')).toHaveAttribute('lang', language)
    await expect.poll(strangers).toEqual([])

    for (const place of [
      'new/burgundy',
      'new/kingdom',
      'rules/burgundy',
      'rules/kingdom',
      'solo/burgundy',
      'record',
      'nowhere',
    ]) {
      await page.goto(`/#/${place}`)
      await expect(page.getByRole('main')).not.toHaveAttribute('aria-busy', 'true')
      await expect(page.getByRole('main').locator('[aria-busy="true"]')).toHaveCount(0)
      await expect.poll(strangers, place).toEqual([])
    }

    await player.open()
    await player.moves(8)
    await player.myTurn()
    await expect(player.question).toHaveText(/[А-яЇї]/)
    await expect.poll(strangers).toEqual([])
    await page.getByRole('button', { name: menu }).click()
    await expect(page.getByRole('dialog')).toBeVisible()
    expect((await strangers()).filter((word) => !/^[a-f]+$/.test(word))).toEqual([])
  })
}

test('switching the language at a table changes what is asked at once', async ({ page, player }) => {
  await player.open()
  await player.myTurn()
  await expect(player.question).toHaveText('Use your dice.')
  await page.getByRole('button', { name: 'Menu' }).click()
  await page.getByRole('group', { name: 'Language' }).getByText('Українська').locator('..').click()
  await page.keyboard.press('Escape')
  await expect(player.question).not.toHaveText('Use your dice.')
  await page.reload()
  await expect(page.locator('html')).toHaveAttribute('lang', 'uk')
})

test('parchment and night ink: both themes, kept over a reload', async ({ page, player }) => {
  await player.open()
  const paper = () => page.evaluate(() => getComputedStyle(document.documentElement).getPropertyValue('--paper').trim())
  await page.getByRole('button', { name: 'Menu' }).click()
  const themes = page.getByRole('group', { name: 'Theme' })
  await themes.getByText('Parchment').locator('..').click()
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'light')
  const light = await paper()
  await themes.getByText('Night ink').locator('..').click()
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark')
  const dark = await paper()
  expect(dark).not.toBe(light)
  await page.reload()
  await player.seated()
  expect(await paper()).toBe(dark)
})

test('the page can be installed', async ({ page, guard, house }) => {
  void guard
  await page.goto('/')
  const link = await page.locator('link[rel="manifest"]').getAttribute('href')
  const manifest = await (await page.request.get(new URL(link ?? '', house.address).href)).json()
  expect(manifest).toMatchObject({ name: 'Duchy', display: 'standalone' })
  for (const icon of manifest.icons as { src: string; type: string }[]) {
    const found = await page.request.get(new URL(icon.src, house.address).href)
    expect(found.headers()['content-type']).toContain(icon.type)
  }
})

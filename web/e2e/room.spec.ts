import { expect, test } from './test'

const SIZES = [
  [1440, 900],
  [1366, 650],
  [1280, 720],
  [1180, 820],
  [820, 1180],
  [390, 844],
  [360, 640],
] as const
const EVERYTHING = { shields: 'yes', trade_routes: 'yes', inns: 'yes', white_castles: 'yes', extra_tiles: 'yes' }
const BOT = { kind: 'bot', bot: 'greedy' }
const FOUR = [{ kind: 'me' }, BOT, BOT, BOT]

test('the bar is one row in a low window', async ({ page, player }) => {
  await player.open({ options: { players: 4, ...EVERYTHING }, seats: FOUR })
  await player.myTurn()
  for (const [width, height] of [
    [1366, 650],
    [1280, 720],
  ] as const) {
    await page.setViewportSize({ width, height })
    expect((await page.locator('footer').boundingBox())?.height).toBeLessThanOrEqual(72)
  }
})

test('a hint hides no player, and the log follows again after it', async ({ page, player }) => {
  await page.setViewportSize({ width: 1280, height: 720 })
  await player.open({ options: { players: 4, ...EVERYTHING }, seats: FOUR })
  await player.moves(6)
  await player.myTurn()
  await page.locator('[data-spot="hint"]').click()
  await expect(page.locator('aside .hint')).toBeVisible()
  for (const seat of await page.locator('aside li:has([data-rival])').all())
    await expect(seat).toBeInViewport({ ratio: 1 })
  await page.locator('aside').getByRole('button', { name: 'Close' }).click()
  await player.moves(6)
  await player.myTurn()
  const below = () =>
    page.locator('[role="log"]').evaluate((log) => log.scrollHeight - log.scrollTop - log.clientHeight)
  await expect.poll(below).toBeLessThan(40)
})

/** How much wider than the window the page is. */
const sideways = () => document.documentElement.scrollWidth - innerWidth

test('both games are on the start page with a picture, a level and one click, at every size', async ({
  page,
  guard,
}) => {
  void guard
  for (const [width, height] of SIZES) {
    await page.setViewportSize({ width, height })
    await page.goto('/')
    const games = page.getByRole('main').getByRole('article')
    await expect(games).toHaveCount(2)
    for (const game of await games.all()) {
      await expect(game.getByRole('button', { name: /^Play now/ })).toBeVisible()
      await expect(game.getByRole('combobox')).toBeVisible()
      await expect(game.locator('.picture svg').first()).toBeVisible()
    }
    if (width >= 820) for (const game of await games.all()) await expect(game).toBeInViewport({ ratio: 1 })
    expect(await page.evaluate(sideways)).toBeLessThanOrEqual(0)
  }
  // Nobody who has never played sees an empty list of tables.
  await expect(page.getByRole('heading', { name: 'More' })).toBeVisible()
  await expect(page.getByRole('heading', { name: 'My tables' })).toHaveCount(0)
  await page.getByText('РУ', { exact: true }).click()
  await expect(page.locator('html')).toHaveAttribute('lang', 'ru')
  expect(await page.evaluate(sideways)).toBeLessThanOrEqual(0)
  await page.getByText('EN', { exact: true }).click()
  await page.getByRole('button', { name: 'Play now Wonderful Kingdom' }).click()
  await expect(page.locator('[data-turn]')).toHaveAttribute('data-turn', /mine|others/)
})

test('the form asks the host for a name, switches all expansions, and knows no Elo', async ({ page, guard }) => {
  void guard
  await page.goto('/#/new/burgundy')
  // What stays in the box is not said of every expansion.
  await expect(page.getByRole('switch', { name: 'Inns', exact: true })).toBeVisible()
  await expect(page.getByRole('main')).not.toContainText('stay in the box')
  await page.getByRole('switch', { name: 'All expansions' }).click()
  for (const name of ['Inns', 'Shields', 'White castles']) {
    await expect(page.getByRole('switch', { name, exact: true })).toHaveAttribute('aria-checked', 'true')
  }
  await expect(page.getByRole('main')).not.toContainText('Elo')
  await expect(page.getByRole('main')).toContainText(/Usually scores about \d+ points/)
  const level = page.getByRole('main').getByRole('combobox').first()
  for (const [bot, points] of [
    ['chancellor', /For strong players.* Usually scores about \d+ points/],
    ['duke', /The strongest.* Scored about \d+ points in \d+ games/],
  ] as const) {
    await level.selectOption(bot)
    await expect(page.getByRole('main')).toContainText(points)
  }
  await page.getByText('Invite a friend').first().click()
  const name = page.getByLabel('Your name, as your friends will see it')
  await name.fill('Ann')
  await page.getByRole('button', { name: 'Start game' }).click()
  await expect(page.getByRole('main')).toContainText('Ann')
  await expect(page.getByRole('main')).not.toContainText('Guest')
})

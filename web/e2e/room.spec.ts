import type { Page } from '@playwright/test'
import type { Player } from './player'
import { faults, hexWidth } from './room'
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
const LANGUAGES = ['en', 'ru', 'uk'] as const
const EVERYTHING = { shields: 'yes', trade_routes: 'yes', inns: 'yes', white_castles: 'yes', extra_tiles: 'yes' }
const BOT = { kind: 'bot', bot: 'greedy' }
const FOUR = [{ kind: 'me' }, BOT, BOT, BOT]
const NONE = { outside: [], cut: [], overlapping: [] }

/** Show the page in a language without opening it again. */
async function speak(page: Page, language: string): Promise<void> {
  await page.evaluate((wanted) => localStorage.setItem('duchy-language', wanted), language)
  await page.reload()
  await expect(page.locator('html')).toHaveAttribute('lang', language)
}

/** Look at every part of the table in every language and at every size. */
async function everywhere(
  player: Player,
  look: (where: string, size: readonly [number, number], part: number) => Promise<void>,
): Promise<void> {
  const { page } = player
  for (const language of LANGUAGES) {
    await speak(page, language)
    await player.seated()
    for (const size of SIZES) {
      const [width, height] = size
      await page.setViewportSize({ width, height })
      const tabs = page.locator('.frame > nav button')
      await expect(tabs).toHaveCount(width < 600 ? 4 : 0)
      for (let part = 0; part < (width < 600 ? 2 : 1); part += 1) {
        if (width < 600) await tabs.nth(part).click()
        await look(`${language} ${width}x${height} ${part}`, size, part)
      }
    }
  }
}

test('four players with everything: large hexes, nothing outside, cut or covered, at every size', async ({
  page,
  player,
}) => {
  await player.open({ options: { players: 4, duchies: 'outposts', ...EVERYTHING }, seats: FOUR })
  await player.rush('[role="img"][aria-label="Phase D"]')
  await everywhere(player, async (where, [width], part) => {
    expect.soft(await page.evaluate(faults), where).toEqual(NONE)
    if (width >= 600) expect.soft(await page.evaluate(hexWidth), where).toBeGreaterThanOrEqual(48)
    else if (part === 1) expect.soft(await page.evaluate(hexWidth), where).toBeGreaterThanOrEqual(40)
    await expect.soft(page.locator('footer [data-spot^="silver:"]'), where).toBeInViewport({ ratio: 1 })
  })
})

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
    if (width >= 1180) for (const game of await games.all()) await expect(game).toBeInViewport({ ratio: 1 })
    expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBeLessThanOrEqual(0)
  }
  await page.getByRole('button', { name: 'Play now Wonderful Kingdom' }).click()
  await expect(page.locator('[data-turn]')).toHaveAttribute('data-turn', /mine|others/)
})

test('the form asks the host for a name, switches all expansions, and knows no Elo', async ({ page, guard }) => {
  void guard
  await page.goto('/#/new/burgundy')
  await page.getByRole('switch', { name: 'All expansions' }).click()
  for (const name of ['Inns', 'Shields', 'White castles']) {
    await expect(page.getByRole('switch', { name, exact: true })).toHaveAttribute('aria-checked', 'true')
  }
  await expect(page.getByRole('main')).not.toContainText('Elo')
  await expect(page.getByRole('main')).toContainText(/Usually scores about \d+ points/)
  await page.getByText('Invite a friend').first().click()
  const name = page.getByLabel('Your name, as your friends will see it')
  await name.fill('Ann')
  await page.getByRole('button', { name: 'Start game' }).click()
  await expect(page.getByRole('main')).toContainText('Ann')
  await expect(page.getByRole('main')).not.toContainText('Guest')
})

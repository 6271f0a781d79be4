/** Wonderful Kingdom by other hands: two browsers that hide from each other, keyboard, finger, reload, languages. */

import type { Page } from '@playwright/test'
import { accessible } from './axe'
import { KingdomFinger, KingdomKeys, KingdomPlayer } from './kingdom'
import { expect, test } from './test'

/** Everything that the socket of a page brings. */
function heard(page: Page): string[] {
  const frames: string[] = []
  page.on('websocket', (socket) => socket.on('framereceived', ({ payload }) => frames.push(String(payload))))
  return frames
}

/** A frame without the numbers of all cards that are still unseen, which everybody may count. */
const bare = (frame: string) => frame.replace(/"unseen":\{[^}]*\}/g, '')

/** The frames that name a card, not another one whose name holds the same letters. */
function naming(card: string, frames: readonly string[]): readonly string[] {
  const named = new RegExp(`(?<![\\w-])${card}(?![\\w-])`)
  return frames.map(bare).filter((frame) => named.test(frame))
}

/** The cards of a hand as the page shows them. */
const handOf = (page: Page) =>
  page.locator('.hand [data-card]').evaluateAll((cards) => cards.map((card) => card.getAttribute('data-card') ?? ''))
const shownAt = (page: Page) =>
  page.locator('[data-card]').evaluateAll((cards) => cards.map((card) => card.getAttribute('data-card') ?? ''))

test('two browsers never hold the hidden cards of the other', async ({ page, guard, another }) => {
  void guard
  const friend = await another()
  const [mine, theirs] = [heard(page), heard(friend.page)]
  await page.goto('/#/new/kingdom')
  await page.getByRole('group', { name: 'Player in seat 2' }).getByText('Invite a friend').click()
  await page.getByLabel('Your name, as your friends will see it').fill('Ann')
  await page.getByRole('button', { name: 'Start game' }).click()
  const invitation = await page.getByRole('textbox', { name: 'Invite link' }).inputValue()
  await friend.page.goto(invitation)
  await friend.page.getByLabel('Your name').fill('Bo')
  await friend.page.getByRole('button', { name: 'Join' }).click()
  const [ann, bo] = [new KingdomPlayer(page), new KingdomPlayer(friend.page)]
  await ann.seated()
  await bo.seated()
  await expect(page.locator('.hand [data-card]')).toHaveCount(8)
  await expect(friend.page.locator('.hand [data-card]')).toHaveCount(8)

  const [one, other] = [await handOf(page), await handOf(friend.page)]
  const hidden = (from: readonly string[], to: readonly string[]) =>
    from.filter((card) => card !== 'calamity' && !to.includes(card))
  const lying = await page
    .locator('.area [data-card]')
    .evaluateAll((cards) => cards.map((card) => card.getAttribute('data-card')))
  const [annOnly, boOnly] = [
    hidden(one, [...other, ...lying.map(String)]),
    hidden(other, [...one, ...lying.map(String)]),
  ]
  expect(annOnly.length).toBeGreaterThan(0)
  for (const card of annOnly) expect(naming(card, theirs)).toEqual([])
  for (const card of boOnly) expect(naming(card, mine)).toEqual([])

  // Who is first lays a card face down: the other sees a back and who laid it.
  const [by, to, received, secret] =
    (await ann.turn()) === 'mine' ? [page, friend.page, theirs, annOnly] : [friend.page, page, mine, boOnly]
  const laid = secret[0] ?? ''
  await by.getByRole('switch', { name: 'Face down' }).click()
  await by.locator(`[data-spot="hand:${laid}"] button`).first().click()
  await by.getByRole('button', { name: 'Offer face down in A' }).click()
  await expect(to.getByRole('button', { name: /^face down, offered by / })).toBeVisible()
  await expect(by.getByRole('button', { name: /^face down, offered by you: / })).toBeVisible()
  expect(naming(laid, received)).toEqual([])
  expect(await shownAt(to)).not.toContain(laid)
})

test('a whole game is played by keyboard alone', async ({ page, guard }) => {
  void guard
  const player = new KingdomKeys(page)
  await player.open({ options: { module: 'none' } })
  await player.myTurn()
  await player.key('?', page.getByRole('dialog', { name: 'Keyboard shortcuts' }))
  await page.keyboard.press('Escape')
  await expect(page.getByRole('dialog', { name: 'Keyboard shortcuts' })).toBeHidden()
  await player.key('o', page.getByRole('button', { name: 'Back to my duchy' }))
  await page.keyboard.press('Escape')
  await player.playOut()
  await expect(page.getByRole('dialog', { name: /^Game over/ })).toBeVisible()
})

test('beside the tasks of quests all of each card of a hand is seen', async ({ page, guard }) => {
  void guard
  const player = new KingdomPlayer(page)
  await player.open({ options: { module: 'quests' } })
  expect(await player.rush('.hand [data-card]')).toBe(true)
  const cards = await page.locator('.hand [data-card]').evaluateAll((found) =>
    found.map((card) => {
      const { left, right } = card.getBoundingClientRect()
      return { left, right }
    }),
  )
  expect(cards.length).toBeGreaterThan(5)
  for (const [at, { left }] of cards.slice(1).entries()) expect(left).toBeGreaterThanOrEqual(cards[at]?.right ?? 0)
})

test('a reload in the middle of planning changes nothing', async ({ page, guard }) => {
  void guard
  const player = new KingdomPlayer(page)
  await player.open({ options: { module: 'none' } })
  await player.until('Planning')
  const drafted = await page.locator('.planning [data-card]').count()
  await page.locator('.ways button').first().click()
  await expect(page.locator('.planning .cards [data-card]')).not.toHaveCount(drafted)
  await player.settled()
  const before = [await player.question.textContent(), ...(await shownAt(page))]
  await page.reload()
  await player.seated()
  await expect.poll(async () => [await player.question.textContent(), ...(await shownAt(page))]).toEqual(before)
})

test('fill shows where cubes go, lays them, and is taken back as one', async ({ page, guard }) => {
  void guard
  const player = new KingdomPlayer(page)
  await player.open({ options: { module: 'none' } })
  await player.until('Planning')
  await page.locator('[data-spot="do:build-all"]').click()
  await player.settled()
  expect(await player.rush('[data-spot="do:fill"]')).toBe(true)
  // Both act at once, so that plies are no measure of what one has done.
  const asked = (await player.question.textContent()) ?? ''
  await page.locator('[data-spot="do:fill"]').hover()
  await expect(page.locator('.bar .line')).toContainText('closest to completion')
  await expect(page.locator('.coming').first()).toBeVisible()
  await page.locator('[data-spot="do:fill"]').click()
  await expect(player.question).not.toHaveText(asked)
  await player.settled()
  await page.getByRole('button', { name: 'Undo' }).click()
  await expect(player.question).toHaveText(asked)
})

test('at one device it is handed over for cards of a hand alone', async ({ page, guard }) => {
  void guard
  const player = new KingdomPlayer(page)
  const seats = [
    { kind: 'me', name: 'Ann' },
    { kind: 'hot', name: 'Bo' },
  ]
  await player.open({ options: { module: 'none' }, seats })
  const curtain = page.locator('.curtain')
  let handed = 0
  let taken = 0
  while ((await player.stage) !== 'Planning') {
    await player.settled()
    if (await curtain.isVisible()) {
      handed += 1
      await expect(player.question).toContainText('Offer a card')
      await curtain.getByRole('button').click()
    }
    if (await page.locator('[data-spot^="take:"]').first().isVisible()) {
      taken += 1
      // What is taken lies in sight of both, hands do not.
      expect((await handOf(page)).filter((card) => card !== '')).toEqual([])
    } else expect((await handOf(page)).filter((card) => card !== '').length).toBeGreaterThan(0)
    await player.move()
  }
  expect(taken).toBeGreaterThan(3)
  expect(handed).toBeLessThanOrEqual(10)
  // Everything is open from here to the end of the round.
  expect(await player.rush('.curtain, [data-table].draft')).toBe(true)
  await expect(page.locator('[data-table].draft')).toBeVisible()
})

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true, colorScheme: 'dark' })

  test('a game is played by finger, and nothing scrolls sideways', async ({ page, guard }) => {
    void guard
    const player = new KingdomFinger(page)
    await player.open({ options: { module: 'quests' } })
    const widths = await page
      .locator('.hand [data-card]')
      .evaluateAll((cards) => cards.map((card) => Math.round(card.getBoundingClientRect().width)))
    expect(widths.length).toBeGreaterThan(5)
    expect(widths).toEqual(Array.from(widths, () => widths[0]))
    const overhang = () => page.evaluate(() => document.documentElement.scrollWidth - innerWidth)
    for (const part of ['Table', 'Duchy', 'Quests', 'Players', 'Log']) {
      await page.getByRole('navigation').getByRole('button', { name: part, exact: true }).tap()
      expect(await overhang()).toBeLessThanOrEqual(0)
      await accessible(page, part)
      const small = await page.locator('.frame button').evaluateAll((found) =>
        found.flatMap((one) => {
          const { width, height } = one.getBoundingClientRect()
          const large = Math.max(width, height)
          return width > 0 && large < 39.5 ? [`${one.getAttribute('aria-label') ?? one.textContent}: ${large}`] : []
        }),
      )
      expect(small).toEqual([])
    }
    await player.moves(20)
    expect(await overhang()).toBeLessThanOrEqual(0)
  })
})

for (const locale of ['ru', 'uk']) {
  test.describe(locale, () => {
    test.use({ locale })

    test('the table speaks the language, and no obstacle stands in the way', async ({ page, guard }) => {
      void guard
      const player = new KingdomPlayer(page)
      await player.open({ options: { module: 'advisors' } })
      for (const stage of ['draft', 'planning', 'production']) {
        await player.rush(`[data-table].${stage}`)
        await accessible(page, `${locale} ${stage}`, { colours: locale === 'ru' })
      }
      const words = (await page.locator('.frame').textContent()) ?? ''
      expect(words.replace(/Ann|Greedy \d|Duchy/g, '')).not.toMatch(/[a-z]{3}/i)
    })
  })
}

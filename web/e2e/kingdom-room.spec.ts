/** The room of Kingdom's table in its fullest positions: nothing is cut, covered, or too small to be read. */

import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Page } from '@playwright/test'
import type { Update } from '../src/wire'
import { wholeOf } from '../tests/whole'
import { faults } from './kingdom-faults'
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
/** Realms of twelve built cards or more, in every part of a round. */
const POSITIONS = [
  ...['draft', 'hand', 'take', 'offer', 'plan', 'cube', 'battle', 'menaces'],
  ...['alone-draft', 'alone-plan', 'alone-cube'],
] as const

interface Position {
  readonly options: Record<string, unknown>
  readonly view: {
    readonly seats: readonly {
      readonly built: readonly string[]
      sites: readonly object[]
      drafted: readonly object[]
    }[]
  }
  readonly legal: readonly unknown[]
  readonly scores: readonly number[]
  readonly acting: readonly number[]
}

function positionOf(name: string): Position {
  const file = join(import.meta.dirname, '..', 'tests', 'fixtures', `kingdom-full-${name}.json`)
  return JSON.parse(readFileSync(file, 'utf8')) as Position
}

/** What the socket of every table says, by the table's id. */
const shown = new WeakMap<Page, Map<string, string>>()

/**
 * Show one position of a game, with everything under construction and drafted so many times: at a table of its own, whose
 * socket answers with it. The page is loaded once and goes from table to table.
 */
async function seat(page: Page, name: string, sites = 1, drafted = 1): Promise<void> {
  const { options, view, legal, scores, acting } = positionOf(name)
  const [own] = view.seats
  if (own && sites > 1) own.sites = Array.from({ length: sites }, () => own.sites).flat()
  if (own && drafted !== 1) own.drafted = Array.from({ length: drafted }, () => own.drafted).flat()
  expect(view.seats[0]?.built.length).toBeGreaterThanOrEqual(12)
  const seats = [
    { name: 'Ann', kind: 'person' },
    { name: 'Bo', kind: 'bot', bot: 'steward' },
  ].slice(0, view.seats.length)
  const tables = shown.get(page) ?? new Map<string, string>()
  // Tells one table from the next.
  const ply = tables.size + 1
  const id = String(ply).padStart(16, '0')
  const clock = { kind: 'none' }
  const table = { id, game: 'kingdom', rules: 2, status: 'playing', seats, clock, commitment: '' }
  const update = {
    type: 'update',
    number: 50,
    full: true,
    now: 0,
    title: '',
    you: [0],
    table: { ...table, ply, acting, scores, options, coach: 'hints' },
    frames: [{ seat: 0, view, legal, may_take_back: true }],
    events: [],
    chats: [],
    acks: [],
  }
  tables.set(id, JSON.stringify(wholeOf(update as unknown as Update)))
  if (!shown.has(page)) {
    shown.set(page, tables)
    await page.routeWebSocket(/socket$/, (socket) =>
      socket.onMessage(() => socket.send(tables.get(socket.url().split('/').at(-2) ?? '') ?? '')),
    )
  }
  await page.goto(`/#/table/${id}`)
  await expect(page.locator(`[data-turn="mine"][data-ply="${ply}"]`)).toBeVisible()
  await page.evaluate(() => document.fonts.ready)
}

/** Wait until what a size changes is drawn. Runs in the page. */
function drawn(): Promise<unknown> {
  return new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done)))
}

for (const locale of ['en', 'ru', 'uk']) {
  test.describe(locale, () => {
    test.use({ locale })

    test('twelve built cards and more are seen whole at every size', async ({ page, guard }) => {
      void guard
      const all: string[] = []
      const look = async (name: string, [width, height]: readonly [number, number], tab: number) => {
        await page.setViewportSize({ width, height })
        await page.evaluate(drawn)
        all.push(...(await page.evaluate(faults)).map((fault) => `${name} ${width}x${height} ${tab}: ${fault}`))
      }
      const narrow = ([width]: readonly [number, number]) => width < 600
      for (const name of POSITIONS) {
        await seat(page, name)
        for (const size of SIZES.filter((one) => !narrow(one))) {
          await look(name, size, 0)
          // However full the duchy is, its built cards keep their names.
          if (size[1] < 700) {
            const strips = await page.locator('.built .strip').count()
            expect.soft(strips, name).toBeGreaterThan(8)
            expect.soft(await page.locator('.built .strip > .name').count(), name).toBe(strips)
          }
        }
        // A phone has its table, its duchy and what is at the side each on a tab, and players on another.
        const phones = SIZES.filter(narrow)
        const [first] = phones
        if (first) await page.setViewportSize({ width: first[0], height: first[1] })
        const tabs = page.locator('.frame > nav button')
        for (const tab of [...(await tabs.all()).keys()].slice(0, -1)) {
          // The hand of the browser costs as much as what it opens.
          await tabs.nth(tab).evaluate((one: HTMLElement) => one.click())
          await expect(tabs.nth(tab)).toHaveAttribute('aria-current', 'true')
          for (const size of tab % 2 ? phones.toReversed() : phones) await look(name, size, tab)
        }
      }
      expect(all).toEqual([])
    })
  })
}

for (const name of ['draft', 'hand', 'take', 'offer']) {
  test(`cards of the draft are large, and the bar is one row: ${name}`, async ({ page, guard }) => {
    void guard
    await seat(page, name)
    const widths = (selector: string) =>
      page.locator(selector).evaluateAll((cards) => cards.map((card) => card.getBoundingClientRect().width))
    expect(Math.min(...(await widths('.hand [data-card]')))).toBeGreaterThanOrEqual(128)
    expect(Math.min(...(await widths('.area [data-card]')))).toBeGreaterThanOrEqual(128)
    const names = await page
      .locator(':is(.hand, .area) .name')
      .evaluateAll((all) => all.map((one) => Number.parseFloat(getComputedStyle(one).fontSize)))
    expect(Math.min(...names)).toBeGreaterThanOrEqual(13)
    const bar = await page.locator('footer').boundingBox()
    expect(bar?.height).toBeLessThanOrEqual(70)
    // A card offered face down has longer words on its button.
    const down = page.getByRole('switch', { name: 'Face down' })
    if ((await down.isVisible()) && (await down.isEnabled())) await down.click()
    for (const [width, height, least] of [
      [1366, 650, 100],
      [1280, 720, 104],
    ] as const) {
      await page.setViewportSize({ width, height })
      await expect
        .poll(async () => Math.min(...(await widths(':is(.hand, .area) [data-card]'))))
        .toBeGreaterThanOrEqual(least)
      await page.evaluate(drawn)
      expect(await page.evaluate(faults)).toEqual([])
    }
  })
}

test('all cubes that fit are put on a card under construction at once, also where it is a strip', async ({
  page,
  guard,
}) => {
  void guard
  await page.setViewportSize({ width: 1280, height: 720 })
  await seat(page, 'cube', 12)
  const all = page.locator('.lower .strip [data-spot="all:1"]')
  await expect(all).toBeInViewport({ ratio: 1 })
  await expect(all).toHaveText('+4')
  await expect(all).toHaveAccessibleName(/4/)
  // So is all the krystallium that one still takes.
  await seat(page, 'battle')
  await page.locator('[data-spot="krystallium"]').click()
  await expect(page.locator('[data-spot="all:1"]')).toHaveAccessibleName('Put 4 × krystallium on: Great Library')
})

test('however many cards are planned or drafted, what is pressed stays where it is, in the window', async ({
  page,
  guard,
}) => {
  void guard
  await page.setViewportSize({ width: 1280, height: 720 })
  await seat(page, 'plan', 1, 2)
  await expect(page.locator('.planning .cards > li')).toHaveCount(16)
  for (const build of await page.locator('.ways').all()) await expect(build).toBeInViewport({ ratio: 1 })
  // In the draft the switch stays where it is, whatever the size of the cards in hand.
  const down = page.getByRole('switch', { name: 'Face down' })
  await seat(page, 'hand', 1, 0)
  const before = await down.boundingBox()
  await seat(page, 'hand', 1, 3)
  expect((await down.boundingBox())?.y).toBe(before?.y)
  // Twelve cards under construction leave built ones their names.
  await seat(page, 'hand', 6)
  await expect(page.locator('.lower .sites > li')).toHaveCount(12)
  await expect(page.locator('.built .strip > .name')).toHaveCount(await page.locator('.built .strip').count())
  // Once nothing is left to plan, its room is the duchy's.
  await seat(page, 'plan', 1, 0)
  expect((await page.locator('.stage .planning').boundingBox())?.height).toBeLessThan(60)
})

test('an upright tablet has its drafted cards in two rows, and built ones in two columns', async ({ page, guard }) => {
  void guard
  await page.setViewportSize({ width: 820, height: 1180 })
  await seat(page, 'plan')
  const widths = await page
    .locator('.planning .cards [data-card]')
    .evaluateAll((cards) => cards.map((card) => card.getBoundingClientRect().width))
  expect(widths.length).toBeGreaterThan(6)
  expect(Math.min(...widths)).toBeGreaterThanOrEqual(120)
  await seat(page, 'cube')
  const lefts = await page
    .locator('.built .strip')
    .evaluateAll((strips) => strips.map((strip) => Math.round(strip.getBoundingClientRect().left)))
  expect(new Set(lefts).size).toBe(2)
  // Before anything is drafted the hand has its place too, and cards grow into it.
  await seat(page, 'hand', 1, 0)
  const boxes = await page
    .locator('.hand [data-card]')
    .evaluateAll((cards) => cards.map((card) => card.getBoundingClientRect()).map(({ top, width }) => ({ top, width })))
  expect(new Set(boxes.map(({ top }) => Math.round(top))).size).toBe(2)
  expect(Math.min(...boxes.map(({ width }) => width))).toBeGreaterThanOrEqual(110)
  // Alone the strips of a duchy grow into the height below them.
  await seat(page, 'alone-cube')
  const [strip] = await page
    .locator('.built .strip')
    .evaluateAll((all) => all.map((one) => one.getBoundingClientRect()))
  expect(strip?.height).toBeGreaterThanOrEqual(32)
})

test('the opponent is in sight at every size', async ({ page, guard }) => {
  void guard
  await seat(page, 'plan')
  for (const [width, height] of SIZES) {
    await page.setViewportSize({ width, height })
    await expect(page.locator('[data-rival]')).toBeInViewport({ ratio: 1 })
    await expect(page.getByRole('button', { name: 'Look at Bo’s duchy' })).toBeInViewport({ ratio: 1 })
    if (width >= 768) await expect(page.getByRole('group', { name: 'Drafted by Bo' })).toBeInViewport({ ratio: 1 })
  }
})

test('on a small phone the hand is in sight when a card is asked for', async ({ page, guard }) => {
  void guard
  await page.setViewportSize({ width: 360, height: 640 })
  for (const name of ['draft', 'hand']) {
    await seat(page, name)
    await expect(page.locator('.hand [data-card]').first()).toBeInViewport({ ratio: 1 })
  }
})

test('on a phone cubes have their places below the scales, and a giant hides nothing that a card gives', async ({
  page,
  guard,
}) => {
  void guard
  await page.setViewportSize({ width: 390, height: 844 })
  await seat(page, 'cube')
  await page.locator('.frame > nav button').first().click()
  const site = page.locator('.works [data-spot^="site:"]').first()
  await expect(site).toBeInViewport({ ratio: 1 })
  await expect(page.locator('.works [data-spot="alchemy"]')).toBeInViewport({ ratio: 1 })
  await expect(page.locator('.balance').first()).toBeInViewport({ ratio: 1 })
  await seat(page, 'menaces')
  await page.locator('.frame > nav button').first().click()
  const frozen = page.locator('.works .site.frozen').first()
  const [giant, tray] = [frozen.locator('.giant'), frozen.locator('svg .tray')]
  const bottom = (box: { y: number; height: number } | null) => (box ? box.y + box.height : Number.NaN)
  expect(bottom(await giant.boundingBox())).toBeLessThanOrEqual((await tray.boundingBox())?.y ?? 0)
})

test('the bar of a phone has no empty rows while a card is asked for', async ({ page, guard }) => {
  void guard
  await page.setViewportSize({ width: 390, height: 844 })
  await seat(page, 'hand')
  const height = async () => (await page.locator('footer').boundingBox())?.height ?? 0
  expect(await height()).toBeLessThanOrEqual(76)
  const card = page.locator('.hand li').first()
  const before = await card.boundingBox()
  // The hand is one row, and areas are in sight below it.
  expect((await page.locator('.hand li').last().boundingBox())?.y).toBe(before?.y)
  await expect(page.locator('[data-spot="lay:b"]')).toBeInViewport({ ratio: 1 })
  await card.getByRole('button').click()
  await expect(page.locator('footer').getByRole('button', { name: 'Offer in A' })).toBeInViewport({ ratio: 1 })
  expect((await card.boundingBox())?.x).toBe(before?.x)
})

test('going back in the browser closes an opened card, and the table stays', async ({ page, guard }) => {
  void guard
  await seat(page, 'plan')
  const { href } = new URL(page.url())
  for (let times = 0; times < 2; times += 1) {
    await page.locator('.built .strip').first().click()
    await expect(page.getByRole('dialog')).toBeVisible()
    await page.goBack()
    await expect(page.getByRole('dialog')).toBeHidden()
    await expect(page.locator('[data-turn="mine"]')).toBeVisible()
    expect(page.url()).toBe(href)
    await page.locator('.built .strip').first().click()
    await page.keyboard.press('Escape')
    await expect(page.getByRole('dialog')).toBeHidden()
  }
})

/** Which things to press are smaller than 40 px, across or down: where a finger's width beside the middle is not theirs. Runs in the page. */
function small(): string[] {
  const REACH = 19
  const all = document.querySelectorAll(':is(header, nav, main, footer) :is(button, a, input)')
  return [...all].flatMap((one) => {
    const { left, top, width, height } = one.getBoundingClientRect()
    const [x, y] = [left + width / 2, top + height / 2]
    const owns = (across: number, down: number) => {
      const hit = document.elementFromPoint(x + across, y + down)
      const label = hit?.closest('label')
      return hit !== null && (one.contains(hit) || (label instanceof HTMLLabelElement && label.control === one))
    }
    if (!one.checkVisibility() || !owns(0, 0)) return []
    // What its own row has scrolled half away comes back.
    if (left < 0 || top < 0 || left + width > innerWidth || top + height > innerHeight) return []
    const edges = one.closest('main')?.getBoundingClientRect()
    if (edges && (top < edges.top || top + height > edges.bottom)) return []
    const large = Math.min(width, height) >= REACH * 2 + 1.5
    const reach = large || (owns(-REACH, 0) && owns(REACH, 0) && owns(0, -REACH) && owns(0, REACH))
    const words = one.getAttribute('aria-label') ?? one.textContent?.trim() ?? ''
    return reach ? [] : [`${words}: ${Math.round(width)} x ${Math.round(height)}`]
  })
}

test.describe('by finger', () => {
  test.use({ hasTouch: true, isMobile: true })

  test('everything that can be tapped has 40 px across and down', async ({ page, guard }) => {
    void guard
    const all: string[] = []
    for (const name of ['hand', 'take', 'plan', 'cube', 'menaces', 'alone-draft']) {
      await page.setViewportSize({ width: 1180, height: 820 })
      await seat(page, name)
      for (const [width, height] of SIZES.slice(3)) {
        await page.setViewportSize({ width, height })
        const tabs = page.locator('.frame > nav button')
        await expect(tabs.first()).toBeVisible({ visible: width < 960 })
        for (const tab of width < 600 ? [0, 1] : [0]) {
          if (width < 960) await tabs.nth(tab).click()
          await page.evaluate(() => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done))))
          all.push(...(await page.evaluate(small)).map((one) => `${name} ${width}x${height}: ${one}`))
        }
      }
    }
    expect(all).toEqual([])
  })
})

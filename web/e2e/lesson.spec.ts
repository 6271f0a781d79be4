/** The interactive first game, followed to its end: what is ringed is clicked, what only shows is gone past. */

import type { Page } from '@playwright/test'
import { accessible } from './axe'
import { expect, test } from './test'

interface Shown {
  readonly step: string
  readonly words: string
  /** Whether the guide only waits to be sent on. */
  readonly shows: boolean
  readonly ring: { readonly x: number; readonly y: number } | null
  readonly covered: boolean
  /** Whether what is spoken of has been brought into sight, and the ring lies round it. */
  readonly placed: boolean
}

/** What the guide shows. Runs in the page. */
function shown(): Shown {
  const round = document.querySelector<HTMLElement>('.rings > .ring')
  const ring = round?.getBoundingClientRect()
  const ringed = [...(round ? document.querySelectorAll(round.dataset['at'] ?? '') : [])]
    .find((one) => one.getClientRects().length > 0)
    ?.getBoundingClientRect()
  const guide = document.querySelector('.guide')?.getBoundingClientRect()
  const middle = ring && { x: ring.x + ring.width / 2, y: ring.y + ring.height / 2 }
  const inside = (box: DOMRect, at: { x: number; y: number }) =>
    at.x > box.left && at.x < box.right && at.y > box.top && at.y < box.bottom
  const shows = document.querySelector('.guide .ways .main') !== null
  return {
    step: document.querySelector('.guide .step')?.textContent ?? '',
    words: document.querySelector('.guide .words')?.textContent ?? '',
    shows,
    ring: middle ?? null,
    placed:
      document.querySelector('.rings')?.getAttribute('data-turned') !== 'false' &&
      (middle ? ringed !== undefined && inside(ringed, middle) : shows),
    covered: guide !== undefined && middle !== undefined && inside(guide, middle),
  }
}

/** Follow the guide until it goes; gives the steps it went through. */
async function follow(page: Page, touch: (x: number, y: number) => Promise<void>): Promise<readonly string[]> {
  const steps = new Set<string>()
  const away = page.getByRole('button', { name: 'Call the guide back' })
  while (!(await away.isVisible())) {
    await expect(page.locator('.frame')).toHaveAttribute('data-turn', 'mine')
    const now = await settled(page)
    expect(now.covered, now.words).toBe(false)
    steps.add(now.step)
    if (now.shows) await page.locator('.guide .ways .main').click()
    else {
      expect(now.ring, now.words).not.toBeNull()
      if (now.ring) await touch(now.ring.x, now.ring.y)
    }
    await expect.poll(async () => (await away.isVisible()) || changed(now, await page.evaluate(shown))).toBe(true)
  }
  return [...steps]
}

function changed(before: Shown, after: Shown): boolean {
  return before.words !== after.words || JSON.stringify(before.ring) !== JSON.stringify(after.ring)
}

/** What the guide shows once nothing moves any more. */
async function settled(page: Page): Promise<Shown> {
  let before = ''
  let now = await page.evaluate(shown)
  const still = async () => {
    before = JSON.stringify(now)
    now = await page.evaluate(shown)
    return before === JSON.stringify(now)
  }
  await expect.poll(async () => (await still()) && now.placed, { intervals: [20] }).toBe(true)
  return now
}

test('the lesson leads from the start page through two turns, and the game goes on', async ({ page, player }) => {
  await page.goto('/')
  await page.getByRole('link', { name: 'Learn by playing Castles of Burgundy' }).click()
  await player.seated()
  const steps = await follow(page, (x, y) => page.mouse.click(x, y))
  expect(steps).toHaveLength(19)
  await expect(page.getByRole('button', { name: /^15 points/ })).toBeVisible()
  await player.moves(4)
})

test('at the start of the lesson nothing is an obstacle', async ({ page, player }) => {
  await page.goto('/#/learn/burgundy')
  await player.seated()
  await expect(page.getByRole('region', { name: 'Guide' })).toBeVisible()
  await accessible(page, 'the lesson')
})

test('a reload goes on where one was, and G goes on by key', async ({ page, player }) => {
  await page.goto('/#/learn/burgundy')
  await player.seated()
  const guide = page.getByRole('region', { name: 'Guide' })
  await expect(guide).toBeVisible()
  for (const title of ['Your duchy', 'What is what', 'Two dice']) {
    await page.keyboard.press('g')
    await expect(guide.getByRole('heading')).toHaveText(title)
  }
  await page.reload()
  await expect(guide).toContainText('Step 4 of 19')
  await page.keyboard.press('d')
  await expect(guide.getByRole('heading')).toHaveText('Take a tile')
})

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true })

  test('the lesson is followed by touch', async ({ page, player }) => {
    await page.goto('/')
    await page.getByRole('link', { name: 'Learn by playing Castles of Burgundy' }).tap()
    await player.seated()
    const steps = await follow(page, (x, y) => page.touchscreen.tap(x, y))
    expect(steps).toHaveLength(19)
  })
})

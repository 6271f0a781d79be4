/** Following the guide of a lesson: what is ringed is clicked, what only shows is gone past. */

import type { Page } from '@playwright/test'
import { expect } from './test'

interface Shown {
  /** The table may go on while the guide says the same of the same thing. */
  readonly ply: string
  readonly step: string
  readonly words: string
  /** Whether the guide only waits to be sent on. */
  readonly shows: boolean
  readonly ring: { readonly x: number; readonly y: number } | null
  /** Buttons in the ring that cannot be pressed. */
  readonly grey: readonly string[]
  /** Whether the guide lies over what it speaks of. */
  readonly covered: boolean
  /** Whether what is spoken of has been brought into sight, and the ring lies round it. */
  readonly placed: boolean
}

/** What the guide shows. Runs in the page. */
function shown(): Shown {
  const round = document.querySelector<HTMLElement>('.rings > .ring')
  const ring = round?.getBoundingClientRect()
  const thing = [...(round ? document.querySelectorAll(round.dataset['at'] ?? '') : [])].find(
    (one) => one.getClientRects().length > 0,
  )
  const ringed = thing?.getBoundingClientRect()
  const grey = ':is(.button:disabled, .button[aria-disabled="true"])'
  const middle = ring && { x: ring.x + ring.width / 2, y: ring.y + ring.height / 2 }
  const inside = (box: DOMRect, at: { x: number; y: number }) =>
    at.x > box.left && at.x < box.right && at.y > box.top && at.y < box.bottom
  const shows = document.querySelector('.guide .ways .main') !== null
  return {
    ply: document.querySelector<HTMLElement>('[data-turn]')?.dataset['ply'] ?? '',
    step: document.querySelector('.guide .step')?.textContent ?? '',
    words: document.querySelector('.guide .words')?.textContent ?? '',
    shows,
    ring: middle ?? null,
    grey: [...document.querySelectorAll(grey)].flatMap((one) =>
      thing?.contains(one) ? [one.textContent?.trim() ?? ''] : [],
    ),
    placed:
      document.querySelector('.rings')?.getAttribute('data-turned') !== 'false' &&
      (middle ? ringed !== undefined && inside(ringed, middle) : shows),
    covered: middle !== undefined && !!document.elementFromPoint(middle.x, middle.y)?.closest('.guide'),
  }
}

/** Follow the guide until it goes; gives the steps it went through. `lit`: even what is only shown is never grey. */
export async function follow(
  page: Page,
  touch: (x: number, y: number) => Promise<void>,
  lit = false,
): Promise<readonly string[]> {
  const steps = new Set<string>()
  const away = page.getByRole('button', { name: 'Show the guide' })
  while (!(await away.isVisible())) {
    await expect(page.locator('[data-turn]')).toHaveAttribute('data-turn', 'mine')
    const now = await settled(page)
    expect(now.covered, now.words).toBe(false)
    if (lit || !now.shows) expect(now.grey, now.words).toEqual([])
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
  const told = ({ ply, words, ring }: Shown) => JSON.stringify([ply, words, ring])
  return told(before) !== told(after)
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

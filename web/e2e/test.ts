/** The tests' ground: a server for each worker, a guard over every browser, and somebody who plays. */

import { type Browser, type BrowserContext, type BrowserContextOptions, test as base, expect } from '@playwright/test'
import { Guard } from './guard'
import { House } from './house'
import { atPace, unpainted } from './pace'
import { Player } from './player'

interface Ground {
  readonly guard: Guard
  /** Somebody at the page of the test. */
  readonly player: Player
  /** Somebody else, in a browser of their own. */
  readonly another: (options?: BrowserContextOptions) => Promise<Player>
}

export const test = base.extend<Ground, { house: House }>({
  house: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the names of fixtures from the pattern
    async ({}, use) => {
      const house = await House.open()
      await use(house)
      await house.close()
    },
    { scope: 'worker' },
  ],
  baseURL: ({ house }, use) => use(house.address),
  context: async ({ context }, use) => {
    await atPace(context)
    await unpainted(context)
    await use(context)
  },
  guard: async ({ context, house }, use) => {
    await hurry(context)
    const guard = new Guard(context, house.address)
    await use(guard)
    expect(guard.faults).toEqual([])
  },
  player: async ({ page, guard }, use) => {
    void guard
    await use(new Player(page))
  },
  another: async ({ browser, house, contextOptions }, use) => {
    const others: { context: BrowserContext; guard: Guard }[] = []
    await use(async (options = {}) => {
      const context = await somewhere(browser, { ...contextOptions, baseURL: house.address, ...options })
      await hurry(context)
      await atPace(context)
      await unpainted(context)
      others.push({ context, guard: new Guard(context, house.address) })
      return new Player(await context.newPage())
    })
    for (const { context, guard } of others) {
      await context.close()
      expect(guard.faults).toEqual([])
    }
  },
})

/** Nobody in a test waits for what others do to be shown step by step, unless the test is about it. */
async function hurry(context: BrowserContext): Promise<void> {
  await context.addInitScript(() => {
    // A blank page, such as axe opens, remembers nothing.
    if (location.origin === 'null') return
    localStorage.getItem('duchy-pace') ?? localStorage.setItem('duchy-pace', '"once"')
  })
}

function somewhere(browser: Browser, options: BrowserContextOptions): Promise<BrowserContext> {
  return browser.newContext({ locale: 'en', viewport: { width: 1440, height: 900 }, ...options })
}

export { expect }

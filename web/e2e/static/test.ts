/** The ground of the stories without a server: plain files, and a guard over the browser. */

import { test as base, expect } from '@playwright/test'
import { Guard } from '../guard'
import { atPace, unpainted } from '../pace'
import { Player } from '../player'
import { Files } from './files'

interface Ground {
  readonly guard: Guard
  readonly player: Player
}

export const test = base.extend<Ground, { files: Files }>({
  files: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the names of fixtures from the pattern
    async ({}, use) => {
      const files = await Files.open()
      await use(files)
      await files.close()
    },
    { scope: 'worker' },
  ],
  baseURL: ({ files }, use) => use(files.address),
  context: async ({ context }, use) => {
    await atPace(context)
    await unpainted(context)
    await use(context)
  },
  guard: async ({ context, files }, use) => {
    const guard = new Guard(context, files.address)
    // A page without a network asks for what it has not, and the browser says so.
    guard.forgiven.push(/ERR_INTERNET_DISCONNECTED|ERR_FAILED/)
    await use(guard)
    expect(guard.faults).toEqual([])
  },
  player: async ({ page, guard }, use) => {
    void guard
    await use(new Player(page))
  },
})

export { expect }

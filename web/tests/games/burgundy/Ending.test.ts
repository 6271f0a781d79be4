/** The end of a solo game: its duchy, and the best of the games with the same options. */

import { expect, test, vi } from 'vitest'
import Ending from '../../../src/games/burgundy/frame/Ending.svelte'
import type { SoloGroup } from '../../../src/wire'
import { show } from '../../setup'

const group = (options: SoloGroup['options'], best: number): SoloGroup => ({
  ...{ options, best, played: 1, won: 0, total: best, best_won: 0 },
})
const GROUPS = [group({}, 30), group({ duchies: 'S2' }, 37), group({ duchies: 'S2', inns: 'yes' }, 35)]

test.each([
  [{ players: 1, duchies: 'S1', inns: 'no' }, '30'],
  [{ players: 1, duchies: 'S2', inns: 'no' }, '37'],
  [{ players: 1, duchies: 'S2', inns: 'yes' }, '35'],
])('the most so far counts only games like this one: %o', async (options, most) => {
  document.body.replaceChildren()
  const hexes = Array.from({ length: 37 }, (_, index) => ({ tile: index < 20 ? 'castle' : '' }))
  const view = { seats: [{}], duchies: [{ hexes }] }
  show(Ending, { view, options, solo: async () => GROUPS } as never)
  await vi.waitFor(() => expect(document.querySelectorAll('p')).toHaveLength(2))
  expect(document.querySelectorAll('p')[0]?.textContent).toContain('20')
  expect(document.querySelectorAll('p')[1]?.textContent).toContain(most)
})

/** The end of a solo game: how much of the duchy is filled, and the best of the games like it. */

import { expect, test, vi } from 'vitest'
import Ending from '../../../src/games/burgundy/frame/Ending.svelte'
import { show } from '../../setup'

test('the end of a solo game tells how much is filled, and the most that ever was', async () => {
  const hexes = Array.from({ length: 37 }, (_, index) => ({ tile: index < 20 ? 'castle' : '' }))
  const view = { seats: [{}], duchies: [{ hexes }] }
  const solo = async () => ({ options: {}, best: 31, played: 2, won: 0, total: 51, best_won: 0 })
  show(Ending, { view, options: {}, solo } as never)
  await vi.waitFor(() => expect(document.querySelectorAll('p')).toHaveLength(2))
  expect(document.querySelectorAll('p')[0]?.textContent).toContain('20')
  expect(document.querySelectorAll('p')[1]?.textContent).toContain('31')
})

/** Which solo games are like one that is over: those with exactly its options. */

import { expect, test } from 'vitest'
import { groupLike } from '../../../src/table/result/solo'
import type { OptionInfo, SoloGroup } from '../../../src/wire'

const group = (options: SoloGroup['options'], best: number): SoloGroup => ({
  ...{ options, best, played: 1, won: 0, total: best, best_won: 0 },
})
const option = (name: string, usual: string | number): OptionInfo => ({
  ...{ name, default: usual, words: '', choices: [] },
})
const KNOWN = [option('players', 2), option('duchies', 'auto'), option('inns', 'no'), option('drawings', '')]
const GROUPS = [group({}, 30), group({ duchies: '13b' }, 37), group({ duchies: '13b', inns: 'yes' }, 35)]

test.each([
  [{ players: 1, duchies: 'auto', inns: 'no', drawings: '' }, 30],
  [{ players: 1, duchies: '13b', inns: 'no', drawings: '' }, 37],
  [{ players: 1, duchies: '13b', inns: 'yes', drawings: '' }, 35],
  [{ players: 1, duchies: 'auto', inns: 'yes', drawings: '' }, undefined],
  [{ players: 1, duchies: '13a', inns: 'no', drawings: '' }, undefined],
])('only games with exactly its options are like a game: %o', (options, best) => {
  expect(groupLike(GROUPS, options, KNOWN)?.best).toBe(best)
})

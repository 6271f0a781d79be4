/** Tables that were opened lately, each with its game. */

import { beforeEach, expect, test } from 'vitest'
import { GAMES } from '../../src/games'
import { gameAt, register, rememberGame } from '../../src/slot/games'

beforeEach(() => {
  localStorage.clear()
  register(GAMES)
})

test('the game of a table is known once it was opened, and only of the latest tables', () => {
  expect(gameAt('a1')).toBe('')
  rememberGame('a1', 'kingdom')
  rememberGame('b2', 'burgundy')
  expect([gameAt('a1'), gameAt('b2')]).toEqual(['kingdom', 'burgundy'])
  for (let table = 0; table < 20; table += 1) rememberGame(`c${table}`, 'burgundy')
  expect(gameAt('a1')).toBe('')
  expect(gameAt('c19')).toBe('burgundy')
})

test('a game that the page no longer has is none', () => {
  rememberGame('a1', 'chess')
  expect(gameAt('a1')).toBe('')
})

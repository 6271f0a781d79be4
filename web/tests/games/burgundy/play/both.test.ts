/** A tile that is dragged from the board to a hex: what is asked, and which ways are offered. */

import { expect, test } from 'vitest'
import { optionsOf } from '../../../../src/games/burgundy/facts/options'
import { bothSteps, priceOf } from '../../../../src/games/burgundy/play/both'
import type { About } from '../../../../src/slot/table'
import type { Foreseen, Told } from '../../../../src/wire'

const take = (action: number, die: number, workers = 0) => ({
  action,
  fields: { do: 'take', die, depot: 3, space: 1 },
  ...(workers && { costs: { workers } }),
})
const buy = (action: number, workers: number) => ({
  action,
  fields: { do: 'buy', workers, depot: 'black', space: 1 },
  ...(workers && { costs: { workers } }),
})
const STORED: Told = { code: 'take', seat: 0, values: { tile: 'bank', depot: 3, slot: 2 }, words: '' }

function foreseen(action: number, other: Partial<Foreseen> = {}): Foreseen {
  const nothing = { notation: '', fields: {}, words: '', reason: null, hidden: false, journal: [], points: [0] }
  return { action, ...nothing, sources: [], acting: [0], asked: null, costs: {}, ...other }
}

/** An engine that stores the tile, and places it with some dice. */
function engine(dice: readonly number[], journal: readonly Told[] = [STORED]) {
  const asked: About[] = []
  const ask = async (about: About): Promise<readonly Foreseen[]> => {
    asked.push(about)
    if (!about.fields) return (about.actions ?? []).map((action) => foreseen(action, { journal }))
    const die = Number(about.fields['die'])
    const reason = { code: 'needs-workers', rule: 'B2.1', values: { needed: die } }
    const legal = dice.includes(die)
    return [foreseen(100 + die, { fields: about.fields, costs: { workers: die }, reason: legal ? null : reason })]
  }
  return { asked, ask }
}

test('a die takes the tile and the other one places it, in either order', async () => {
  const { asked, ask } = engine([1, 2])
  const { ways } = await bothSteps(optionsOf([take(13, 1), take(33, 2, 1)]), ['space:3:1', 'hex:17'], [4, 2], ask)
  expect(ways.map(({ first, second }) => [first.choice.action, second.choice.action])).toEqual([
    [13, 102],
    [33, 101],
  ])
  expect(ways.map(priceOf)).toEqual([2, 2])
  expect(asked[1]).toEqual({ fields: { do: 'place', die: 2, slot: 2, hex: 17 }, after: [13] })
})

test('a bought tile is placed with any die that is left; it is paid as cheaply as possible', async () => {
  const { ask } = engine([1, 2], [{ ...STORED, code: 'buy' }])
  const options = optionsOf([buy(5, 2), buy(6, 0)])
  const { ways } = await bothSteps(options, ['space:black:1', 'hex:4'], [0, 3], ask)
  expect(ways.map(({ first, second }) => [first.choice.action, second.choice.action])).toEqual([[6, 102]])
})

test('why the second step is not possible is the reason of the engine', async () => {
  const { ask } = engine([])
  const { ways, reason } = await bothSteps(optionsOf([take(13, 1)]), ['space:3:1', 'hex:17'], [4, 2], ask)
  expect(ways).toEqual([])
  expect(reason).toEqual({ code: 'needs-workers', rule: 'B2.1', values: { needed: 2 } })
})

test('nothing is offered where no die is left, or where the tile has no slot yet', async () => {
  const last = engine([1, 2])
  const none = { ways: [], reason: undefined }
  expect(await bothSteps(optionsOf([take(13, 1)]), ['space:3:1', 'hex:17'], [4, 0], last.ask)).toEqual(none)
  const full = engine([1, 2], [])
  expect(await bothSteps(optionsOf([take(13, 1)]), ['space:3:1', 'hex:17'], [4, 2], full.ask)).toEqual(none)
})

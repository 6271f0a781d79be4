/** What moves over the table, read from events. */

import { expect, test } from 'vitest'
import type { View } from '../../../../src/games/burgundy/facts/view'
import { flightsOf, rollsOf } from '../../../../src/games/burgundy/play/flights'
import type { Happened, Told } from '../../../../src/wire'

const view = { seats: [{ storage: ['ship', 'bank', ''] }], bonus_taken: [0, 0, 2, 0, 0, 0] } as unknown as View

function event(fields: Record<string, unknown>, ...journal: Partial<Told>[]): Happened {
  const told = journal.map((entry): Told => ({ code: '', seat: 0, values: {}, words: '', ...entry }))
  return { number: 1, at: 0, kind: 'ply', seat: 0, fields, journal: told }
}

test('a tile that is taken goes from its space into its slot', () => {
  const taken = event({ do: 'take', die: 1, depot: 3, space: 2 }, { code: 'take', values: { tile: 'bank', depot: 3 } })
  expect(flightsOf([taken], view)).toEqual([
    { from: 'space:3:2', to: 'slot:0:2', cargo: { kind: 'tile', tile: 'bank' } },
  ])
})

test('a tile that is placed goes from its slot to its hex, and its points rise', () => {
  const placed = event(
    { do: 'place', die: 1, slot: 2, hex: 17 },
    { code: 'place', values: { tile: 'watchtower', hex: 17 } },
    { code: 'watchtower', points: 4 },
  )
  expect(flightsOf([placed], view)).toEqual([
    { from: 'slot:0:2', to: 'hex:0:16', cargo: { kind: 'tile', tile: 'watchtower' } },
    { from: 'points:0', to: 'points:0', cargo: { kind: 'points', points: 4 } },
  ])
})

test('goods go from the white die to a depot and from a depot to a duchy', () => {
  const white = event({ do: 'white', white: 5 }, { code: 'white', seat: -1, values: { white: 5, goods: 4 } })
  const load = event({ do: 'load', depots: [5] }, { code: 'load', values: { depots: [5], goods: [4, 4] } })
  expect(flightsOf([white, load], view).map(({ from, to }) => `${from} ${to}`)).toEqual([
    'white depot:5',
    'depot:5 goods:0',
  ])
})

test('what a duchy gets rises where it is counted; what it pays does not', () => {
  const sold = event({ do: 'sell' }, { code: 'sell', values: { goods: 2, tiles: 1, silver: 1, workers: 0 }, points: 2 })
  expect(flightsOf([sold], view).map(({ to, cargo }) => `${cargo.kind} ${to}`)).toEqual([
    'goods points:0',
    'gain silver:0',
    'points points:0',
  ])
  const bought = event({ do: 'buy' }, { code: 'buy', values: { tile: 'bank', silver: 2, workers: 0 } })
  expect(flightsOf([bought], view)).toEqual([])
})

test('a bonus tile comes from the board, the small one for the second', () => {
  const won = event({ do: 'place' }, { code: 'bonus', values: { colour: 'ship' }, points: 2 })
  expect(flightsOf([won], view)[0]).toEqual({
    from: 'bonus:ship:small',
    to: 'points:0',
    cargo: { kind: 'bonus', colour: 'ship', rank: 'small' },
  })
})

test('the dice of a seat and the white die fall in the event that tells it', () => {
  const rolled = { ...event({}, { code: 'roll', seat: 1 }), number: 7 }
  const white = { ...event({}, { code: 'white', seat: -1 }), number: 8 }
  expect([...rollsOf([rolled, white])]).toEqual([
    [1, 7],
    [-1, 8],
  ])
})

test('nobody follows more than a few at once', () => {
  const scored = event({}, ...Array.from({ length: 20 }, () => ({ code: 'region', points: 1 })))
  expect(flightsOf([scored], view)).toHaveLength(8)
})

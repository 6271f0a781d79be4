/** Aids at the table: what regions would score, where goods lie, what dice showed, what words name. */

import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { shieldPlaces } from '../../../../src/games/burgundy/facts/box'
import { aidText, openRegions, regionAid } from '../../../../src/games/burgundy/facts/regionWorth'
import { shelfOf, teamsOf, type View } from '../../../../src/games/burgundy/facts/view'
import { facesOf } from '../../../../src/games/burgundy/play/flights'
import { namedBy, selectorOf } from '../../../../src/games/burgundy/play/spots'
import type { Happened, Told } from '../../../../src/wire'

const { view } = JSON.parse(
  readFileSync(join(import.meta.dirname, '../../../fixtures/burgundy-turn.json'), 'utf8'),
) as {
  view: View
}
const [duchy] = view.duchies
if (!duchy) throw new Error('the fixture has no duchy')

const told = (code: string, values: Told['values'], seat = 0): Told => ({ code, seat, values, words: '' })
const happened = (journal: readonly Told[], fields: Record<string, unknown> = {}): Happened => ({
  number: 1,
  at: 0,
  kind: 'ply',
  seat: 0,
  fields,
  journal,
})

test('a region is worth what the engine says for its size and for the phase', () => {
  const region = duchy.hexes[0]?.region ?? -1
  const regions = duchy.regions.map((points, index) => (index === region ? 15 : points))
  const aid = regionAid({ ...view, phase: 'C', phase_points: [6, 4, 2] }, { ...duchy, regions }, 0)
  expect(aid?.worth).toEqual([
    { phase: 'C', points: 21 },
    { phase: 'D', points: 19 },
    { phase: 'E', points: 17 },
  ])
})

test('a completed region is no longer open', () => {
  const region = openRegions(view, duchy).find(({ hexes }) => hexes.length === 1)
  const hex = region?.hexes[0] ?? -1
  const hexes = duchy.hexes.map((one, index) => (index === hex ? { ...one, tile: 'inn' } : one))
  const filled = { ...duchy, hexes }
  expect(regionAid(view, filled, hex)).toMatchObject({ left: 0 })
  expect(openRegions(view, filled).some((aid) => aid.hexes.includes(hex))).toBe(false)
})

test('a hex says what is left of the bonus of its colour', () => {
  const words = (taken: number) => aidText({ ...view, bonus_taken: view.bonus_taken.map(() => taken) }, duchy, 0).at(-1)
  expect(words(0)).toMatch(/\+5/)
  expect(words(1)).toMatch(/\+2/)
  expect(words(2)).toBe('Both bonus tiles for this colour are gone.')
})

test('goods keep their place until they are gone', () => {
  expect(shelfOf([], [0, 2, 0, 0, 1, 0])).toEqual([2, 5, 0])
  expect(shelfOf([2, 5, 0], [1, 2, 0, 0, 1, 0])).toEqual([2, 5, 1])
  expect(shelfOf([2, 5, 1], [1, 0, 0, 0, 1, 0])).toEqual([0, 5, 1])
  expect(shelfOf([0, 5, 1], [1, 0, 0, 3, 1, 0])).toEqual([4, 5, 1])
})

test('a die that is used is remembered as it fell, or was turned', () => {
  const roll = happened([told('roll', { dice: [3, 6] })])
  const turned = happened([told('turn-die', { die: 2, shows: 6, number: 2 })])
  const used = happened([told('die', { die: 1, shows: 5, used_as: 4, workers: 1 })])
  expect([...facesOf([roll])]).toEqual([
    ['0.0', 3],
    ['0.1', 6],
  ])
  expect(facesOf([roll, turned]).get('0.1')).toBe(2)
  expect([...facesOf([used]).entries()]).toEqual([['0.0', 5]])
})

test('partners are told apart from those who play alone', () => {
  expect(teamsOf(view)).toEqual([])
  const seats = [0, 1, 0, 1].map((team) => ({ ...view.seats[0], team, duchy: team })) as View['seats']
  expect(teamsOf({ ...view, seats })).toEqual([
    [0, 2],
    [1, 3],
  ])
})

test('a line names the space of a tile, the hex it lies on, and the whole region it fills', () => {
  const take = told('take', { tile: 'ship', depot: 4, slot: 2 })
  const taken = namedBy(take, happened([take], { do: 'take', depot: 4, space: 2 }), view)
  expect(taken).toContain('[data-spot="space:4:2"]')
  expect(taken).toContain('[data-spot="slot:0:2"]')
  const place = told('place', { tile: 'ship', hex: 1 })
  const region = told('region', { size: 2, colour: 'ship' })
  expect(namedBy(place, happened([place]), view)).toContain(selectorOf('hex:1', 0))
  const size = regionAid(view, duchy, 0)?.hexes.length ?? 0
  const cells = namedBy(region, happened([place, region]), view).filter((one) => one.startsWith('[data-duchy'))
  expect(cells).toHaveLength(size)
})

test('shields lie on the depots as the rules deal them', () => {
  const places = (players: number) => [1, 2, 3, 4, 5, 6].map((depot) => shieldPlaces(depot, players))
  expect(places(2)).toEqual([1, 1, 1, 1, 1, 1])
  expect(places(3)).toEqual([1, 2, 1, 2, 1, 2])
  expect(places(4)).toEqual([2, 2, 2, 2, 2, 2])
})

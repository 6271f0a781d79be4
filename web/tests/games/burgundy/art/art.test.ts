/** The art: every piece the engine can name is drawn, and no two alike. */

import { expect, test } from 'vitest'
import { EDGE_PATTERNS } from '../../../../src/games/burgundy/art/edges'
import { monasteryPictogram, shieldPictogram } from '../../../../src/games/burgundy/art/pictograms'
import { showEdition } from '../../../../src/games/burgundy/facts/edition.svelte'
import { KINDS, MONASTERIES, ROUTE_BONUSES, SHIELDS } from '../../../../src/games/burgundy/facts/names'
import { groundOf, tileKind } from '../../../../src/games/burgundy/facts/tiles'
import BonusTile from '../../../../src/games/burgundy/pieces/BonusTile.svelte'
import Goods from '../../../../src/games/burgundy/pieces/Goods.svelte'
import RouteCard from '../../../../src/games/burgundy/pieces/RouteCard.svelte'
import Shield from '../../../../src/games/burgundy/pieces/Shield.svelte'
import Tile from '../../../../src/games/burgundy/pieces/Tile.svelte'
import { tileName } from '../../../../src/games/burgundy/words/phrases'
import { speciesName } from '../../../../src/games/burgundy/words/prompts'
import { find, show } from '../../../setup'

test('there is a tile for every kind the engine names, and no two look alike', () => {
  for (const kind of KINDS) show(Tile, { kind, label: kind })
  const drawn = [...document.body.querySelectorAll('svg')].map((svg) => svg.innerHTML)
  expect(drawn.length).toBe(KINDS.length)
  expect(new Set(drawn).size).toBe(KINDS.length)
})

test('a kind nobody knows is refused by name', () => {
  expect(() => tileKind('cow5')).toThrow("no tile is called 'cow5'")
})

test.each([
  ['castle', 'castle'],
  ['boarding-house', 'building'],
  ['chicken2', 'animal'],
  ['geese', 'animal'],
  ['monastery17', 'monastery'],
  ['inn', 'any'],
])('%s lies on %s', (kind, ground) => {
  expect(groundOf(kind)).toBe(ground)
})

test('every monastery and shield has a pictogram', () => {
  for (let number = 1; number <= MONASTERIES; number += 1) expect(monasteryPictogram(number, 2019)).not.toEqual([])
  for (let number = 1; number <= SHIELDS; number += 1) expect(shieldPictogram(number)).not.toEqual([])
  expect(() => monasteryPictogram(30, 2019)).toThrow('there is no monastery 30')
  expect(() => shieldPictogram(19)).toThrow('there is no shield 19')
})

test('every colour has an edge of its own', () => {
  const paths = Object.values(EDGE_PATTERNS).map((edge) => edge.path)
  expect(new Set(paths).size).toBe(paths.length)
  expect(paths.join()).not.toContain('NaN')
})

test('a picture without a label is decoration, one with a label says it', () => {
  show(Tile, { kind: 'bank' })
  expect(find('svg').getAttribute('aria-hidden')).toBe('true')
  show(Shield, { shield: 3, label: 'Shield 3' })
  expect(find('svg[role=img]').getAttribute('aria-label')).toBe('Shield 3')
})

test('a stack of goods shows its colour’s number and its height', () => {
  show(Goods, { goods: 5, count: 4 })
  const figures = [...document.body.querySelectorAll('text')].map((text) => text.textContent)
  expect(figures.at(-1)).toBe('4')
  expect(figures[0]).toBe('5')
})

test('a route card shows every bonus and marks the space that is next', () => {
  for (const bonus of ROUTE_BONUSES) {
    show(RouteCard, { spaces: [{ goods: 1, bonus, filled: 0 }], next: 0 })
  }
  expect(document.body.querySelectorAll('.next').length).toBe(ROUTE_BONUSES.length)
})

test('a bonus tile says what it is worth', () => {
  show(BonusTile, { colour: 'ship', rank: 'small', points: 3 })
  expect(find('text').textContent).toBe('3')
})

test('what the engine calls goats are chickens at a table of 2011, and goats again when it is left', () => {
  const leave = showEdition(2011)
  expect([tileKind('goat3'), tileName('goat3'), speciesName('goat')]).toEqual([
    { sort: 'herd', species: 'chicken', animals: 3 },
    '3 chickens',
    'chickens',
  ])
  leave()
  expect([tileName('goat3'), speciesName('goat')]).toEqual(['3 goats', 'goats'])
})

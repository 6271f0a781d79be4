import { expect, test } from 'vitest'
import { circle, layer, moved } from '../../src/art/layer'
import { placed } from '../../src/art/placed'
import { GLYPHS } from '../../src/games/burgundy/art/glyphs'
import { emblemOf } from '../../src/games/kingdom/art/emblems'
import { RESOURCE_SIGNS } from '../../src/games/kingdom/art/signs'
import { HOUSE } from '../../src/games/kingdom/facts/cards/set'

test('a path at its own place stays as it is', () => {
  expect(placed('M1 2h3', { x: 0, y: 0, scale: 1 })).toBe('M1 2h3')
})

test.each([
  ['points are scaled and moved', 'M1 2L3 4', 'M12 24L16 28'],
  ['what goes on from a point does so at its new place', 'M1 2l2 2z', 'M12 24L16 28Z'],
  ['lines across and down end where they do', 'M1 2H5V1h-1v-1', 'M12 24L20 24L20 22L18 22L18 20'],
  ['after an end the path goes on from its beginning', 'M1 2h3zl1 1', 'M12 24L18 24ZL14 26'],
  ['points that follow a beginning are lines', 'm1 2 2 2', 'M12 24L16 28'],
  ['curves keep their control points', 'M0 0q1 2 3 4t1 1C1 1 2 2 3 3', 'M10 20Q12 24 16 28T18 30C12 22 14 24 16 26'],
  ['an arc keeps its flags', 'M0 0a1 .5 0 1 0 2-2', 'M10 20A2 1 0 1 0 14 16'],
])('%s', (_, path, expected) => {
  expect(placed(path, { x: 10, y: 20, scale: 2 })).toBe(expected)
})

test('a path is turned around 0, 0 before it is moved', () => {
  expect(placed('M1 0V1', { x: 10, y: 20, scale: 2 }, 90)).toBe('M10 22L8 22')
})

test('what is no path is refused', () => {
  expect(() => placed('M1 2 3', { x: 1, y: 0, scale: 1 })).toThrow('not a command of a path: M1 2 3')
  expect(() => placed('M1 2B3', { x: 1, y: 0, scale: 1 })).toThrow('not a command of a path: B3')
})

test('a glyph that is moved twice lies where both lead', () => {
  const [part] = moved(moved([layer('p', circle(0, 0, 5))], 4, 2, 0.5), 10, 20, 2)
  expect(part?.at).toEqual({ x: 18, y: 24, scale: 1 })
})

test('every glyph of both games can be drawn anywhere', () => {
  const glyphs = [...Object.values(GLYPHS), ...HOUSE.cards.map(emblemOf), ...Object.values(RESOURCE_SIGNS)]
  const paths = glyphs.flat().map(({ path, turn }) => placed(path, { x: 1, y: 2, scale: 0.3 }, turn))
  expect(paths.filter((path) => !/^M[-\d. MLQTCSAZ]+$/.test(path))).toEqual([])
})

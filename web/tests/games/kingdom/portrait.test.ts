/** What was built, as a drawing for pictures that are shared. */

import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import Portrait from '../../../src/games/kingdom/duchy/Portrait.svelte'
import { HOUSE } from '../../../src/games/kingdom/facts/cards/set'
import type { View } from '../../../src/games/kingdom/facts/view'
import { game } from '../../../src/games/kingdom/game'
import { show } from '../../setup'

const file = join(import.meta.dirname, '../../fixtures/kingdom-full-cube.json')
const { view } = JSON.parse(readFileSync(file, 'utf8')) as { view: View }

test('each player’s built cards are one drawing, with their points, as large as the other’s', () => {
  const sizes = view.seats.map(({ built }, seat) => {
    const page = show(Portrait, { view, seat })
    const drawings = page.querySelectorAll('svg')
    expect(drawings).toHaveLength(seat + 1)
    const svg = drawings[seat]
    const kinds = new Set(built)
    expect(svg?.querySelectorAll('.paper')).toHaveLength(kinds.size)
    const worth = HOUSE.cards.filter((card) => kinds.has(card.id) && card.points !== 0)
    expect(svg?.querySelectorAll('.seal')).toHaveLength(worth.length)
    expect(svg?.querySelectorAll('.times')).toHaveLength(
      [...kinds].filter((id) => built.filter((one) => one === id).length > 1).length,
    )
    return [svg?.getAttribute('width'), svg?.getAttribute('height')]
  })
  expect(sizes[0]).toEqual(sizes[1])
})

test('the game gives its portrait to the pictures', () => {
  expect(game({}).Portrait).toBe(Portrait)
})

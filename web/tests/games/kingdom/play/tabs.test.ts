/** The parts of a narrow table: the tab where something is asked says so. */

import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { partsAsked } from '../../../../src/games/kingdom/play/tabs'
import type { SlotProps } from '../../../../src/slot/table'

function given(name: string, more: Partial<SlotProps> = {}): SlotProps {
  const file = join(import.meta.dirname, '../../../fixtures', `kingdom-${name}.json`)
  return { ...JSON.parse(readFileSync(file, 'utf8')), seat: 0, ...more } as SlotProps
}

test('what is asked marks the tab where it is answered', () => {
  for (const name of ['offer', 'take', 'plan', 'cube', 'battle']) expect(partsAsked(given(name))).toEqual(['stage'])
  const { view } = given('cube')
  const theft = { ...(view as object), asked: [{ seat: 1, question: 'theft', about: '', count: 1 }] }
  expect(partsAsked(given('cube', { view: theft }))).toEqual(['realm'])
})

test('while others decide no tab is marked', () => {
  expect(partsAsked(given('offer', { legal: [] }))).toEqual([])
})

/** What leaves no line in the log is told in its voice: who did it comes before. */

import { beforeEach, expect, test } from 'vitest'
import { game } from '../../../../src/games/kingdom/game'
import { speak } from '../../../setup'

beforeEach(() => speak('en'))

const did = (fields: Record<string, string>) => game({}).words?.did?.({ action: 1, fields })

test('ending a step, turning cubes, choosing a colour and keeping a card are told as what somebody does', () => {
  expect(did({ do: 'done' })).toBe('Does nothing more.')
  expect(did({ do: 'convert' })).toBe('Turns five cubes into krystallium.')
  expect(did({ do: 'colour', cube: 'gold' })).toMatch(/^Chooses .*gold/i)
  expect(did({ do: 'keep', card: 'port' })).toMatch(/^Keeps .+\.$/)
})

test('what the log tells itself is told by it alone', () => {
  expect(did({ do: 'build', card: 'port' })).toBeUndefined()
})

import { describe, expect, test } from 'vitest'
import { completes } from '../../../../src/games/kingdom/play/completable'

const site = { card: 'great-army', needs: [0, 1, 0, 0, 0, 2], frozen: false, fixed: false }

describe('a card under construction', () => {
  test('is completed by soldiers, and krystallium for everything else', () => {
    expect(completes({ soldiers: 2, krystallium: 1 }, site)).toBe(true)
    expect(completes({ soldiers: 1, krystallium: 2 }, site)).toBe(false)
    expect(completes({ soldiers: 3, krystallium: 0 }, site)).toBe(false)
  })

  test('is not while a giant is under it', () => {
    expect(completes({ soldiers: 9, krystallium: 9 }, { ...site, frozen: true })).toBe(false)
  })
})

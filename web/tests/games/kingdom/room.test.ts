/** How the duchy and the rows of the draft share their room. */

import { describe, expect, test } from 'vitest'
import { GAP, NAMED, roomOf, SITE_NAMED } from '../../../src/games/kingdom/duchy/room'
import { rowOf } from '../../../src/games/kingdom/stage/row'

describe('the hand and the drafted cards', () => {
  test('never leave their row, whatever its width', () => {
    for (const width of [760, 900, 1100, 1220]) {
      for (let hand = 1; hand <= 8; hand += 1) {
        for (const drafted of [0, 1, 4, 8]) {
          const row = rowOf({ width, whole: 130, hand, drafted })
          const other = row.drafted ? drafted * (row.drafted + 4) : drafted ? row.strip : 0
          expect(hand * (row.hand + 4) + other, `${width} ${hand} ${drafted}`).toBeLessThanOrEqual(width)
        }
      }
    }
  })

  test('have the whole row until something is drafted', () => {
    expect(rowOf({ width: 1072, whole: 130, hand: 8, drafted: 0 }).hand).toBe(130)
  })
})

describe('the duchy', () => {
  test('names its strips before its cards under construction grow', () => {
    const room = roomOf({ width: 1040, height: 290, sites: 5, strips: 22, strip: 26 })
    expect(room.strip).toBeGreaterThanOrEqual(NAMED)
    expect(room.cards).toBe(true)
  })

  test('has strips with names where no card fits', () => {
    const room = roomOf({ width: 1110, height: 85, sites: 3, strips: 12, strip: 26 })
    expect(room).toMatchObject({ cards: false, lines: 3 })
    expect(room.card).toBeGreaterThanOrEqual(SITE_NAMED)
    expect(room.strip).toBeGreaterThanOrEqual(NAMED)
  })

  test('has room for whole names and needs where there is width', () => {
    const room = roomOf({ width: 1040, height: 370, sites: 23, strips: 9, strip: 26 })
    expect(room).toMatchObject({ cards: false, card: 304, strip: 236 })
  })

  test('never leaves its room while strips have their least width', () => {
    for (const width of [800, 1040, 1200]) {
      for (const sites of [0, 3, 9, 17]) {
        const room = roomOf({ width, height: 290, sites, strips: 18, strip: 26 })
        const across = Math.ceil(sites / room.rows) * (room.card + GAP)
        const strips = Math.ceil(18 / room.lines) * (room.strip + GAP)
        expect(across + strips, `${width} ${sites}`).toBeLessThanOrEqual(width + GAP)
      }
    }
  })
})

/** How the duchy and the rows of the draft share their room. */

import { describe, expect, test } from 'vitest'
import { GAP, grownBy, NAMED, roomOf, SITE_NAMED } from '../../../src/games/kingdom/duchy/room'
import { areasOf, rowOf } from '../../../src/games/kingdom/stage/row'

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

  test('leave cards in hand 128 pixels where strips without names fit beside them', () => {
    expect(rowOf({ width: 1172, whole: 131, hand: 8, drafted: 3 })).toMatchObject({ hand: 128, drafted: 0 })
  })

  test('have the whole row until something is drafted', () => {
    expect(rowOf({ width: 1072, whole: 130, hand: 8, drafted: 0 }).hand).toBe(130)
  })

  test('keep drafted cards inside the row, also in two columns', () => {
    const { hand, strip } = rowOf({ width: 904, whole: 120, hand: 6, drafted: 6, lines: 5 })
    expect(6 * (hand + 4) + 2 * (strip + 4) + 8).toBeLessThanOrEqual(904)
  })
})

describe('the areas', () => {
  const beside = 16
  const least = 172

  test('have the same width while their cards fit', () => {
    expect(areasOf({ width: 1166, whole: 131, cards: [4, 0], beside, least })).toEqual([583, 583])
  })

  test('give way to the one with more cards, as far as the head of the other', () => {
    expect(areasOf({ width: 1166, whole: 131, cards: [6, 1], beside, least })).toEqual([826, 340])
    expect(areasOf({ width: 1166, whole: 131, cards: [0, 9], beside, least })).toEqual([172, 994])
  })

  test('share what is too little, so that cards of both are as wide', () => {
    const [a, b] = areasOf({ width: 1030, whole: 121, cards: [6, 1], beside: 128, least })
    expect(a + b).toBe(1030)
    expect(Math.abs((a - 128) / 6 - (b - 128))).toBeLessThan(7)
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
    expect(room).toMatchObject({ cards: false, card: 304, strip: 290 })
  })

  test('has its strips in columns of six or more where there is width, as on an upright tablet', () => {
    const room = roomOf({ width: 808, height: 640, sites: 1, strips: 21, strip: 26 })
    expect(room).toMatchObject({ cards: true, lines: 11 })
    expect(room.strip).toBeGreaterThanOrEqual(236)
    expect(roomOf({ width: 808, height: 640, sites: 1, strips: 8, strip: 26 }).lines).toBeGreaterThanOrEqual(8)
  })

  test('has columns of strips of about the same length', () => {
    expect(roomOf({ width: 830, height: 480, sites: 1, strips: 17, strip: 34 }).lines).toBe(9)
  })

  test('has its cards in as many rows as make them largest', () => {
    const room = roomOf({ width: 808, height: 660, sites: 17, strips: 15, strip: 26 })
    expect(room.rows).toBe(4)
    expect(room.card).toBeGreaterThanOrEqual(104)
  })

  test('has strips that grow into the height below them, and no further', () => {
    for (const height of [200, 290, 400, 640]) {
      for (const strips of [4, 9, 14, 21]) {
        const wanted = { width: 808, height, sites: 1, strips, strip: 26 }
        const room = roomOf(wanted)
        const grown = grownBy(room, wanted)
        expect(Math.min(strips, room.lines) * 28 * grown, `${height} ${strips}`).toBeLessThanOrEqual(height)
        expect(room.strip / grown).toBeGreaterThanOrEqual(Math.min(room.strip, NAMED))
      }
    }
    const wanted = { width: 808, height: 640, sites: 1, strips: 21, strip: 26 }
    expect(grownBy(roomOf(wanted), wanted)).toBeGreaterThan(1.2)
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

/** The cards of Wonderful Kingdom: read from the engine's content of a set, drawn so that no two look alike. */

import { describe, expect, test } from 'vitest'
import { EMBLEMS, emblemOf } from '../../../../../src/games/kingdom/art/emblems'
import DuchyCard from '../../../../../src/games/kingdom/duchy/DuchyCard.svelte'
import { HOUSE, menaceCard, readSet, setOf } from '../../../../../src/games/kingdom/facts/cards/set'
import { game } from '../../../../../src/games/kingdom/game'
import Card from '../../../../../src/games/kingdom/pieces/Card.svelte'
import { show, speak } from '../../../../setup'

const card = (id: string) => {
  const found = HOUSE.byId.get(id)
  if (!found) throw new Error(`the house set has no ${id}`)
  return found
}
const drawn = (selector: string) => document.querySelectorAll(selector).length

describe('the set', () => {
  test('has all that is in the box, in the order of the numbers', () => {
    const families = HOUSE.cards.map(({ family }) => family)
    const count = (family: string) => families.filter((one) => one === family).length
    expect(['development', 'treasure', 'calamity', 'menace', 'advisor'].map(count)).toEqual([45, 10, 1, 5, 14])
    expect(families).toEqual([...families].toSorted((one, other) => families.indexOf(one) - families.indexOf(other)))
    expect([...HOUSE.duchies.keys()]).toEqual(['valados', 'teressie'])
    expect([...HOUSE.boards.keys()]).toEqual(['northern-lands', 'usurper', 'plague-lord'])
  })

  test('says what is printed on a card', () => {
    expect(card('triumphal-arch')).toMatchObject({
      cost: [0, 0, 4, 0, 0, 3],
      points: 0,
      pointsPer: [{ points: 3, per: 'monument' }],
      gives: ['materials'],
    })
    expect(card('settlers')).toMatchObject({ makes: [1, 0, 0, 0], makesPer: [{ cube: 'population', per: 'company' }] })
    expect(card('dowry').gives).toEqual(['population', 'gold'])
    expect(menaceCard(HOUSE, 'giants')).toMatchObject({ id: 'frost-giant', soldiers: 4, points: -5 })
    expect(HOUSE.boards.get('usurper')?.two[3]).toEqual({
      cost: [0, 0, 4, 0, 1, 5],
      rewards: [{ what: 'points', count: 2 }],
      final: true,
    })
  })

  test('is the one that the table brings along', () => {
    const content = { development: [{ id: 'hut', name: { en: 'Hut' }, type: 'structure' }] }
    expect(setOf(content).cards[0]?.id).toBe('hut')
    expect(setOf(content)).toBe(setOf(content))
    expect(setOf(undefined)).toBe(HOUSE)
    expect(emblemOf(readSet(content).cards[0] as never)).not.toEqual([])
  })

  test('of the table names the cards in its words', () => {
    const name = { en: 'Hut' }
    const development = [{ id: 'hut', name, type: 'structure', cost: { materials: 1 } }]
    const told = { code: 'build', seat: 0, values: { card: 'hut' }, words: '' }
    expect(game({ development }).words?.entry?.(told, () => 'Anna')).toContain('Hut')
    expect(game().words?.entry?.(told, () => 'Anna')).not.toContain('Hut')
  })
})

test.each([
  ['b', '27'],
  ['a', '2'],
])('a duchy card of side %s shows what it is worth: %s', (side, worth) => {
  const view = { side, seats: [{ duchy: 'teressie', stolen: {} }] }
  show(DuchyCard, { play: { view, home: 0, set: HOUSE, mark: () => undefined } as never, seat: 0 })
  expect([...document.querySelectorAll(':is(.worth, .points) b')].map((one) => one.textContent)).toEqual([worth])
})

describe('emblems', () => {
  test('every name of the house set has one', () => {
    expect(HOUSE.cards.filter(({ id }) => !EMBLEMS[id]).map(({ id }) => id)).toEqual([])
    expect(Object.keys(EMBLEMS).filter((id) => !HOUSE.byId.has(id))).toEqual([])
  })

  test('no two are the same', () => {
    const drawings = Object.values(EMBLEMS).map((glyph) => JSON.stringify(glyph))
    expect(new Set(drawings).size).toBe(drawings.length)
  })
})

describe('a card', () => {
  test('shows its cost, of which what is paid is filled', () => {
    show(Card, { card: card('aqueduct'), needs: [1, 0, 0, 0, 0, 0] })
    expect(drawn('.face .open')).toBe(1)
    expect(drawn('.face .res-gold')).toBe(3)
  })

  test('hangs flat points and points for a type in different ways', () => {
    show(Card, { card: card('tourney-arena') })
    expect([drawn('.face .seal'), drawn('.face .plaque')]).toEqual([1, 1])
  })

  test('lies face down with nothing of its face', () => {
    show(Card, { card: undefined, back: 1 })
    expect([drawn('.back.seat-1'), drawn('.face')]).toEqual([1, 0])
  })

  test('is a chip in a list, with its name in the language of the page', () => {
    speak('uk')
    show(Card, { card: card('farm'), size: 'chip' })
    expect(document.querySelector('.chip')?.textContent?.trim()).toBe('Ферма')
    speak('en')
  })
})

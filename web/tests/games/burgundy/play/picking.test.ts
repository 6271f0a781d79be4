/** What lights up and what a click does, from legal actions alone. */

import { describe, expect, test } from 'vitest'
import { optionsOf } from '../../../../src/games/burgundy/facts/options'
import { dropped, fitting, held, litBy, pick, ready, withoutTwins } from '../../../../src/games/burgundy/play/picking'
import type { Choice } from '../../../../src/wire'

let number = 0
function legal(fields: Record<string, unknown>, workers = 0): Choice {
  number += 1
  return { action: number, fields, ...(workers && { costs: { workers } }) }
}

const take = (die: number, depot: number | string, space: number, cost = 0) =>
  legal({ do: 'take', die, depot, space }, cost)
const place = (die: number, slot: number, hex: number, cost = 0) => legal({ do: 'place', die, slot, hex }, cost)

const TURN = optionsOf([
  take(1, 2, 1),
  take(2, 2, 1, 1),
  take(2, 5, 3),
  place(1, 1, 17),
  place(1, 2, 17),
  place(2, 1, 20, 2),
  legal({ do: 'workers', die: 1 }),
  legal({ do: 'workers', die: 2 }),
  legal({ do: 'buy', depot: 'black', space: 3, workers: 0 }),
  legal({ do: 'end' }),
])

test('the price in workers is what the engine says', () => {
  const bought = { ...legal({ do: 'buy', depot: 'black', space: 1, workers: 1 }), costs: { silver: 1, workers: 1 } }
  expect(optionsOf([take(1, 1, 1, 3), bought, legal({ do: 'hire' })]).map(({ price }) => price)).toEqual([3, 1, 0])
})

describe('at first', () => {
  test('only the dice and what needs nothing else stand out; all that can be done is open', () => {
    const lit = [...litBy(TURN, [])]
    const out = lit.filter(([, { mark }]) => mark === 'lit').map(([key]) => key)
    expect(out.sort()).toEqual(['die:1', 'die:2', 'do:end', 'do:workers'])
    expect(litBy(TURN, []).get('space:2:1')?.mark).toBe('open')
    expect(litBy(TURN, []).has('space:6:1')).toBe(false)
  })
})

describe('a die first', () => {
  test('lights up all it can do, solid where it is free and dashed with its price where not', () => {
    const lit = litBy(TURN, ['die:2'])
    expect(lit.get('die:2')).toEqual({ mark: 'chosen', price: 0 })
    expect(lit.get('space:5:3')).toEqual({ mark: 'lit', price: 0 })
    expect(lit.get('space:2:1')).toEqual({ mark: 'costly', price: 1 })
    expect(lit.get('hex:20')).toEqual({ mark: 'costly', price: 2 })
    expect(lit.has('hex:17')).toBe(false)
  })

  test('one more click does it', () => {
    expect(pick(TURN, ['die:2'], 'space:5:3').act?.choice.fields).toEqual({ do: 'take', die: 2, depot: 5, space: 3 })
    expect(pick(TURN, ['die:1'], 'do:workers').act?.do).toBe('workers')
  })

  test('another die takes its place', () => {
    expect(pick(TURN, ['die:1'], 'die:2')).toEqual({ selection: ['die:2'] })
  })

  test('two picks that leave one action do it, and one pick never does', () => {
    expect(pick(TURN, ['die:2'], 'slot:1').act?.choice.fields).toEqual({ do: 'place', die: 2, slot: 1, hex: 20 })
    expect(pick(TURN, ['slot:1'], 'hex:20').act?.choice.fields['die']).toBe(2)
    expect(pick(TURN, [], 'hex:20')).toEqual({ selection: ['hex:20'] })
  })

  test('where two tiles fit a hex, the tile is asked for', () => {
    expect(pick(TURN, ['die:1'], 'hex:17')).toEqual({ selection: ['die:1', 'hex:17'] })
    expect(pick(TURN, ['die:1', 'hex:17'], 'slot:2').act?.choice.fields['slot']).toBe(2)
  })
})

describe('a target first', () => {
  test('lights up the dice that reach it', () => {
    const picked = pick(TURN, [], 'space:2:1')
    expect(picked).toEqual({ selection: ['space:2:1'] })
    const lit = litBy(TURN, picked.selection)
    expect(lit.get('die:1')?.mark).toBe('lit')
    expect(lit.get('die:2')).toEqual({ mark: 'costly', price: 1 })
  })

  test('the die does it', () => {
    expect(pick(TURN, ['space:2:1'], 'die:1').act?.choice.fields['die']).toBe(1)
  })

  test('picked again it is done if only one action is left', () => {
    expect(pick(TURN, ['space:5:3'], 'space:5:3').act?.choice.fields['die']).toBe(2)
    expect(pick(TURN, ['space:2:1'], 'space:2:1')).toEqual({ selection: [] })
  })

  test('a purchase waits for a second click', () => {
    expect(pick(TURN, [], 'space:black:3')).toEqual({ selection: ['space:black:3'] })
    expect(ready(TURN, ['space:black:3'])?.do).toBe('buy')
    expect(pick(TURN, ['space:black:3'], 'purse:0').act?.do).toBe('buy')
  })

  test('what the chosen die does not reach begins anew', () => {
    expect(pick(TURN, ['die:1'], 'space:5:3')).toEqual({ selection: ['space:5:3'] })
  })
})

test('what no action names is refused and keeps what was picked', () => {
  expect(pick(TURN, ['die:1'], 'space:6:1')).toEqual({ selection: ['die:1'], refused: 'space:6:1' })
})

test('the end of the turn is one click', () => {
  expect(pick(TURN, [], 'do:end').act?.do).toBe('end')
})

describe('an effect', () => {
  const castle = optionsOf([take(0, 1, 1), take(0, 1, 2), place(0, 1, 3), place(0, 2, 3)], 'castle')

  test('lights up all its choices at once', () => {
    const lit = litBy(castle, [], 'castle')
    expect([...lit.values()].every((one) => one.mark === 'lit')).toBe(true)
    expect(lit.has('space:1:1')).toBe(true)
  })

  test('one click answers it', () => {
    expect(pick(castle, [], 'space:1:2', 'castle').act?.do).toBe('take')
    expect(pick(castle, [], 'hex:3', 'castle')).toEqual({ selection: ['hex:3'] })
  })

  test('a ship with monastery 5 may take one depot or two neighbours', () => {
    const ship = optionsOf(
      [[3], [4], [3, 4]].map((depots) => legal({ do: 'load', depots })),
      'load',
    )
    expect(pick(ship, [], 'load:3', 'load')).toEqual({ selection: ['load:3'] })
    expect(pick(ship, ['load:3'], 'load:4', 'load').act?.choice.fields['depots']).toEqual([3, 4])
    expect(pick(ship, ['load:3'], 'load:3', 'load').act?.choice.fields['depots']).toEqual([3])
  })

  test('colours to keep are picked one by one', () => {
    const keep = optionsOf(
      [
        [2, 5],
        [2, 3],
        [3, 5],
      ].map((colours) => legal({ do: 'keep', colours })),
      'keep',
    )
    expect(pick(keep, [], 'new:2', 'keep')).toEqual({ selection: ['new:2'] })
    expect(pick(keep, ['new:2'], 'new:5', 'keep').act?.choice.fields['colours']).toEqual([2, 5])
  })

  test('a shield takes both dice of a turn', () => {
    const shield = optionsOf([legal({ do: 'shield', shield: 7 })], 'turn')
    expect(fitting(shield, ['die:1'])).toHaveLength(1)
    expect(pick(shield, ['die:1'], 'shield:7').act?.do).toBe('shield')
    expect(pick(shield, [], 'shield:7')).toEqual({ selection: ['shield:7'] })
    // Two equal dice, with which shields are taken, count as one for what needs one.
    expect(withoutTwins(shield)).toEqual(shield)
  })
})

describe('what is dropped', () => {
  test('a tile of a depot on a slot is taken in the cheapest way, unless two are as cheap', () => {
    expect(dropped(TURN, [], 'space:2:1', 'slot:3')?.choice.fields['die']).toBe(1)
    expect(dropped(TURN, ['die:2'], 'space:2:1', 'slot:3')?.choice.fields['die']).toBe(2)
    const equal = optionsOf([take(1, 2, 1, 1), take(2, 2, 1, 1)])
    expect(dropped(equal, [], 'space:2:1', 'slot:3')).toBeUndefined()
  })

  test('a stored tile on a hex is placed, and goods on the sale are sold', () => {
    expect(dropped(TURN, [], 'slot:1', 'hex:20')?.choice.fields['hex']).toBe(20)
    const sale = optionsOf([legal({ do: 'sell', die: 1, goods: 4 }), legal({ do: 'sell', die: 2, goods: 2 })])
    expect(dropped(sale, [], 'goods:4', 'sale')?.choice.fields['goods']).toBe(4)
    expect(dropped(TURN, [], 'slot:1', 'sale')).toBeUndefined()
  })

  test('what is taken into the hand keeps what fits with it, and does nothing', () => {
    expect(held(TURN, ['die:2'], 'space:5:3')).toEqual(['die:2', 'space:5:3'])
    expect(held(TURN, ['die:1'], 'space:5:3')).toEqual(['space:5:3'])
    expect(held(TURN, [], 'space:6:1')).toBeUndefined()
  })

  test('two equal dice are one choice', () => {
    const twins = withoutTwins(optionsOf([take(1, 2, 1), take(2, 2, 1), take(2, 5, 3)]))
    expect(twins.map((option) => option.choice.fields['die'])).toEqual([1, 2])
  })
})

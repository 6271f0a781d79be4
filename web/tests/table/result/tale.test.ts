/** What is worth telling of a result. */

import { expect, test } from 'vitest'
import { highlightOf } from '../../../src/table/result/tale'

const SUMS = [
  { source: 'regions', points: [40, 30, 10, 5] },
  { source: 'goods', points: [10, 35, 10, 5] },
]

test('one winner is told with the lead over the next, and where it was largest', () => {
  const told = highlightOf([[0], [1]], [70, 65], [1, 2], SUMS)
  expect(told).toEqual({ kind: 'won', winner: 0, margin: 5, source: 'regions', more: 10 })
})

test('teams win together', () => {
  const told = highlightOf(
    [
      [0, 2],
      [1, 3],
    ],
    [50, 60, 30, 10],
    [1, 2, 1, 2],
    SUMS,
  )
  expect(told).toEqual({ kind: 'won', winner: 0, margin: 10, source: 'regions', more: 15 })
})

test('a tie and a solo game are told as what they are, and no winner is no highlight', () => {
  expect(highlightOf([[0], [1]], [65, 65], [1, 1], SUMS)).toEqual({ kind: 'tied', count: 65 })
  const alone = highlightOf([[0]], [50], [1], [{ source: 'goods', points: [50] }])
  expect(alone).toEqual({ kind: 'alone', count: 50, source: 'goods', more: 50 })
  expect(highlightOf([[0], [1]], [65, 60], [], SUMS)).toBeUndefined()
})

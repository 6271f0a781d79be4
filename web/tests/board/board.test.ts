/** The board widgets: geometry, focus, and that only what is marked can be picked. */

import { expect, test, vi } from 'vitest'
import { courseBetween } from '../../src/board/course'
import DiceRow from '../../src/board/DiceRow.svelte'
import { borderOf, boxAround, CELL_RADIUS, centreOf, corners, hexPath } from '../../src/board/hex'
import PointsTrack from '../../src/board/PointsTrack.svelte'
import { steer } from '../../src/board/steer'
import Bridge from '../../src/games/burgundy/board/Bridge.svelte'
import Depot from '../../src/games/burgundy/board/Depot.svelte'
import DuchyMap from '../../src/games/burgundy/duchy/DuchyMap.svelte'
import StorageRow from '../../src/games/burgundy/duchy/StorageRow.svelte'
import type { DuchyHex } from '../../src/games/burgundy/facts/hexes'
import { click, find, press, show } from '../setup'

const ROWS = [4, 5, 6, 7, 6, 5, 4]
const places = ROWS.flatMap((length, row) =>
  Array.from({ length }, (_, column) => ({ row, across: 7 - length + 2 * column })),
)
const hexes: DuchyHex[] = places.map((place, index) => ({
  place,
  colour: 'building',
  number: (index % 6) + 1,
  tile: index === 18 ? 'castle' : '',
  mark: index === 17 ? 'lit' : index === 25 ? 'costly' : undefined,
  badge: index === 25 ? '2' : undefined,
}))

test('neighbours touch: two cells of a row are one width apart, two rows one and a half radii', () => {
  const [here, east, south] = [
    centreOf({ row: 0, across: 0 }),
    centreOf({ row: 0, across: 2 }),
    centreOf({ row: 1, across: 1 }),
  ]
  expect(east.x - here.x).toBeCloseTo(Math.sqrt(3) * CELL_RADIUS)
  expect(Math.hypot(south.x - here.x, south.y - here.y)).toBeCloseTo(Math.sqrt(3) * CELL_RADIUS)
})

test('a hex has its first corner in the north', () => {
  expect(corners(10)[0]).toEqual({ x: 0, y: -10 })
  expect(hexPath(10)).toMatch(/^M0 -10L8.7 -5/)
})

test('a box holds every cell', () => {
  const [left, top, width, height] = boxAround([{ row: 0, across: 0 }], 0)
  expect([left, top, height]).toEqual([-45.5, -52.5, 105])
  expect(width).toBeCloseTo(90.9)
})

test('the border of two neighbours has ten sides', () => {
  const border = borderOf([
    { row: 0, across: 0 },
    { row: 0, across: 2 },
  ])
  expect(border.match(/M/g)?.length).toBe(10)
})

test('a river winds round a hex that lies in its way', () => {
  const [from, to, between] = [
    { row: 0, across: 0 },
    { row: 4, across: 0 },
    { row: 2, across: 0 },
  ]
  const straight = courseBetween(from, to, [from, to])
  const bent = courseBetween(from, to, [from, to, between])
  const middle = Math.floor(bent.length / 2)
  expect(straight[middle]?.x).toBeCloseTo(0)
  expect(Math.abs(bent[middle]?.x ?? 0)).toBeGreaterThan(CELL_RADIUS / 2)
})

test('arrow keys go to the neighbour and stop at the border', () => {
  expect(steer(places, 18, 'ArrowLeft')).toBe(17)
  expect(steer(places, 18, 'ArrowRight')).toBe(19)
  expect(steer(places, 0, 'ArrowUp')).toBe(0)
  const down = steer(places, 18, 'ArrowDown', centreOf({ row: 3, across: 6 }).x)
  expect(steer(places, down, 'ArrowDown', centreOf({ row: 3, across: 6 }).x)).toBe(30)
})

test('a map has one stop for the tab key: the first cell that may be picked', () => {
  show(DuchyMap, { hexes, label: 'My duchy' })
  expect([...document.body.querySelectorAll('[tabindex="0"]')].map((cell) => cell.getAttribute('data-cell'))).toEqual([
    '17',
  ])
})

test('every hex has a name for a screen reader', () => {
  show(DuchyMap, { hexes, label: 'My duchy' })
  expect(find('[data-cell="18"]').getAttribute('aria-label')).toBe('city hex, number 1: Castle')
  expect(find('[data-cell="0"]').getAttribute('aria-label')).toBe('city hex, number 1, empty')
})

test('only a marked hex is picked, by click and by key', () => {
  const onpick = vi.fn()
  show(DuchyMap, { hexes, label: 'My duchy', onpick })
  click(find('[data-cell="0"]'))
  expect(onpick).not.toHaveBeenCalled()
  click(find('[data-cell="17"]'))
  press(find('[data-cell="25"]'), 'Enter')
  expect(onpick.mock.calls).toEqual([[17], [25]])
})

test('arrow keys and page down move the focus', () => {
  show(DuchyMap, { hexes, label: 'My duchy' })
  const start = find<SVGGElement>('[data-cell="17"]')
  start.focus()
  press(start, 'ArrowRight')
  expect(document.activeElement?.getAttribute('data-cell')).toBe('18')
  press(find('[data-cell="18"]'), 'PageDown')
  expect(document.activeElement?.getAttribute('data-cell')).toBe('25')
})

test('what a hex costs stands on it', () => {
  show(DuchyMap, { hexes, label: 'My duchy' })
  expect(find('.cost').textContent).toBe('2')
})

test('a small duchy is one picture', () => {
  show(DuchyMap, { hexes, label: 'Duchy of Anna', still: true })
  expect(find('svg').getAttribute('role')).toBe('img')
  expect(document.body.querySelectorAll('[tabindex]').length).toBe(0)
})

test('a die that is used cannot be picked', () => {
  const onpick = vi.fn()
  show(DiceRow, {
    label: 'My dice',
    seat: 0,
    dice: [
      { value: 4, label: 'Die: 4' },
      { value: 2, label: 'Die, used', used: true },
    ],
    onpick,
  })
  const [first, second] = document.body.querySelectorAll('button')
  if (first && second) {
    click(second)
    click(first)
  }
  expect(onpick.mock.calls).toEqual([[0]])
})

test('a depot offers its lit tile and names its empty space', () => {
  const onpick = vi.fn()
  show(Depot, {
    number: 3,
    spaces: [
      { tile: 'ship', ground: 'ship', mark: 'lit' },
      { tile: 'cow2', ground: 'animal' },
      { tile: '', ground: 'castle' },
    ],
    goods: [2, 0, 0, 0, 0, 1],
    onpick,
  })
  click(find('[aria-label="Ship"]'))
  click(find('[aria-label="2 cows"]'))
  expect(onpick.mock.calls).toEqual([[0]])
  expect(find('[aria-label="Empty space: castle"]').getAttribute('role')).toBe('img')
  expect(find('[aria-label="Turquoise goods: 2, Orange goods: 1"]').getAttribute('aria-disabled')).toBe('true')
})

test('a storage tells which tile was picked', () => {
  const onpick = vi.fn()
  show(StorageRow, { slots: [{ tile: 'bank' }, { tile: 'mine', mark: 'lit' }, { tile: '' }], onpick })
  click(find('[aria-label="Mine"]'))
  expect(onpick.mock.calls).toEqual([[1]])
})

test('the bridge and the track show every marker', () => {
  show(Bridge, { label: 'Bridge', stacks: [[1, 0], [], [2]] })
  expect(document.body.querySelectorAll('.marker').length).toBe(3)
  show(PointsTrack, { label: 'Points', markers: [{ seat: 3, points: 104 }], target: 50 })
  expect(find('.lap').textContent).toBe('+100')
})

/** Luck and skill of a review, in the chart and in the picture. */

import { expect, test } from 'vitest'
import LuckChart from '../../../src/coach/review/LuckChart.svelte'
import { partsOf } from '../../../src/coach/review/luck'
import { heightOf, marksOf } from '../../../src/coach/review/luckPicture'
import { WIDE } from '../../../src/table/result/picture'
import { show } from '../../setup'
import { REVIEW } from './reviewed'

test('what is too uncertain to split says why, and shows no parts', () => {
  show(LuckChart, {
    review: { ...REVIEW, unsplit: 'sampling' },
    names: ['Ann', 'Bo'],
    portraits: async () => [],
    file: 'x',
  })
  expect(document.body.textContent).toContain('Too uncertain to split')
  expect(document.querySelectorAll('dl div')).toHaveLength(0)
})

test('start, luck and skill are the result, with nothing left over, in the chart and in the picture', () => {
  const [one] = REVIEW.totals
  if (!one) throw new Error('a total')
  const sum = partsOf(one).reduce((points, part) => points + part.points, 0)
  expect(sum * 100).toBeCloseTo(one.result)
  show(LuckChart, { review: REVIEW, names: ['Ann', 'Bo'], portraits: async () => [], file: 'x' })
  expect(document.querySelectorAll('dl div')).toHaveLength(10)
  expect(document.body.textContent).toContain('−18.9')
  expect(document.body.textContent).toContain('± 3.4')
  const parts = ['A very long name of a part that has to be cut somewhere', 'x'].map((name) => ({ name, points: -3 }))
  const side = { name: 'W'.repeat(60), colour: '--seat-0', score: 174, result: -4, parts }
  const titled = { game: 'g', headline: 'h', foot: 'f', sentence: 'Ann won by skill.', portraits: [] }
  const sheet = { ...titled, sides: [side, side] }
  const measure = (text: string, { size }: { readonly size: number }) => [...text].length * size * 0.5
  for (const mark of marksOf(sheet, measure)) {
    if (mark.kind !== 'text') continue
    const wide = measure(mark.text, mark)
    const left = mark.x - { left: 0, center: wide / 2, right: wide }[mark.align]
    expect([left >= 0, left + wide <= WIDE, mark.y <= heightOf(sheet)], mark.text).toEqual([true, true, true])
  }
})

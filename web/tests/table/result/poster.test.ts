/** The result as a picture: who won, every source of points, every total; nothing runs over the edge. */

import { expect, test } from 'vitest'
import { type Mark, shortened, WIDE } from '../../../src/table/result/picture'
import { heightOf, marksOf, type Result } from '../../../src/table/result/poster'

/** Every letter is half as wide as it is high. */
const measure = (text: string, { size }: { readonly size: number }) => [...text].length * size * 0.5

const side = (name: string, total: number, won = false) => ({ name, colour: '--seat-0', total, note: '', won })

function result(...names: string[]): Result {
  return {
    game: 'Castles of Burgundy',
    headline: `Winner: ${names[0]}`,
    foot: 'Duchy',
    total: 'Total',
    sides: names.map((name, index) => side(name, 100 + index, index === 0)),
    rows: ['Regions', 'Animals', 'Goods'].map((source) => ({ source, points: names.map((_, index) => index * 7) })),
  }
}

const texts = (marks: readonly Mark[]) => marks.flatMap((mark) => (mark.kind === 'text' ? [mark] : []))

test.each([1, 2, 4])('a result of %i is all there and within the picture', (count) => {
  const names = ['Ann', 'Боб Третій', 'W'.repeat(24), '<b>&"'].slice(0, count)
  const given = result(...names)
  const marks = marksOf(given, measure)
  const said = texts(marks).map((mark) => mark.text)
  for (const text of ['Castles of Burgundy', 'Regions', 'Animals', 'Goods', 'Total', 'Ann', '100'])
    expect(said).toContain(text)
  for (const mark of texts(marks)) {
    const wide = measure(mark.text, mark)
    const left = mark.align === 'right' ? mark.x - wide : mark.x
    expect([left >= 0, left + wide <= WIDE, mark.y <= heightOf(given)], mark.text).toEqual([true, true, true])
  }
})

test('names in neighbouring columns never touch', () => {
  const names = texts(marksOf(result('W'.repeat(24), 'M'.repeat(24), 'Q'.repeat(24)), measure)).filter((mark) =>
    /^[WMQ]+…$/.test(mark.text),
  )
  expect(names).toHaveLength(3)
  for (const [index, mark] of names.entries()) {
    const before = names[index - 1]
    if (before) expect(mark.x - measure(mark.text, mark)).toBeGreaterThan(before.x)
  }
})

test('a text is shortened by whole letters', () => {
  expect(shortened('🎲🎲🎲🎲', 3, (text) => [...text].length)).toBe('🎲🎲…')
  expect(shortened('Ann', 3, (text) => text.length)).toBe('Ann')
})

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
    sentence: `${names[0]} wins by 12 points. Biggest lead: Regions (+30).`,
    portraits: names.map((name) => ({ name, colour: '--seat-0', wide: 660, high: 590, paint: () => {} })),
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
    const left = mark.x - { left: 0, center: wide / 2, right: wide }[mark.align]
    expect([left >= 0, left + wide <= WIDE, mark.y <= heightOf(given)], mark.text).toEqual([true, true, true])
  }
})

test.each([1, 2, 3, 4])('%i portraits are side by side between the sentence and the points', (count) => {
  const given = result(...['Ann', 'Bo', 'Cid', 'Dee'].slice(0, count))
  const marks = marksOf(given, measure)
  const portraits = marks.flatMap((mark) => (mark.kind === 'portrait' ? [mark] : []))
  expect(portraits).toHaveLength(count)
  const said = texts(marks)
  const sentence = said.find((mark) => mark.text.startsWith('Ann wins'))
  const first = said.find((mark) => mark.text === 'Regions')
  let edge = 0
  for (const { portrait, x, y, scale } of portraits) {
    expect(x).toBeGreaterThanOrEqual(edge)
    edge = x + portrait.wide * scale
    expect(y).toBeGreaterThan(sentence?.y ?? Number.POSITIVE_INFINITY)
    expect(y + portrait.high * scale).toBeLessThan(first?.y ?? 0)
  }
  expect(edge).toBeLessThanOrEqual(WIDE)
})

test('names in neighbouring columns never touch', () => {
  const names = texts(marksOf(result('W'.repeat(24), 'M'.repeat(24), 'Q'.repeat(24)), measure)).filter(
    (mark) => /^[WMQ]+…$/.test(mark.text) && mark.align === 'right',
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

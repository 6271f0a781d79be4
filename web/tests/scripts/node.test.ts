/** Which Node may build the page. */

import { expect, test } from 'vitest'
import { accepts } from '../../scripts/node.mjs'

const RANGE = '^20.19 || ^22.12 || >=24'

test.each(['20.19.0', '20.20.2', '22.12.0', '24.0.0', '25.1.0', '26.0.0'])('%s may', (version) => {
  expect(accepts(RANGE, version)).toBe(true)
})

test.each(['18.20.0', '20.18.3', '21.7.0', '22.11.0', '23.11.1'])('%s may not', (version) => {
  expect(accepts(RANGE, version)).toBe(false)
})

test('a range that cannot be read is an error', () => {
  expect(() => accepts('20.x', '20.19.0')).toThrow('20.x')
})

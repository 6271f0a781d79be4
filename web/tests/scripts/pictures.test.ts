/** The server's pictures have the art of the page. */

import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { artOf } from '../../scripts/tileart'

const WEB = join(import.meta.dirname, '../..')
const read = (name: string) => readFileSync(join(WEB, name), 'utf8')

test('the art of pictures is fresh: npm run pictures writes it', () => {
  const kept = JSON.parse(read('../src/duchy/picture/burgundy.json'))
  expect(kept).toEqual(artOf(read('src/theme/tokens.css'), read('src/theme/art.css')))
})

test('every colour of the art is known', () => {
  expect(read('../src/duchy/picture/burgundy.json')).not.toMatch(/fill=\\"\\"|undefined|NaN|var\(/)
})

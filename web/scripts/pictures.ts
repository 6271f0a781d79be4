/** Writes the art of Burgundy's tiles for the pictures that the server draws: the same drawings, as plain SVG. */

import { readFileSync, writeFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { artOf } from './tileart.ts'

const path = (name: string) => fileURLToPath(new URL(name, import.meta.url))
const tokens = readFileSync(path('../src/theme/tokens.css'), 'utf8')
const styles = readFileSync(path('../src/theme/art.css'), 'utf8')
const art = artOf(tokens, styles)
writeFileSync(path('../../src/duchy/picture/burgundy.json'), `${JSON.stringify(art, null, 1)}\n`)

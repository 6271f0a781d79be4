import * as animals from './animals'
import * as buildings from './buildings'
import type { Glyph } from './layer'
import * as things from './things'

export { GOODS_GLYPHS } from './goods'
export type { Glyph, Layer, Manner } from './layer'

export const GLYPHS = { ...buildings, ...animals, ...things } satisfies Record<string, Glyph>
export type GlyphName = keyof typeof GLYPHS

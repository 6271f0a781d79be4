import type { Glyph } from '../../../../art/layer'
import * as animals from './animals'
import * as buildings from './buildings'
import * as things from './things'

export type { Glyph, Layer, Manner } from '../../../../art/layer'
export { GOODS_GLYPHS } from './goods'

export const GLYPHS = { ...buildings, ...animals, ...things } satisfies Record<string, Glyph>
export type GlyphName = keyof typeof GLYPHS

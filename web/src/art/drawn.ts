/** Glyphs as elements, made once for each place and copied: a table shows hundreds of them. */

import type { Attachment } from 'svelte/attachments'
import type { Glyph, Layer } from './layer'
import { placed } from './placed'

const SVG = 'http://www.w3.org/2000/svg'
/** A glyph scaled to less than this is drawn without its details. */
const SMALL = 0.55
type Drawing = Attachment<SVGGElement>
const known = new WeakMap<Glyph, Map<string, Drawing>>()

/**
 * Draw a glyph inside an element, around x, y. The same glyph at the same place gets the same drawing: an element that
 * already has it is left alone.
 */
export function drawn(glyph: Glyph, x: number, y: number, scale: number, weight: number): Drawing {
  const drawings = known.get(glyph) ?? new Map<string, Drawing>()
  known.set(glyph, drawings)
  const key = `${x} ${y} ${scale} ${weight}`
  const drawing = drawings.get(key) ?? drawingOf(glyph, x, y, scale, weight)
  drawings.set(key, drawing)
  return drawing
}

function drawingOf(glyph: Glyph, ...place: [x: number, y: number, scale: number, weight: number]): Drawing {
  let parts: DocumentFragment | undefined
  return (element) => {
    parts ??= partsOf(glyph, ...place)
    element.replaceChildren(parts.cloneNode(true))
  }
}

function partsOf(glyph: Glyph, x: number, y: number, scale: number, weight: number): DocumentFragment {
  const parts = document.createDocumentFragment()
  for (const layer of scale < SMALL ? glyph.filter(({ fine }) => !fine) : glyph)
    parts.append(partOf(layer, x, y, scale, weight))
  return parts
}

function partOf(
  { manner, path, at, turn }: Layer,
  x: number,
  y: number,
  scale: number,
  weight: number,
): SVGPathElement {
  const part = document.createElementNS(SVG, 'path')
  const own = at ?? { x: 0, y: 0, scale: 1 }
  part.setAttribute('class', `m-${manner}`)
  part.setAttribute('d', placed(path, { x: x + own.x * scale, y: y + own.y * scale, scale: own.scale * scale }, turn))
  if (own.scale !== 1) part.setAttribute('stroke-width', String(weight * own.scale))
  return part
}

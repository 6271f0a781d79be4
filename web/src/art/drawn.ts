/** Glyphs as elements, made once and copied: a table shows hundreds of them. */

import type { Attachment } from 'svelte/attachments'
import type { Glyph, Layer } from './layer'

const SVG = 'http://www.w3.org/2000/svg'
type Drawing = Attachment<SVGGElement>
const whole = new WeakMap<Glyph, Drawing>()
const plain = new WeakMap<Glyph, Drawing>()

/**
 * Draw a glyph inside an element; a small one leaves out the details of a large drawing.
 * The same glyph gets the same drawing: an element that already has it is left alone.
 */
export function drawn(glyph: Glyph, small: boolean): Drawing {
  const known = small ? plain : whole
  const drawing = known.get(glyph) ?? drawingOf(small ? glyph.filter((layer) => !layer.fine) : glyph)
  known.set(glyph, drawing)
  return drawing
}

function drawingOf(layers: readonly Layer[]): Drawing {
  let parts: DocumentFragment | undefined
  return (element) => {
    parts ??= partsOf(layers)
    element.replaceChildren(parts.cloneNode(true))
  }
}

function partsOf(layers: readonly Layer[]): DocumentFragment {
  const parts = document.createDocumentFragment()
  for (const { manner, path, transform } of layers) {
    const part = document.createElementNS(SVG, 'path')
    part.setAttribute('class', `m-${manner}`)
    part.setAttribute('d', path)
    if (transform) part.setAttribute('transform', transform)
    parts.append(part)
  }
  return parts
}

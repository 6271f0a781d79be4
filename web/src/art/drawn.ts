/** Glyphs as elements, made once and copied: hundreds of them lie on a table. */

import type { Attachment } from 'svelte/attachments'
import type { Glyph, Layer } from './layer'

const SVG = 'http://www.w3.org/2000/svg'
const whole = new WeakMap<Glyph, DocumentFragment>()
const plain = new WeakMap<Glyph, DocumentFragment>()

/** Draw a glyph inside an element; small, it is drawn without what only a large drawing shows. */
export function drawn(glyph: Glyph, small: boolean): Attachment<SVGGElement> {
  return (element) => {
    const known = small ? plain : whole
    const parts = known.get(glyph) ?? partsOf(small ? glyph.filter((layer) => !layer.fine) : glyph)
    known.set(glyph, parts)
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

/**
 * How a glyph is drawn: paths in a box of 60 units around 0, 0, from back to front, each in one of a few styles.
 *
 * p paper, t tone, w white, s silver, g gold, r red, v wax, b wood: filled, with an ink outline.
 * P, T, S, R: the same fills without the outline. k: filled with ink. l: an ink line. q: a paper line.
 */
export type Manner = 'p' | 't' | 'w' | 's' | 'g' | 'r' | 'v' | 'b' | 'P' | 'T' | 'S' | 'R' | 'k' | 'l' | 'q'

/** A place and a size. */
export interface Place {
  readonly x: number
  readonly y: number
  readonly scale: number
}

export interface Layer {
  readonly manner: Manner
  readonly path: string
  /** Left out where the glyph is drawn small. */
  readonly fine?: boolean
  /** Where it lies in the glyph; its lines are scaled with it. */
  readonly at?: Place
  /** Degrees clockwise around 0, 0, before it is moved there. */
  readonly turn?: number
}

export type Glyph = readonly Layer[]

/** Return one layer. */
export function layer(manner: Manner, path: string, turn?: number): Layer {
  return turn === undefined ? { manner, path } : { manner, path, turn }
}

/** Return one layer that only a large drawing shows. */
export function fine(manner: Manner, path: string, turn?: number): Layer {
  return { ...layer(manner, path, turn), fine: true }
}

/** Return the path of a circle. */
export function circle(x: number, y: number, radius: number): string {
  return `M${x - radius} ${y}a${radius} ${radius} 0 1 0 ${2 * radius} 0a${radius} ${radius} 0 1 0 ${-2 * radius} 0z`
}

/** Return the path of an ellipse. */
export function ellipse(x: number, y: number, across: number, high: number): string {
  return `M${x - across} ${y}a${across} ${high} 0 1 0 ${2 * across} 0a${across} ${high} 0 1 0 ${-2 * across} 0z`
}

/** Return the layers of a glyph, moved and scaled, to build larger glyphs from. */
export function moved(glyph: Glyph, x: number, y: number, scale = 1): Glyph {
  return glyph.map((part) => {
    const at = part.at ?? { x: 0, y: 0, scale: 1 }
    return { ...part, at: { x: x + at.x * scale, y: y + at.y * scale, scale: at.scale * scale } }
  })
}

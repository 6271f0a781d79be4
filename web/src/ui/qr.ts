/**
 * QR codes for links. The package uqr encodes them; the drawing stays ours, because a single path takes the size and
 * the accessible name that the page gives it.
 */

import { encode } from 'uqr'

/** A square of modules, true where it is dark; the drawing adds the quiet zone. */
export type Code = readonly (readonly boolean[])[]

/** Return the code of a text, with error correction level M; `mask` is chosen unless given. */
export function codeOf(text: string, mask = -1): Code {
  return encode(text, { ecc: 'M', boostEcc: false, border: 0, maskPattern: mask }).data
}

/** Return a code as the path of an SVG, one unit for each module. */
export function pathOf(code: Code): string {
  return code.flatMap((line, row) => line.map((dark, column) => (dark ? `M${column} ${row}h1v1h-1z` : ''))).join('')
}

/** Small symbols that are recognised immediately: resources by shape and colour, types, and other things on a table. */

import { circle, fine, type Glyph, layer } from '../../../art/layer'
import type { Development, Resource } from '../facts/names'
import { column } from './glyphs/buildings'
import { eye, helmet } from './glyphs/people'
import { compass, trap } from './glyphs/things'

/** A block of stone, a round of people, a six-sided coin, a pointed compass; a crystal; a pawn. */
export const RESOURCE_SIGNS: Readonly<Record<Resource, Glyph>> = {
  materials: [
    layer('t', 'M-25 -22H22L26 -17V22H-22L-26 17z'),
    layer('l', 'M-25 -6H25M-6 -22V-6M8 -6V8M-12 8V22M-26 8H25'),
  ],
  population: [
    layer('t', circle(0, 0, 27)),
    layer('P', circle(0, -7, 8.5)),
    layer('P', 'M-15 17Q-15 3 0 3Q15 3 15 17Q0 24 -15 17z'),
  ],
  gold: [layer('t', 'M-14 -25H14L28 0L14 25H-14L-28 0z'), layer('l', 'M-8 -14H8L16 0L8 14H-8L-16 0z')],
  exploration: [layer('t', 'M0 -30L9 -9L30 0L9 9L0 30L-9 9L-30 0L-9 -9z'), layer('P', circle(0, 0, 5))],
  krystallium: [
    layer('t', 'M0 -30L17 -11L11 28H-11L-17 -11z'),
    layer('l', 'M-17 -11L-4 -5L0 -30M-4 -5L-3 28M-4 -5L17 -11'),
  ],
  soldiers: [
    layer(
      't',
      'M-21 28V21Q-13 17 -11 4Q-15 0 -11 -5Q-14 -10 -12 -16Q-9 -28 0 -28Q9 -28 12 -16Q14 -10 11 -5Q15 0 11 4Q13 17 21 21V28z',
    ),
    fine('l', 'M-11 4H11M-11 -5H11'),
  ],
}

export const TYPE_SIGNS: Readonly<Record<Development, Glyph>> = {
  structure: [layer('t', 'M-24 27V-20H-14V-12H-5V-20H5V-12H14V-20H24V27z'), layer('k', 'M-6 27V9Q0 1 6 9V27z')],
  company: helmet,
  monument: column,
  discovery: compass,
}

export const SPY: Glyph = eye
export const TRAP: Glyph = trap
export const PER: Glyph = [layer('k', 'M-16 -11L-11 -16L0 -5L11 -16L16 -11L5 0L16 11L11 16L0 5L-11 16L-16 11L-5 0z')]
export const RECYCLE: Glyph = [
  layer('l', 'M-17 6A18 18 0 0 1 8 -16M17 -6A18 18 0 0 1 -8 16'),
  layer('k', 'M4 -25L17 -14L2 -7zM-4 25L-17 14L-2 7z'),
]
export const DANGER: Glyph = [layer('l', 'M0 -26L28 23H-28z'), layer('k', `M-3.5 -8H3.5L2 9H-2z${circle(0, 15, 3)}`)]
export const MEDAL: Glyph = [
  layer('r', 'M-17 -30H-4L4 -4L-7 0zM17 -30H4L-4 -4L7 0z'),
  layer('t', circle(0, 10, 19)),
  layer('l', circle(0, 10, 13)),
]

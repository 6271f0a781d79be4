/** The six sorts of goods as we imagine them: fish, grapes, a jug, cloth, a sack and corn. */

import { circle, ellipse, fine, type Glyph, layer } from '../../../../art/layer'

const fish: Glyph = [
  layer('p', 'M-28 0Q-12 -19 10 -4L26 -15Q22 0 26 15L10 4Q-12 19 -28 0z'),
  layer('T', 'M-12 8.6Q-2 11 9 3L10 0H-20Q-17 5 -12 8.6z'),
  layer('k', circle(-16, -3, 2.4)),
  layer('l', 'M-8 -8Q-4 0 -8 8'),
]

const grapes: Glyph = [
  layer('l', 'M0 -16Q0 -24 5 -29'),
  layer('p', 'M2 -20Q14 -31 24 -20Q14 -11 2 -20z'),
  layer('t', `${circle(-14, -8, 8)}${circle(14, -8, 8)}`),
  layer('p', circle(0, -10, 8)),
  layer('t', `${circle(-7, 5, 8)}${circle(7, 5, 8)}`),
  layer('p', circle(0, 19, 8)),
]

const jug: Glyph = [
  layer('l', 'M11 -14Q26 -14 23 0Q21 9 13 9'),
  layer('p', 'M-9 -28H9L7 -16Q18 -6 16 8Q14 24 8 27H-8Q-14 24 -16 8Q-18 -6 -7 -16z'),
  layer('t', 'M-16.6 0H16.6Q16.8 6 15.4 11H-15.4Q-16.8 6 -16.6 0z'),
  fine('l', 'M-7 -16H7'),
]

const cloth: Glyph = [
  layer('p', 'M-26 -10L12 -24L27 -14L-10 2z'),
  layer('t', 'M-10 2L27 -14V6Q20 4 18 12Q12 10 10 18Q4 16 2 24Q-4 20 -10 26z'),
  layer('p', 'M-26 -10L-10 2V26L-26 12z'),
  layer('l', 'M-22 -2Q-18 -3 -17 3Q-18 8 -21 5'),
]

const sack: Glyph = [
  layer('p', 'M-8 -16Q-30 6 -20 24Q-16 29 0 29Q16 29 20 24Q30 6 8 -16z'),
  layer('T', 'M8 27.4Q15 27 18.6 23.4Q27 7 8 -14Q16 8 8 27.4z'),
  layer('p', 'M-8 -16L-13 -28Q-6 -24 0 -28Q6 -24 13 -28L8 -16z'),
  layer('l', 'M-9 -16H9'),
]

const corn: Glyph = [
  layer('l', 'M0 29V-12M-14 27Q-4 14 -12 -6M14 27Q4 14 12 -6'),
  layer('p', `${ellipse(0, -20, 5, 9)}M-12 -26Q-20 -16 -13 -6Q-6 -16 -12 -26zM12 -26Q20 -16 13 -6Q6 -16 12 -26z`),
  layer(
    't',
    'M-10 -6Q-24 -8 -26 2Q-16 6 -10 -6zM10 -6Q24 -8 26 2Q16 6 10 -6zM0 -8Q-10 -2 -6 8Q1 4 0 -8zM0 -8Q10 -2 6 8Q-1 4 0 -8z',
  ),
  layer('r', 'M-10 13H10V19H-10z'),
]

/** By the goods' number, from 1. */
export const GOODS_GLYPHS: readonly Glyph[] = [fish, grapes, jug, cloth, sack, corn]

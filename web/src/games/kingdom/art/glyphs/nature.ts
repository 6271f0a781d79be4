/** Land, water and sky. */

import { circle, ellipse, fine, type Glyph, layer } from '../../../../art/layer'

export const tree: Glyph = [layer('b', 'M-4 28V6H4V28z'), layer('t', 'M0 -29L16 -8H9L20 10H-20L-9 -8H-16z')]
export const wheat: Glyph = [
  layer('l', 'M0 29V-16'),
  layer('g', 'M0 -29Q6 -22 0 -15Q-6 -22 0 -29zM-1 -4Q-13 -7 -12 -18Q-1 -15 -1 -4zM1 -4Q13 -7 12 -18Q1 -15 1 -4z'),
  layer('g', 'M-1 9Q-13 6 -12 -5Q-1 -2 -1 9zM1 9Q13 6 12 -5Q1 -2 1 9z'),
]
export const wave: Glyph = [layer('l', 'M-29 0q5 -7 10 0t10 0t10 0t10 0t10 0t10 0')]
export const sea: Glyph = [
  layer('s', 'M-30 30V8q5 -7 10 0t10 0t10 0t10 0t10 0t10 0V30z'),
  fine('l', 'M-22 20q5 -6 10 0t10 0t10 0t10 0'),
]
export const mountain: Glyph = [
  layer('t', 'M-30 28L-8 -20L4 4L11 -8L30 28z'),
  layer('w', 'M-8 -20L-15 -4L-9 -7L-5 -2L-1 -7z'),
]
export const quarry: Glyph = [
  layer('t', 'M-29 28V-4H-17V-15H-2V-24H16V-8H29V28z'),
  layer('l', 'M-17 -4H-2V-15M-2 -8H16M-29 12H29M-8 12V28M12 12V-8M-18 12V-4'),
]
export const island: Glyph = [
  layer('g', 'M-29 22Q-16 4 4 8Q22 10 29 22z'),
  layer('b', 'M-2 12Q4 -4 2 -14L6 -14Q9 -2 4 12z'),
  layer(
    't',
    'M4 -13Q-12 -24 -20 -10Q-6 -16 4 -13zM4 -13Q20 -26 27 -10Q14 -15 4 -13zM4 -13Q2 -30 -10 -28Q0 -22 4 -13zM4 -13Q10 -30 20 -26Q8 -22 4 -13z',
  ),
  layer('l', 'M-29 26q5 -5 10 0t10 0t10 0t10 0t10 0t9 0'),
]
export const cave: Glyph = [
  layer('t', 'M-30 28Q-28 -26 0 -27Q28 -26 30 28z'),
  layer('k', 'M-18 28Q-18 -8 0 -9Q18 -8 18 28z'),
]
export const flame: Glyph = [
  layer('r', 'M0 -29Q20 -8 17 10Q14 28 0 28Q-14 28 -17 10Q-18 -2 -8 -8Q-7 0 -3 0Q-6 -16 0 -29z'),
  layer('g', 'M0 4Q8 14 5 21Q0 26 -5 21Q-8 14 0 4z'),
]
export const snowflake: Glyph = [
  layer('l', 'M0 -27V27M-23.4 -13.5L23.4 13.5M-23.4 13.5L23.4 -13.5'),
  layer(
    'l',
    'M-6 -24L0 -17L6 -24M-6 24L0 17L6 24M-24 -7L-15 -8.6L-18 -17M24 7L15 8.6L18 17M-24 7L-15 8.6L-18 17M24 -7L15 -8.6L18 -17',
  ),
]
export const star: Glyph = [layer('g', 'M0 -27L7 -9L26 -8L11 4L16 23L0 12.6L-16 23L-11 4L-26 -8L-7 -9z')]
export const sun: Glyph = [
  layer('l', 'M0 -29V-20M0 29V20M-29 0H-20M29 0H20M-20 -20L-14 -14M20 -20L14 -14M-20 20L-14 14M20 20L14 14'),
  layer('g', circle(0, 0, 13)),
]
export const moon: Glyph = [layer('g', 'M8 -26A27 27 0 1 0 26 10A21 21 0 1 1 8 -26z')]
export const globe: Glyph = [
  layer('s', circle(0, 0, 26)),
  layer('T', 'M-16 -16Q-4 -25 6 -18L2 -8L-8 -4L-6 6L-16 8Q-24 -4 -16 -16zM6 2L18 -2L23 6Q18 20 8 22L4 12z'),
  layer('l', circle(0, 0, 26)),
]
export const rock: Glyph = [
  layer('s', 'M-22 22L-28 4L-12 -14L10 -16L26 -2L24 22z'),
  fine('l', 'M-12 -14L-4 4L-28 4M-4 4L26 -2M-4 4L2 22'),
]
export const lightning: Glyph = [layer('g', 'M6 -29L-16 4H-2L-8 29L17 -7H3z')]
export const cloud: Glyph = [
  layer('S', 'M-20 14Q-31 12 -27 1Q-23 -8 -13 -5Q-8 -21 7 -16Q18 -13 17 -3Q29 -4 28 7Q27 14 18 14z'),
  layer('l', 'M-20 14Q-31 12 -27 1Q-23 -8 -13 -5Q-8 -21 7 -16Q18 -13 17 -3Q29 -4 28 7Q27 14 18 14z'),
]
export const field: Glyph = [
  layer('T', 'M-30 28V10Q0 0 30 10V28z'),
  layer('l', 'M-30 10Q0 0 30 10M-24 28L-9 6M-8 28L-3 5M8 28L3 5M24 28L9 6'),
]
export const pearl: Glyph = [layer('w', circle(0, 0, 8)), fine('l', 'M-3 -3q2 -3 5 -2')]
export const ground: Glyph = [layer('t', ellipse(0, 24, 28, 6))]

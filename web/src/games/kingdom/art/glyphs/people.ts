/** Inhabitants: heads, helmets, beasts, monsters. */

import { circle, ellipse, fine, type Glyph, layer } from '../../../../art/layer'

export const bust: Glyph = [
  layer('t', 'M-23 29V19Q-23 5 0 5Q23 5 23 19V29z'),
  layer('p', 'M-9 -13Q-10 6 0 6Q10 6 9 -13Q8 -25 0 -25Q-8 -25 -9 -13z'),
  layer('k', `${circle(-4, -9, 1.5)}${circle(4, -9, 1.5)}`),
  fine('l', 'M-3.5 -0.5Q0 2 3.5 -0.5'),
]

export const hat: Glyph = [layer('b', 'M-20 -14Q0 -22 20 -14Q12 -18 10 -27Q0 -31 -10 -27Q-12 -18 -20 -14z')]
export const crown: Glyph = [
  layer('g', 'M-22 14L-26 -14L-12 0L0 -20L12 0L26 -14L22 14z'),
  layer('r', `${circle(0, -21, 3.6)}${circle(-26, -15, 3.2)}${circle(26, -15, 3.2)}`),
  layer('g', 'M-22 14H22V22H-22z'),
]
export const hood: Glyph = [
  layer('t', 'M-23 29Q-26 -27 0 -28Q26 -27 23 29z'),
  layer('k', 'M-11 12Q-15 -16 0 -17Q15 -16 11 12Q0 20 -11 12z'),
]
export const helmet: Glyph = [
  layer('s', 'M-19 26V-4Q-19 -25 0 -25Q19 -25 19 -4V26Q10 19 0 19Q-10 19 -19 26z'),
  layer('k', 'M-14 -3H14V4H3V18H-3V4H-14z'),
  layer('r', 'M-3 -25Q-2 -33 8 -31Q16 -29 17 -21Q9 -26 3 -24z'),
]
export const horse: Glyph = [
  layer('b', 'M-17 29Q-22 6 -9 -10L-8 -24L1 -16Q17 -14 25 4L20 12L8 6Q8 18 15 29z'),
  layer('k', circle(5, -5, 2.6)),
  layer('T', 'M-17 20Q-20 4 -9 -10L-7 -16Q-16 -13 -22 -2Q-26 12 -22 27z'),
]
export const knight: Glyph = [
  layer('s', 'M-16 20V-8Q-16 -26 0 -26Q16 -26 16 -8V20Q8 27 0 27Q-8 27 -16 20z'),
  layer('k', 'M-12 -6H12V-1H-12z'),
  fine('l', 'M0 -1V24M-7 8V18M7 8V18'),
]
export const mask: Glyph = [
  layer('k', 'M-27 -12Q-14 -20 0 -12Q14 -20 27 -12Q28 10 12 12Q4 12 0 3Q-4 12 -12 12Q-28 10 -27 -12z'),
  layer('p', `${ellipse(-12, -3, 7, 4.5)}${ellipse(12, -3, 7, 4.5)}`),
  layer('k', `${circle(-12, -3, 2)}${circle(12, -3, 2)}`),
]
export const eye: Glyph = [
  layer('p', 'M-28 0Q0 -27 28 0Q0 27 -28 0z'),
  layer('t', circle(0, 0, 11)),
  layer('k', circle(0, 0, 5)),
]
export const rat: Glyph = [
  layer('S', 'M-27 18Q-29 -6 -8 -9Q2 -25 11 -13Q25 -8 29 8Q16 16 8 16L6 22H-20z'),
  layer('l', 'M-27 18Q-29 -6 -8 -9Q2 -25 11 -13Q25 -8 29 8Q16 16 8 16L6 22H-20z'),
  layer('k', circle(16, -2, 2.6)),
  layer('l', 'M-27 18Q-36 8 -25 -4M29 8L34 5M28 9L34 11'),
]
export const vermin: Glyph = [
  layer('S', 'M-19 12Q-20 -5 -4 -7Q8 -14 19 5Q10 14 4 14H-12z'),
  layer('l', 'M-19 12Q-20 -5 -4 -7Q8 -14 19 5Q10 14 4 14H-12z'),
  layer('k', circle(10, 0, 2.2)),
  layer('l', 'M-19 12Q-29 14 -27 3M-8 14V20M4 14V20'),
]
export const giant: Glyph = [
  layer('s', 'M-20 29V6Q-26 -24 0 -28Q26 -24 20 6V29z'),
  layer('p', 'M-12 -9H12V6Q0 14 -12 6z'),
  layer('k', `${circle(-5, -4, 2.4)}${circle(5, -4, 2.4)}`),
  layer('w', 'M-12 4L-8 20L-4 8L0 24L4 8L8 20L12 4Q0 12 -12 4z'),
  fine('l', 'M-17 -14L-10 -11M17 -14L10 -11'),
]
export const wraith: Glyph = [
  layer('k', 'M-22 29Q-27 -28 0 -29Q27 -28 22 29L14 21L7 29L0 21L-7 29L-14 21z'),
  layer('w', `${ellipse(-7, -8, 4, 5)}${ellipse(7, -8, 4, 5)}`),
]
export const thief: Glyph = [
  layer('k', 'M-23 29V18Q-23 5 0 5Q23 5 23 18V29z'),
  layer('p', 'M-11 -12Q-12 7 0 7Q12 7 11 -12z'),
  layer('k', 'M-14 -12Q-14 -28 0 -28Q14 -28 14 -12zM-12 -8H12V-1H-12z'),
  layer('w', `${circle(-5, -4.5, 2)}${circle(5, -4.5, 2)}`),
]
export const dragon: Glyph = [
  layer('t', 'M-27 26Q-24 -6 -4 -13L-11 -28L3 -19L12 -29L13 -16Q26 -12 29 3L17 6L21 12L8 10Q-2 12 -1 26z'),
  layer('k', circle(10, -8, 2.8)),
  layer('w', 'M17 6L19 1L22 5z'),
  fine('l', 'M-19 18Q-15 4 -6 -1'),
]
export const skull: Glyph = [
  layer('p', 'M-21 2Q-23 -26 0 -26Q23 -26 21 2Q18 9 11 10V22H-11V10Q-18 9 -21 2z'),
  layer('k', `${circle(-9, -5, 6)}${circle(9, -5, 6)}M-3 8L0 2L3 8z`),
  layer('l', 'M-4 15V22M4 15V22'),
]
export const beard: Glyph = [layer('w', 'M-9 -6Q-12 20 0 26Q12 20 9 -6Q0 3 -9 -6z')]
export const hands: Glyph = [layer('p', 'M-27 14Q-18 -4 -2 -2L14 -8Q18 -6 14 0L2 6L22 -2Q28 0 22 6L4 16Q-8 24 -20 24z')]

/** Buildings: houses, towers, walls, columns. */

import { circle, ellipse, fine, type Glyph, layer } from '../../../../art/layer'

export const house: Glyph = [
  layer('p', 'M-19 28V-2H19V28z'),
  layer('t', 'M-26 1L0 -25L26 1z'),
  layer('k', 'M-6 28V11H6V28z'),
  fine('l', 'M-14 6H-9V12H-14zM9 6H14V12H9z'),
]

export const barn: Glyph = [
  layer('r', 'M-24 28V-4L-15 -20L0 -27L15 -20L24 -4V28z'),
  layer('p', 'M-11 28V6H11V28z'),
  layer('l', 'M-11 6L11 28M11 6L-11 28'),
  layer('k', circle(0, -9, 5)),
]

export const tower: Glyph = [
  layer('p', 'M-13 28V-10H13V28z'),
  layer('t', 'M-18 -10V-27H-10V-21H-4V-27H4V-21H10V-27H18V-10z'),
  layer('k', 'M-4 28V16Q0 10 4 16V28zM-2.5 -1H2.5V7H-2.5z'),
]

export const wall: Glyph = [
  layer('p', 'M-29 26V-9H-21V-2H-13V-9H-4V-2H4V-9H13V-2H21V-9H29V26z'),
  layer('l', 'M-29 8H29M-29 17H29M-16 8V17M2 8V17M18 8V17M-8 17V26M10 17V26M-24 17V26'),
]

export const gate: Glyph = [
  layer('t', 'M-27 28V-16H-17V-24H-7V-16H7V-24H17V-16H27V28z'),
  layer('k', 'M-12 28V6Q0 -12 12 6V28z'),
  fine('q', 'M-6 28V1M0 28V-2M6 28V1M-12 12H12M-12 20H12'),
]

export const arch: Glyph = [
  layer('p', 'M-26 28V-20H26V28H12V4Q0 -10 -12 4V28z'),
  layer('t', 'M-29 -27H29V-19H-29z'),
  fine('l', 'M-26 12H-12M12 12H26M-8 -14H8'),
]

export const column: Glyph = [
  layer('p', 'M-8 22V-16H8V22z'),
  layer('t', 'M-14 28V21H14V28zM-13 -16V-23H13V-16z'),
  fine('l', 'M-3 19V-14M3 19V-14'),
]

export const temple: Glyph = [
  layer('t', 'M-28 -10L0 -27L28 -10z'),
  layer('p', 'M-24 -8H24V-2H-24zM-22 -2H-14V20H-22zM-4 -2H4V20H-4zM14 -2H22V20H14z'),
  layer('t', 'M-28 20H28V28H-28z'),
]

export const palace: Glyph = [
  layer('p', 'M-28 28V2H28V28z'),
  layer('t', 'M-14 2Q-14 -15 0 -15Q14 -15 14 2z'),
  layer('t', 'M-29 2L-22 -9L-15 2zM15 2L22 -9L29 2z'),
  layer('g', 'M0 -15V-28L9 -24L0 -20'),
  layer('k', 'M-5 28V13Q0 7 5 13V28zM-21 10H-15V18H-21zM15 10H21V18H15z'),
]

export const cathedral: Glyph = [
  layer('p', 'M-22 28V-6H22V28z'),
  layer('t', 'M-23 -6L-15 -29L-7 -6zM7 -6L15 -29L23 -6z'),
  layer('t', circle(0, 4, 7)),
  fine('l', 'M0 -3V11M-7 4H7'),
  layer('k', 'M-5 28V19Q0 13 5 19V28z'),
]

export const lighthouse: Glyph = [
  layer('p', 'M-11 26L-7 -12H7L11 26z'),
  layer('r', 'M-9.6 12L-8.6 3H8.6L9.6 12zM-10.6 22H10.6L11 26H-11z'),
  layer('g', 'M-6 -12V-21H6V-12z'),
  layer('t', 'M-9 -21L0 -29L9 -21z'),
  layer('l', 'M12 -18L27 -24M12 -15L27 -12M-12 -18L-27 -24M-12 -15L-27 -12'),
]

export const aqueduct: Glyph = [
  layer('t', 'M-29 -22H29V-14H-29z'),
  layer('p', 'M-29 -14H29V28H21V6Q14 -7 7 6V28H-7V6Q-14 -7 -21 6V28H-29z'),
  layer('l', 'M-25 -18q3 -3 6 0t6 0t6 0t6 0t6 0t6 0t6 0t6 0'),
]

export const arena: Glyph = [
  layer('p', ellipse(0, 8, 29, 18)),
  layer('t', ellipse(0, 5, 20, 10)),
  layer('k', 'M-22 18V13Q-19 9 -16 15V21zM-9 24V18Q-6 14 -3 19V25zM9 24V18Q6 14 3 19V25zM22 18V13Q19 9 16 15V21z'),
]

export const stall: Glyph = [
  layer('b', 'M-22 28V-6H-18V28zM18 28V-6H22V28z'),
  layer('b', 'M-24 12H24V20H-24z'),
  layer('p', 'M-27 -4L-20 -22H20L27 -4z'),
  layer('R', 'M-18 -5L-13 -21H-6L-8 -5zM3 -5L2 -21H9L13 -5z'),
  layer('l', 'M-27 -4L-20 -22H20L27 -4z'),
  layer('g', `${circle(-10, 8, 4.5)}${circle(2, 8, 4.5)}${circle(12, 8, 4.5)}`),
]

export const guildhall: Glyph = [
  layer('p', 'M-22 28V-6H22V28z'),
  layer('t', 'M-22 -6H-16V-13H-9V-20H-4V-28H4V-20H9V-13H16V-6H22z'),
  layer('l', 'M-12 2H-6V10H-12zM-3 2H3V10H-3zM6 2H12V10H6z'),
  layer('k', 'M-5 28V17H5V28z'),
]

export const forge: Glyph = [
  layer('t', 'M-24 28V-2H14V28z'),
  layer('t', 'M4 -2V-27H14V-2z'),
  layer('k', 'M-17 28V13Q-8 3 1 13V28z'),
  layer('g', 'M-13 28Q-13 19 -8 14Q-3 19 -3 28z'),
  layer('l', 'M9 -29q6 -2 4 -6M17 -27q7 -2 8 -8'),
]

export const city: Glyph = [
  layer('t', 'M-29 28V8H-20V-6H-12V8H-7V-18L0 -27L7 -18V8H12V-10H21V6H29V28z'),
  layer('k', 'M-3 28V18Q0 14 3 18V28zM-17 1H-15V5H-17zM15 -3H18V2H15zM-2 -13H2V-7H-2z'),
]

export const village: Glyph = [
  layer('p', 'M-27 26V8H-7V26zM7 26V8H27V26z'),
  layer('t', 'M-31 10L-17 -5L-3 10zM3 10L17 -5L31 10z'),
  layer('p', 'M-10 6V-8H10V6z'),
  layer('t', 'M-14 -6L0 -22L14 -6z'),
  layer('k', 'M-20 26V17H-14V26zM14 26V17H20V26z'),
]

export const barracks: Glyph = [
  layer('b', 'M-28 28V4H28V28z'),
  layer('t', 'M-31 4L-20 -13H20L31 4z'),
  layer('k', 'M-5 28V13H5V28zM-21 13H-14V19H-21zM14 13H21V19H14z'),
]

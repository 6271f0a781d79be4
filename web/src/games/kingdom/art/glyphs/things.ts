/** Tools, arms, treasure, letters. */

import { circle, ellipse, fine, type Glyph, layer } from '../../../../art/layer'

export const pick: Glyph = [
  layer('b', 'M-2.8 -18H2.8V30H-2.8z'),
  layer('s', 'M-26 -5Q-18 -27 0 -27Q18 -27 26 -5Q14 -17 4.6 -16.5H-4.6Q-14 -17 -26 -5z'),
]
export const saw: Glyph = [
  layer('s', circle(0, 0, 22)),
  layer(
    'l',
    'M0 -22L5 -28L6 -21M15.5 -15.5L23 -17L20 -9M22 0L28 5L21 6M15.5 15.5L17 23L9 20M0 22L-5 28L-6 21M-15.5 15.5L-23 17L-20 9M-22 0L-28 -5L-21 -6M-15.5 -15.5L-17 -23L-9 -20',
  ),
  layer('k', circle(0, 0, 4)),
]
export const log: Glyph = [
  layer('b', 'M-26 -9H18V9H-26z'),
  layer('p', ellipse(19, 0, 6, 9)),
  fine('l', 'M-20 -3H8M-16 4H10'),
]
export const anvil: Glyph = [layer('s', 'M-28 -12H20L28 -8Q16 0 8 2V12H16V22H-16V12H-8V2Q-22 2 -28 -12z')]
export const hammer: Glyph = [layer('b', 'M-3 -10H3V29H-3z'), layer('s', 'M-18 -26H18V-9H-18z')]
export const sword: Glyph = [
  layer('s', 'M-4 -30L0 -34L4 -30V10H-4z'),
  layer('g', 'M-14 10H14V15H-14z'),
  layer('b', 'M-3 15H3V26H-3z'),
  layer('g', circle(0, 28, 4)),
]
export const spear: Glyph = [layer('b', 'M-1.8 -18H1.8V30H-1.8z'), layer('s', 'M-6 -16L0 -32L6 -16L0 -11z')]
export const shield: Glyph = [
  layer('p', 'M-22 -26H22V-4Q22 18 0 30Q-22 18 -22 -4z'),
  layer('T', 'M0 -24.8H20.8V-4Q20.8 17 0 28.4z'),
  layer('l', 'M-22 -26H22V-4Q22 18 0 30Q-22 18 -22 -4z'),
]
export const banner: Glyph = [layer('b', 'M-24 -30H-19V30H-24z'), layer('r', 'M-19 -26H24L15 -12L24 2H-19z')]
export const drum: Glyph = [
  layer('r', 'M-20 -8V16Q-20 24 0 24Q20 24 20 16V-8z'),
  layer('p', ellipse(0, -8, 20, 8)),
  layer('l', 'M-20 -4L-10 22L0 0L10 22L20 -4'),
  layer('b', 'M-26 -28L-22 -30L0 -8L-3 -6zM26 -28L22 -30L0 -8L3 -6z'),
]
export const barrel: Glyph = [
  layer('b', 'M-15 -26H15Q25 0 15 26H-15Q-25 0 -15 -26z'),
  layer('l', 'M-19 -13H19M-21 0H21M-19 13H19'),
]
export const bomb: Glyph = [
  layer('k', circle(-2, 6, 20)),
  layer('k', 'M4 -16L13 -12L9 -4L0 -9z'),
  layer('l', 'M10 -14Q16 -26 25 -20'),
  layer('g', 'M25 -28L27 -22L33 -21L28 -17L29 -11L24 -15L19 -13L21 -18L17 -23L23 -23z'),
]
export const chest: Glyph = [
  layer('b', 'M-26 26V0H26V26z'),
  layer('b', 'M-26 0Q-26 -18 -12 -18H12Q26 -18 26 0z'),
  layer('g', 'M-6 -5H6V9H-6z'),
  layer('l', 'M-17 -16V26M17 -16V26'),
]
export const hoard: Glyph = [
  layer('g', 'M-29 28Q-22 6 0 4Q22 6 29 28z'),
  layer(
    'g',
    `${ellipse(-10, 8, 8, 4)}${ellipse(9, 10, 8, 4)}${ellipse(0, 18, 8, 4)}${ellipse(-16, 20, 8, 4)}${ellipse(17, 20, 8, 4)}`,
  ),
]
export const coin: Glyph = [
  layer('g', circle(0, 0, 17)),
  layer('l', circle(0, 0, 11)),
  layer('k', 'M-1.8 -7H1.8V7H-1.8z'),
]
export const purse: Glyph = [
  layer('b', 'M-9 -14Q-30 8 -20 22Q-14 29 0 29Q14 29 20 22Q30 8 9 -14z'),
  layer('b', 'M-13 -27Q0 -20 13 -27L9 -14H-9z'),
  layer('g', 'M-11 -16H11V-11H-11z'),
]
export const book: Glyph = [
  layer('t', 'M-29 -20H-2L0 -17L2 -20H29V24H3L0 27L-3 24H-29z'),
  layer('p', 'M-25 -16H-4L0 -12L4 -16H25V19H3L0 22L-3 19H-25z'),
  layer('l', 'M0 -12V22M-20 -8H-7M-20 0H-7M-20 8H-7M20 -8H7M20 0H7M20 8H7'),
]
export const scroll: Glyph = [
  layer('p', 'M-19 -27H19V26H-19z'),
  layer('t', 'M-24 -30H24V-22H-24zM-24 22H24V30H-24z'),
  layer('l', 'M-12 -14H12M-12 -5H12M-12 4H12M-12 13H5'),
]
export const quill: Glyph = [layer('p', 'M-20 28L-14 12Q-8 -16 22 -29Q22 4 -6 14z'), layer('l', 'M-20 28L12 -16')]
export const key: Glyph = [layer('g', `M-4 -5H28V5H22V12H15V5H-4z${circle(-15, 0, 13)}`), layer('p', circle(-15, 0, 5))]
export const ring: Glyph = [layer('l', circle(0, 8, 17)), layer('g', 'M-9 -14L-4 -23H4L9 -14L0 -5z')]
export const seal: Glyph = [
  layer('r', 'M-14 8L-20 30L-9 25L-4 10zM14 8L20 30L9 25L4 10z'),
  layer('v', circle(0, -6, 20)),
  layer('q', circle(0, -6, 13)),
]
export const anchor: Glyph = [
  layer('l', 'M0 -15V26M-12 -6H12'),
  layer('l', circle(0, -21, 6)),
  layer('l', 'M-24 6Q-20 27 0 27Q20 27 24 6M-29 12L-24 5L-18 11M29 12L24 5L18 11'),
]
export const sail: Glyph = [
  layer('l', 'M0 -29V14'),
  layer('p', 'M-18 -23Q0 -28 18 -23Q25 -8 18 6Q0 1 -18 6Q-11 -8 -18 -23z'),
  layer('b', 'M-30 8H30Q27 26 15 26H-15Q-27 26 -30 8z'),
]
export const wreck: Glyph = [
  layer('b', 'M-28 2L12 12L26 22Q10 28 -18 22z'),
  layer('l', 'M-10 8L-18 -26M6 12L4 -12'),
  layer('p', 'M-18 -24L4 -18Q-2 -10 2 -6L-13 -8z'),
]
export const helm: Glyph = [
  layer('b', `${circle(0, 0, 19)}`),
  layer('p', circle(0, 0, 12)),
  layer('l', 'M0 -28V28M-28 0H28M-20 -20L20 20M-20 20L20 -20'),
  layer('b', circle(0, 0, 5)),
]
export const compass: Glyph = [
  layer('p', circle(0, 0, 26)),
  layer('r', 'M0 -21L6 0H-6z'),
  layer('s', 'M0 21L6 0H-6z'),
  layer('l', 'M-24 0H-18M24 0H18'),
]
export const telescope: Glyph = [
  layer('g', 'M-28 -2L4 -16L9 -4L-23 10z'),
  layer('b', 'M4 -18L22 -26L29 -9L11 -1z'),
  layer('l', 'M-6 4L-18 29M-2 2L10 29'),
]
export const map: Glyph = [
  layer('p', 'M-28 -20L-9 -27L9 -20L28 -27V20L9 27L-9 20L-28 27z'),
  layer('l', 'M-9 -27V20M9 -20V27'),
  layer('r', 'M14 -4L18 -8L21 -5L17 -1L21 3L18 6L14 2L10 6L7 3L11 -1L7 -5L10 -8z'),
]
export const plough: Glyph = [
  layer('b', 'M-30 -12L10 2L16 12L8 14L-30 -5z'),
  layer('s', 'M6 8L26 10Q22 26 4 26Q12 18 6 8z'),
  layer('b', 'M-14 -8L-24 24H-18L-8 -5z'),
]
export const cart: Glyph = [
  layer('b', 'M-28 -6H22L16 12H-20z'),
  layer('p', `${circle(-11, 17, 10)}${circle(12, 17, 10)}`),
  layer('k', `${circle(-11, 17, 3)}${circle(12, 17, 3)}`),
]
export const scales: Glyph = [
  layer('l', 'M0 -26V26M-22 -18H22M-22 -18L-29 4H-15zM22 -18L15 4H29z'),
  layer('g', 'M-30 4H-14Q-15 12 -22 12Q-29 12 -30 4zM14 4H30Q29 12 22 12Q15 12 14 4z'),
  layer('g', 'M-12 26H12V30H-12z'),
]
export const flask: Glyph = [
  layer('p', 'M-7 -29H7V-9L23 20Q25 29 15 29H-15Q-25 29 -23 20L-7 -9z'),
  layer('T', 'M-14 8H14L21 20Q22 27 15 27H-15Q-22 27 -21 20z'),
  layer('w', `${circle(-4, 17, 3)}${circle(6, 21, 2)}`),
]
export const crystal: Glyph = [
  layer('v', 'M0 -29L14 -10L9 27H-9L-14 -10z'),
  layer('l', 'M-14 -10L-3 -5L0 -29M-3 -5L-2 27M-3 -5L14 -10'),
]
export const trap: Glyph = [
  layer('s', 'M-29 14A29 26 0 0 1 29 14L22 14L17 2L11 10L5 -2L0 8L-5 -2L-11 10L-17 2L-22 14z'),
  layer('k', 'M-29 16H29V24H-29z'),
]
export const bow: Glyph = [
  layer('l', 'M-14 -29Q26 0 -14 29M-14 -29V29'),
  layer('b', 'M-26 -2H22V2H-26z'),
  layer('s', 'M20 -7L31 0L20 7z'),
]
export const staff: Glyph = [layer('b', 'M-2.5 -14H2.5V30H-2.5z'), layer('g', circle(0, -20, 9))]
export const censer: Glyph = [layer('k', 'M-26 -5H26V5H-26z'), layer('l', 'M-26 -16L26 16')]
export const cross: Glyph = [layer('g', 'M-5 -24H5V-10H18V0H5V26H-5V0H-18V-10H-5z')]
export const chain: Glyph = [layer('l', `${ellipse(-18, 0, 11, 7)}${ellipse(0, 0, 11, 7)}${ellipse(18, 0, 11, 7)}`)]
export const portal: Glyph = [
  layer('k', 'M-22 28V-4Q-22 -27 0 -27Q22 -27 22 -4V28z'),
  layer('r', 'M-14 28V0Q-14 -18 0 -18Q14 -18 14 0V28z'),
  layer('g', 'M-8 28Q-10 8 0 -4Q10 8 8 28z'),
]
export const statue: Glyph = [
  layer('s', circle(0, -21, 6)),
  layer('s', 'M-11 14L-8 -12Q0 -18 8 -12L11 14z'),
  layer('s', 'M8 -12L22 -24L25 -20L11 -4z'),
  layer('t', 'M-17 14H17V21H-17zM-21 21H21V29H-21z'),
]
export const tiara: Glyph = [
  layer('p', 'M-20 20Q-28 -8 0 -29Q28 -8 20 20z'),
  layer('g', 'M-22 -2H22V4H-22zM-22 13H22V20H-22z'),
]
export const leaf: Glyph = [layer('t', 'M-22 22Q-26 -20 24 -26Q24 22 -16 20z'), layer('l', 'M-24 27L14 -16')]

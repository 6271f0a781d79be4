/** Everything else: ship, pick, window, worker, coin, crate, seal, die, bridge, shield, arrows and signs. */

import { circle, ellipse, fine, type Glyph, layer } from '../../../../art/layer'
import { hexPath } from '../../../../board/hex'

export const ship: Glyph = [
  layer('r', 'M0 -27V-34L11 -30.6L0 -27.6'),
  layer('l', 'M0 -30V14'),
  layer('p', 'M-19 -23Q0 -28 19 -23Q26 -8 19 7Q0 1.5 -19 7Q-12 -8 -19 -23z'),
  layer('T', 'M-6.5 -24.2Q0 -25 6.5 -24.2Q12 -9 6.5 2.9Q0 2.2 -6.5 2.9Q-1 -9 -6.5 -24.2z'),
  layer('b', 'M-30 6H-20V12H18L20 3H30Q29 26 16 26H-14Q-28 26 -30 6z'),
  fine('l', 'M-26.6 16.5H26.4'),
  layer('l', 'M-24 29.5q4 -4.5 8 0t8 0t8 0t8 0t8 0t8 0'),
]

export const mine: Glyph = [
  layer('b', 'M-2.8 -16H2.8V31H-2.8z', -42),
  layer('p', 'M-12.5 -28H10L12.5 -25.5V-15H-12.5z', -42),
  layer('T', 'M3 -26.8H9.6L11.3 -25V-16.2H3z', -42),
  layer('b', 'M-2.8 -16H2.8V31H-2.8z', 42),
  layer('p', 'M-26 -7Q-18 -29 0 -29Q18 -29 26 -7Q14 -19 4.6 -18.5H-4.6Q-14 -19 -26 -7z', 42),
  layer('s', 'M-9 29L-12 21L-5 15L4 16L11 22L9 29z'),
  fine('l', 'M-5 15L-1 22L-12 21M-1 22L11 22M-1 22L1 29'),
]

export const window: Glyph = [
  layer('p', 'M-19 29V-6Q-17 -22 0 -31Q17 -22 19 -6V29z'),
  layer('t', 'M-13 25V3Q-12.6 -4 -7 -7.6Q-1.6 -4 -1.6 3V25zM13 25V3Q12.6 -4 7 -7.6Q1.6 -4 1.6 3V25z'),
  layer('t', circle(0, -16, 5.6)),
  fine('q', 'M-7.2 -1V22M-11 10H-4M7.2 -1V22M11 10H4'),
  layer('l', 'M-23 29H23'),
]

export const worker: Glyph = [
  layer('t', 'M-20 29V16Q-20 2 0 2Q20 2 20 16V29z'),
  layer('p', 'M-6 2L0 11L6 2L5 -3H-5z'),
  layer('p', 'M-9.5 -13Q-10 3 0 3Q10 3 9.5 -13z'),
  layer('b', 'M-18 -12Q-11 -14.5 -10 -17Q-10 -29 0 -29Q10 -29 10 -17Q11 -14.5 18 -12Q0 -6.6 -18 -12z'),
  fine('l', 'M-10 -17.5Q0 -14 10 -17.5'),
]

export const coin: Glyph = [
  layer('s', circle(0, 0, 25)),
  layer('S', `${circle(0, 0, 19.5)}M0 -14L4 -4L14 0L4 4L0 14L-4 4L-14 0L-4 -4z`),
  layer('l', 'M0 -14L4 -4L14 0L4 4L0 14L-4 4L-14 0L-4 -4z'),
]

export const crate: Glyph = [
  layer('b', 'M-23 -23H23V23H-23z'),
  layer('t', 'M-15 -15H15V15H-15z'),
  layer('l', 'M-15 15L15 -15'),
  fine('l', 'M-15 5L5 -15M-5 15L15 -5'),
]

const LOBES = 12

function sealPath(): string {
  let path = ''
  for (let lobe = 0; lobe < LOBES; lobe += 1) {
    const [from, to] = [lobe, lobe + 1].map((turn) => (turn * 2 * Math.PI) / LOBES)
    const point = (angle: number | undefined) =>
      `${(24 * Math.sin(angle ?? 0)).toFixed(1)} ${(-24 * Math.cos(angle ?? 0)).toFixed(1)}`
    path += `${lobe === 0 ? `M${point(from)}` : ''}A6.8 6.8 0 0 1 ${point(to)}`
  }
  return `${path}z`
}

/** The seal of victory points, with a number written on it. */
export const seal: Glyph = [layer('v', sealPath()), fine('q', circle(0, 0, 19))]

/** The same seal without a number. */
export const points: Glyph = [
  layer('v', sealPath()),
  layer('P', 'M0 -16L4 -5.2L15.2 -4.9L6.2 2L9.4 13L0 6.5L-9.4 13L-6.2 2L-15.2 -4.9L-4 -5.2z'),
]

export const die: Glyph = [layer('w', 'M-22 -15Q-22 -22 -15 -22H15Q22 -22 22 -15V15Q22 22 15 22H-15Q-22 22 -22 15z')]

export const hex: Glyph = [layer('p', hexPath(27, 4))]
export const darkHex: Glyph = [layer('k', hexPath(28, 4)), layer('q', hexPath(20, 3))]
export const toneHex: Glyph = [layer('t', hexPath(27, 4))]

export const bridge: Glyph = [
  layer('p', 'M-31 28V5Q0 -9 31 5V28H21Q21 11 0 11Q-21 11 -21 28z'),
  fine('l', 'M-14 13.5L-17.5 3M14 13.5L17.5 3M0 11V-1'),
  layer('t', ellipse(0, -4.5, 11, 4.4)),
  layer('p', 'M-11 -10V-4.4a11 4.4 0 0 0 22 0V-10z'),
  layer('r', `M-11 -17V-10.4a11 4.4 0 0 0 22 0V-17z${ellipse(0, -17, 11, 4.4)}`),
  layer('k', 'M-7 -24L-8 -32L-3.5 -28.5L0 -33L3.5 -28.5L8 -32L7 -24z'),
]

export const shield: Glyph = [
  layer('p', 'M-23 -26H23V-4Q23 18 0 30Q-23 18 -23 -4z'),
  layer('T', 'M0 -24.8H21.8V-4Q21.8 17 0 28.4z'),
  layer('l', 'M-23 -26H23V-4Q23 18 0 30Q-23 18 -23 -4z'),
]

/** The banner that represents a bonus tile. */
export const banner: Glyph = [
  layer('b', 'M-26 -29H26V-24H-26z'),
  layer('r', 'M-20 -24H20V27L0 15L-20 27z'),
  layer('g', 'M0 -19L4 -9L15 -8.4L6.4 -1.6L9.4 9L0 3L-9.4 9L-6.4 -1.6L-15 -8.4L-4 -9z'),
]

export const figure: Glyph = [layer('k', circle(0, -15, 10)), layer('k', 'M-19 28Q-19 -2 0 -2Q19 -2 19 28z')]

export const arrow: Glyph = [layer('k', 'M-24 -5H3V-17L26 0L3 17V5H-24z')]
export const downArrow: Glyph = [layer('k', 'M-5 -24V3H-17L0 26L17 3H5V-24z')]
export const plus: Glyph = [layer('k', 'M-5.5 -22H5.5V-5.5H22V5.5H5.5V22H-5.5V5.5H-22V-5.5H-5.5z')]
export const equals: Glyph = [layer('k', 'M-22 -14H22V-4H-22zM-22 5H22V15H-22z')]
export const link: Glyph = [layer('l', 'M-5 9H-14a9 9 0 0 1 0 -18H-3M5 -9H14a9 9 0 0 1 0 18H3M-8 0H8')]
export const endless: Glyph = [
  layer(
    'l',
    'M0 0C7 -12 13 -14 19 -14a14 14 0 0 1 0 28C13 14 7 12 0 0C-7 -12 -13 -14 -19 -14a14 14 0 0 0 0 28C-13 14 -7 12 0 0z',
  ),
]
export const key: Glyph = [layer('g', `M-4 -5H28V5H22V12H15V5H-4z${circle(-15, 0, 13)}`), layer('p', circle(-15, 0, 5))]
export const star: Glyph = [layer('g', 'M0 -27L7 -9L26 -8L11 4L16 23L0 12.6L-16 23L-11 4L-26 -8L-7 -9z')]

/** The ten buildings, the keep, and the house that represents any building. */

import { circle, ellipse, fine, type Glyph, layer, moved } from '../../../../art/layer'

const barrel: Glyph = [
  layer('p', 'M-9.5 -13.5Q-14.5 0 -9.5 13.5H9.5Q14.5 0 9.5 -13.5z'),
  layer('T', 'M4.5 -12.4H8.8Q13 0 8.8 12.4H4.5Q8 0 4.5 -12.4z'),
  layer('l', 'M-11.6 -6.5H11.6M-11.6 6.5H11.6'),
]

export const warehouse: Glyph = [...moved(barrel, 0, -14.5), ...moved(barrel, -14, 14.5), ...moved(barrel, 14, 14.5)]

export const watchtower: Glyph = [
  layer('p', 'M-9.5 29L-8 0H8L9.5 29z'),
  layer('T', 'M3 1.2H6.9L8.3 27.8H3.6z'),
  layer('k', 'M-3.4 29V22a3.4 3.4 0 0 1 6.8 0V29z'),
  layer('k', 'M-1.7 13V8.5a1.7 1.7 0 0 1 3.4 0V13z'),
  layer('p', 'M-14 -12H14L9.5 1H-9.5z'),
  fine('l', 'M-6 -12L-4.6 1M6 -12L4.6 1'),
  layer('t', 'M-17.5 -12L0 -31L17.5 -12z'),
  fine('l', 'M-15 2.5H15'),
]

export const carpenter: Glyph = [
  layer('b', 'M-28 13H28V25H-28z'),
  fine('l', 'M-22 19H-10M-4 17H10M12 21H22'),
  layer('p', 'M-29 -7L13 -13V6L-27.5 1L-29 -1z', -24),
  layer(
    'l',
    'M-26.5 1.5l3 4.6 2.7 -3.9 3 4.6 2.7 -3.9 3 4.6 2.7 -3.9 3 4.6 2.7 -3.9 3 4.6 2.7 -3.9 3 4.6 2.4 -5.6',
    -24,
  ),
  layer('t', 'M12 -15H23Q31 -15 31 -7V4Q31 11 24 11H19Q12 11 12 4z', -24),
  layer('p', 'M18 -8H23Q25 -8 25 -5.5V2Q25 4.5 23 4.5H20Q18 4.5 18 2z', -24),
]

export const church: Glyph = [
  layer('p', 'M-4 28V8H25V28z'),
  layer('t', 'M-4 9V-4H19L28.5 9z'),
  layer('k', 'M6.5 23V17a2.6 2.6 0 0 1 5.2 0V23zM15.8 23V17a2.6 2.6 0 0 1 5.2 0V23z'),
  layer('p', 'M-22 28V-5H-4V28z'),
  layer('k', 'M-17 28V20a4 4 0 0 1 8 0V28z'),
  fine('l', circle(-13, 6, 3.6)),
  layer('t', 'M-25 -4L-13 -24L-1 -4z'),
  layer('l', 'M-13 -32V-24M-16.6 -29H-9.4'),
]

export const market: Glyph = [
  layer('l', 'M-23 0V28M23 0V28'),
  layer('b', 'M-26 12H26V19H-26z'),
  layer('t', circle(-13, 7.5, 4.4)),
  layer('p', circle(-3.6, 7.5, 4.4)),
  layer('t', circle(5.8, 7.5, 4.4)),
  fine('p', circle(15, 7.5, 4.4)),
  layer('p', 'M-24 -24H24L30 -4a6 6 0 0 1 -12 0a6 6 0 0 1 -12 0a6 6 0 0 1 -12 0a6 6 0 0 1 -12 0a6 6 0 0 1 -12 0z'),
  layer('R', 'M-13.8 -22.8H-5L-6.9 -4a5 5 0 0 1 -10.2 0zM5 -22.8H13.8L17.1 -4a5 5 0 0 1 -10.2 0z'),
  layer(
    'l',
    'M-24 -24H24L30 -4a6 6 0 0 1 -12 0a6 6 0 0 1 -12 0a6 6 0 0 1 -12 0a6 6 0 0 1 -12 0a6 6 0 0 1 -12 0zM-18 -4L-14.4 -24M-6 -4L-4.8 -24M6 -4L4.8 -24M18 -4L14.4 -24',
  ),
]

export const boardingHouse: Glyph = [
  layer('g', 'M17 -26a10 10 0 1 0 9.5 13.5a8.2 8.2 0 0 1 -9.5 -13.5z'),
  layer('p', 'M-22 8V0Q-22 -5 -17 -5H-9Q-4 -5 -4 0V8z'),
  layer('t', 'M-9 14V6Q-8 -3 3 -3H18Q27 -3 27 6V14z'),
  fine('q', 'M-3.5 7Q-2 3 4 3H17'),
  layer('b', 'M-27 9H27V18H-27z'),
  layer('b', 'M-29.5 -16H-24V27H-29.5zM24 -3H29.5V27H24z'),
]

function coins(x: number, bottom: number, count: number): Glyph {
  return Array.from({ length: count }, (_, index) => {
    const y = bottom - index * 7
    return layer('s', `M${x - 12.5} ${y - 7}v6.4a12.5 5 0 0 0 25 0v-6.4z${ellipse(x, y - 7, 12.5, 5)}`)
  })
}

export const bank: Glyph = [
  ...coins(-13.5, 20, 6),
  layer('S', ellipse(-13.5, -22, 6.6, 2.2)),
  ...coins(14, 24, 3),
  layer('S', ellipse(14, 3, 6.6, 2.2)),
]

export const cityHall: Glyph = [
  layer('t', 'M-3 -24V-31H3V-24z'),
  layer('p', 'M-25 28V5H-19V-4H-13V-13H-7V-22H7V-13H13V-4H19V5H25V28z'),
  layer('T', 'M20.5 26.8V6.2H23.8V26.8zM14.6 4V-2.8H17.8V4zM8.6 -5V-11.8H11.8V-5z'),
  layer('w', circle(0, -4.5, 8.2)),
  layer('l', 'M0 -9.6V-4.5L3.6 -2'),
  layer('k', 'M-5.5 28V18.5a5.5 5.5 0 0 1 11 0V28z'),
  layer('k', 'M-18 21V13.5h6V21zM12 21V13.5h6V21z'),
]

export const castle: Glyph = [
  layer('r', 'M0 -27V-35L9 -32L0 -29'),
  layer('p', 'M-28 28V-11H-22.5V-6H-18.5V-11H-12V28zM28 28V-11H22.5V-6H18.5V-11H12V28z'),
  layer('T', 'M20.5 26.8V-3.8H26.8V26.8z'),
  layer('p', 'M-13 28V-25H-7.5V-19H-3V-25H3V-19H7.5V-25H13V28z'),
  layer('T', 'M6 26.8V-17.6H11.8V26.8z'),
  layer('k', 'M-6 28V17.5a6 6 0 0 1 12 0V28z'),
  layer('k', 'M-2.2 3V-4.5a2.2 2.2 0 0 1 4.4 0V3z'),
  fine('k', 'M-21.8 8V3a1.6 1.6 0 0 1 3.2 0V8zM18.6 8V3a1.6 1.6 0 0 1 3.2 0V8z'),
]

export const whiteCastle: Glyph = [
  layer('r', 'M-19.5 -25V-32L-11.5 -29.4L-19.5 -27M19.5 -25V-32L27.5 -29.4L19.5 -27'),
  layer('w', 'M-14 28V-4H-9.5V1H-4.5V-4H4.5V1H9.5V-4H14V28z'),
  layer('w', 'M-27 28V-8H-12V28zM12 28V-8H27V28z'),
  fine('T', 'M-16.6 26.8V-6.8H-13.2V26.8zM22.4 26.8V-6.8H25.8V26.8z'),
  layer('t', 'M-29.5 -8L-19.5 -25L-9.5 -8zM9.5 -8L19.5 -25L29.5 -8z'),
  layer('k', 'M-21.5 4V-0.5a2 2 0 0 1 4 0V4zM17.5 4V-0.5a2 2 0 0 1 4 0V4z'),
  layer('p', 'M-8 10.5Q-8 8 -5.5 8H5.5Q8 8 8 10.5V21.5Q8 24 5.5 24H-5.5Q-8 24 -8 21.5z'),
  layer(
    'k',
    `${circle(-3.8, 12.2, 1.7)}${circle(3.8, 12.2, 1.7)}${circle(0, 16, 1.7)}${circle(-3.8, 19.8, 1.7)}${circle(3.8, 19.8, 1.7)}`,
  ),
]

export const crane: Glyph = [
  layer('b', 'M-13 28L-7.5 -22H-1.5L4 28H-1.5L-4.5 -4L-7.5 28z'),
  layer('b', 'M-24 -10L24 -31L27 -26.5L-20.5 -5.5z'),
  layer('l', 'M23 -27V4'),
  layer('t', 'M14.5 4H31V20H14.5z'),
  fine('l', 'M14.5 12H31M22.7 4V20'),
  layer('p', circle(-12, 12, 15.5)),
  layer('l', `${circle(-12, 12, 10.2)}M-12 -3.5V27.5M-27.5 12H3.5M-23 1L-1 23M-23 23L-1 1`),
  layer('k', circle(-12, 12, 2.8)),
  layer('l', 'M-28 28.5H12'),
]

export const house: Glyph = [
  layer('t', 'M11 -24H18V-8H11z'),
  layer('p', 'M-21 28V-2H21V28z'),
  layer('T', 'M14 26.8V-1H19.8V26.8z'),
  layer('t', 'M-29 1L0 -28L29 1z'),
  layer('k', 'M-5.5 28V16a5.5 5.5 0 0 1 11 0V28z'),
]

export const inn: Glyph = [
  layer('p', 'M-19 28V0H24V28z'),
  layer('T', 'M16 26.8V1H22.8V26.8z'),
  layer('t', 'M-25 2L2.5 -26L30 2z'),
  layer('k', 'M4 28V17a5.5 5.5 0 0 1 11 0V28z'),
  layer('k', 'M-12 20V12h8V20z'),
  layer('l', 'M-28 -13H-9M-21 -13V-9'),
  layer('g', 'M-27 -8H-15V-4.5Q-10.5 -4.5 -10.5 0Q-10.5 4.5 -15 4.5V8H-27z'),
  layer('p', 'M-28 -8a4 4 0 0 1 7 -2a4 4 0 0 1 7 2z'),
]

/** The effects of monasteries and shields in glyphs, for the middle of a tile or a shield. */

import type { Building, Colour, Edition, RouteBonus } from '../facts/names'
import type { GlyphName } from './glyphs'

export interface Placed {
  readonly glyph: GlyphName
  readonly x: number
  readonly y: number
  readonly scale: number
  /** Written on the glyph. */
  readonly text?: string
  /** Drawn faintly: it belongs to another player. */
  readonly faint?: boolean
  /** The colour of its goods. */
  readonly goods?: number
}

export interface Written {
  readonly text: string
  readonly x: number
  readonly y: number
  readonly size: number
}

export type Pictogram = readonly (Placed | Written)[]

const put = (glyph: GlyphName, x: number, y: number, scale: number): Placed => ({ glyph, x, y, scale })
const seal = (points: number, x: number, y: number, scale = 0.52): Placed => ({
  ...put('seal', x, y, scale),
  text: String(points),
})
const write = (text: string, x: number, y: number, size: number): Written => ({ text, x, y, size })
const turnedDie = (text: string, x: number, y: number, scale = 0.62): Placed => ({ ...put('die', x, y, scale), text })

/** The symbol of each colour. */
export const COLOUR_GLYPHS: Record<Colour, GlyphName> = {
  castle: 'castle',
  mine: 'mine',
  ship: 'ship',
  monastery: 'window',
  building: 'house',
  animal: 'cattleHead',
}

/** The glyph of each building. */
export const BUILDING_GLYPHS: Record<Building, GlyphName> = {
  warehouse: 'warehouse',
  watchtower: 'watchtower',
  carpenter: 'carpenter',
  church: 'church',
  market: 'market',
  'boarding-house': 'boardingHouse',
  bank: 'bank',
  'city-hall': 'cityHall',
  'white-castle': 'whiteCastle',
  crane: 'crane',
}

function scores(building: Building): Pictogram {
  return [put(BUILDING_GLYPHS[building], -4, -4, 0.84), seal(4, 23, 14, 0.53)]
}

const CONSTANT: Record<number, Pictogram> = {
  1: [put('house', -17, -4, 0.56), put('equals', 0, -2, 0.2), put('house', 17, -4, 0.56)],
  2: [put('mine', -17, -4, 0.54), put('arrow', 3, -2, 0.22), put('worker', 21, -3, 0.5)],
  3: [put('crate', -18, -3, 0.46), put('arrow', 0, -3, 0.26), put('coin', 18, -12, 0.38), put('coin', 18, 9, 0.38)],
  4: [put('crate', -17, -3, 0.46), put('plus', 1, -3, 0.28), put('worker', 20, -3, 0.52)],
  5: [put('crate', -21, -14, 0.32), put('crate', 21, -14, 0.32), put('ship', 0, 0, 0.72)],
  6: [
    put('coin', -20, -14, 0.4),
    put('worker', -20, 12, 0.42),
    put('arrow', -1, -2, 0.26),
    put('toneHex', 20, -2, 0.54),
  ],
  7: [put('sheep', -7, -2, 0.72), seal(1, 20, -14, 0.52)],
  8: [put('worker', -14, -3, 0.64), turnedDie('±2', 15, -1, 0.62)],
  9: [put('house', -13, -6, 0.64), turnedDie('±1', 16, 6)],
  10: [put('ship', -15, -12, 0.5), put('sheep', 15, -14, 0.46), turnedDie('±1', 0, 10, 0.6)],
  11: [put('mine', -22, -9, 0.4), put('castle', 0, -17, 0.4), put('window', 22, -9, 0.38), turnedDie('±1', 0, 10, 0.6)],
  12: [put('toneHex', -13, -10, 0.62), put('downArrow', -13, 15, 0.32), turnedDie('±1', 16, 0)],
  13: [put('worker', -23, -4, 0.4), put('worker', -3, -4, 0.4), put('plus', 11, -4, 0.16), put('coin', 25, -4, 0.34)],
  14: [
    put('worker', -12, -19, 0.42),
    put('worker', 12, -19, 0.42),
    put('worker', -20, 8, 0.42),
    put('worker', 20, 8, 0.42),
  ],
  16: scores('warehouse'),
  17: scores('watchtower'),
  18: scores('carpenter'),
  19: scores('church'),
  20: scores('market'),
  21: scores('boarding-house'),
  22: scores('bank'),
  23: scores('city-hall'),
  24: [put('cow', -14, -17, 0.42), put('pig', 15, -14, 0.42), put('sheep', -16, 8, 0.42), seal(4, 15, 11, 0.53)],
  25: [put('crate', -10, -5, 0.68), seal(1, 17, 8, 0.53)],
  27: [put('bridge', 0, 0, 0.92)],
  28: [put('coin', -19, -4, 0.5), put('arrow', 1, -4, 0.26), put('worker', 16, -16, 0.42), put('worker', 22, 9, 0.42)],
  29: scores('white-castle'),
}

/** Return a monastery's pictogram; two of them score differently in the two editions. */
export function monasteryPictogram(number: number, edition: Edition): Pictogram {
  if (number === 15) {
    const crates = [
      { ...put('crate', -20, -10, 0.36), goods: 1 },
      { ...put('crate', 1, -18, 0.36), goods: 4 },
      { ...put('crate', -11, 11, 0.36), goods: 6 },
    ]
    return [...crates, seal(edition === 2011 ? 3 : 2, 15, 10, 0.54)]
  }
  if (number === 26) return [put('banner', -8, -3, 0.76), seal(edition === 2011 ? 2 : 3, 18, 8, 0.53)]
  const pictogram = CONSTANT[number]
  if (!pictogram) throw new RangeError(`there is no monastery ${number}`)
  return pictogram
}

const SHIELDS: Record<number, Pictogram> = {
  1: [
    put('toneHex', -15, -4, 0.62),
    put('toneHex', 15, -4, 0.62),
    put('sheep', -15, -4, 0.34),
    put('sheep', 15, -4, 0.34),
    put('link', 0, 14, 0.36),
  ],
  2: [{ ...put('worker', -18, -5, 0.54), faint: true }, put('plus', 0, -5, 0.22), put('worker', 18, -5, 0.54)],
  3: [put('coin', -19, -5, 0.46), put('equals', 0, -5, 0.22), put('worker', 19, -5, 0.52)],
  4: [put('toneHex', 0, -13, 0.52), put('endless', 0, 10, 0.5)],
  5: [put('crate', -20, 9, 0.27), put('crate', 0, 12, 0.27), put('crate', 20, 9, 0.27), put('ship', 0, -11, 0.54)],
  6: [{ ...put('figure', -15, -4, 0.56), faint: true }, put('window', 13, -4, 0.64)],
  7: [put('banner', -12, -4, 0.62), write('×2', 17, 3, 22)],
  8: [put('mine', -14, -4, 0.56), put('coin', 14, -14, 0.36), put('coin', 14, 7, 0.36)],
  9: [
    put('crate', -16, -12, 0.32),
    put('crate', -16, 8, 0.32),
    put('arrow', 0, -2, 0.24),
    put('coin', 16, -12, 0.32),
    put('coin', 16, 8, 0.32),
  ],
  10: [put('window', -12, -5, 0.64), write('×2', 16, 3, 22)],
  11: [put('castle', -17, -4, 0.52), put('arrow', 6, -4, 0.2), put('shield', 22, -4, 0.38)],
  12: [put('crate', -11, -6, 0.54), write('×2', 15, 4, 22)],
  13: [put('shield', -13, -5, 0.62), write('×2', 17, 3, 22)],
  14: [put('hex', -19, -5, 0.5), put('arrow', 0, -5, 0.2), put('toneHex', 19, -5, 0.5), put('downArrow', 19, -5, 0.26)],
  15: [
    put('darkHex', -19, -5, 0.5),
    put('arrow', 0, -5, 0.2),
    put('toneHex', 19, -5, 0.5),
    put('downArrow', 19, -5, 0.26),
  ],
  16: [put('die', 0, -5, 0.92), put('star', 0, -5, 0.5)],
  17: [
    put('toneHex', -21, -11, 0.4),
    put('toneHex', -2, -11, 0.4),
    put('toneHex', -11.5, 5, 0.4),
    write('+1', 20, 4, 22),
  ],
  18: [put('toneHex', -21, -11, 0.48), put('toneHex', 21, 4, 0.48), write('…', 0, 0, 20)],
}

/** Return a shield's pictogram. */
export function shieldPictogram(number: number): Pictogram {
  const pictogram = SHIELDS[number]
  if (!pictogram) throw new RangeError(`there is no shield ${number}`)
  return pictogram
}

const ROUTES: Partial<Record<RouteBonus, Pictogram>> = {
  workers: [
    put('worker', -13, -13, 0.42),
    put('worker', 13, -13, 0.42),
    put('worker', -13, 14, 0.42),
    put('worker', 13, 14, 0.42),
  ],
  silver: [put('coin', -8, -7, 0.62), put('coin', 9, 8, 0.62)],
  points: [seal(4, 0, 0, 1)],
  action: [put('die', 0, 0, 1), put('star', 0, 0, 0.6)],
}

/** The bonuses of a trade route that are not a building's effect. */
export function routePictogram(bonus: RouteBonus): Pictogram {
  const pictogram = ROUTES[bonus]
  if (!pictogram) throw new RangeError(`the bonus '${bonus}' is that of a building`)
  return pictogram
}

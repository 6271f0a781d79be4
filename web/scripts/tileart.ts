/** Burgundy's tiles as plain SVG in the colours of the light theme: what the components of the page draw. */

import type { Layer, Manner } from '../src/art/layer'
import { hexPath } from '../src/board/hex'
import { DIAPER, EDGE_PATTERNS } from '../src/games/burgundy/art/edges'
import { GLYPHS, type GlyphName } from '../src/games/burgundy/art/glyphs'
import { HERDS } from '../src/games/burgundy/art/herds'
import {
  BUILDING_GLYPHS,
  COLOUR_GLYPHS,
  monasteryPictogram,
  type Pictogram,
  shieldPictogram,
} from '../src/games/burgundy/art/pictograms'
import { BUILDINGS, COLOURS, type Ground, MONASTERIES, SHIELDS, shieldPoints } from '../src/games/burgundy/facts/names'

/** The art of each ground, empty and under a tile; of each tile, by the engine's name; of each shield. */
export interface Art {
  readonly empty: Readonly<Record<string, string>>
  readonly ground: Readonly<Record<string, string>>
  readonly tile: Readonly<Record<string, string>>
  /** Tiles that are different in the edition of 2011. */
  readonly tile2011: Readonly<Record<string, string>>
  readonly shield: Readonly<Record<string, string>>
  /** Outposts without and with a tile next to them. */
  readonly outpost: readonly [string, string]
}

/** The colours of a drawing; the tone is that of its ground. */
interface Inks {
  readonly of: (name: string) => string
  readonly tone: string
}

const FILLS: Readonly<Record<Manner, string>> = {
  p: '--paper',
  P: '--paper',
  t: 'tone',
  T: 'tone',
  w: '#ffffff',
  s: '--silver',
  S: '--silver-deep',
  g: '--seal',
  r: '--madder',
  R: '--madder',
  b: '--wood',
  v: '--wax',
  k: '--line',
  l: 'none',
  q: 'none',
}
const BARE = 'PTSRk'
/** A smaller drawing leaves out details, as on the page. */
const SMALL = 0.55
const SPECIES = ['cow', 'sheep', 'pig', 'goat', 'chicken'] as const
/** A tile of the black depot, face down. */
const BLACK = { field: '#33323a', light: '#8d8b96' }
const RIMS: Readonly<Record<number, readonly [string, string]>> = {
  12: ['#8a2b24', '#ecc9b2'],
  8: ['#2c5583', '#c8d9e6'],
  4: ['#5a4b86', '#dcd3e6'],
}

/** Return the art in the colours of the theme, which is given as its two style sheets. */
export function artOf(tokens: string, styles: string): Art {
  const of = (name: string) => {
    if (!name.startsWith('--')) return name
    const value = new RegExp(`${name}: (?:light-dark\\()?(#[0-9a-f]+)`).exec(tokens)?.[1]
    if (!value) throw new Error(`tokens.css has no colour ${name}`)
    return value
  }
  const toneOf = (ground: Ground) => new RegExp(`ground-${ground} {[^}]*--tone: (#[0-9a-f]+)`).exec(styles)?.[1] ?? ''
  const inksOf = (ground: Ground): Inks => ({ of, tone: toneOf(ground) })
  const grounds: readonly Ground[] = [...COLOURS, 'any']
  const tile: Record<string, string> = {}
  for (const name of ['castle', 'mine', 'ship', 'inn'] as const) {
    tile[name] = glyph(name, inksOf(name === 'inn' ? 'any' : name), 0, name === 'castle' ? 2 : 0, 0.95)
  }
  for (const name of BUILDINGS) tile[name] = glyph(BUILDING_GLYPHS[name], inksOf('building'), 0, 0, 0.95)
  for (const animals of [2, 3, 4]) {
    for (const species of SPECIES) tile[`${species}${animals}`] = herd(species, animals, inksOf('animal'))
  }
  tile['geese'] = herd('goose', 2, inksOf('animal'))
  for (let number = 1; number <= MONASTERIES; number += 1) {
    tile[`monastery${number}`] = monastery(number, 2019, inksOf('monastery'))
  }
  tile['black-tile'] = [
    path(hexPath(49.4, 6), BLACK.field, of('--line'), 1.2),
    ...[22, 11].map((radius, index) => path(hexPath(radius, 2 - index), 'none', BLACK.light, 2)),
  ].join('')
  const tile2011: Record<string, string> = {}
  for (const number of [15, 26]) tile2011[`monastery${number}`] = monastery(number, 2011, inksOf('monastery'))
  for (const animals of [2, 3, 4]) tile2011[`goat${animals}`] = tile[`chicken${animals}`] ?? ''
  const shield: Record<string, string> = {}
  for (let number = 1; number <= SHIELDS; number += 1) shield[number] = shieldArt(number, of)
  return {
    empty: Object.fromEntries(COLOURS.map((colour) => [colour, emptyArt(colour, inksOf(colour))])),
    ground: Object.fromEntries(grounds.map((ground) => [ground, groundArt(ground, of)])),
    tile,
    tile2011,
    shield,
    outpost: [outpostArt(false, of), outpostArt(true, of)],
  }
}

function path(d: string, fill: string, stroke = '', width = 0, more = ''): string {
  const line = stroke
    ? ` stroke="${stroke}" stroke-width="${width}" stroke-linejoin="round" stroke-linecap="round"`
    : ''
  return `<path d="${d}" fill="${fill}"${line}${more}/>`
}

/** The line along the edge of a hex, whose corners are sharp, as on the page. */
function edgeArt(ground: Ground, ink: string): string {
  const { path: d, width, ends } = EDGE_PATTERNS[ground]
  return `<path d="${d}" fill="none" stroke="${ink}" stroke-width="${width}" stroke-linecap="${ends}"/>`
}

function layerArt({ manner, path: d, at, turn }: Layer, inks: Inks, width: number): string {
  const fill = FILLS[manner] === 'tone' ? inks.tone : inks.of(FILLS[manner])
  const stroke = BARE.includes(manner) ? '' : inks.of(manner === 'q' ? '--paper' : '--line')
  const place = [at && `translate(${at.x} ${at.y}) scale(${at.scale})`, turn && `rotate(${turn})`]
    .filter(Boolean)
    .join(' ')
  const more = `${manner === 'S' ? ' fill-rule="evenodd"' : ''}${place && ` transform="${place}"`}`
  return path(d, fill, stroke, width, more)
}

function glyph(name: GlyphName, inks: Inks, x: number, y: number, scale: number, weight = 2.4): string {
  const width = Math.round((weight / scale) * 100) / 100
  const layers: readonly Layer[] = GLYPHS[name]
  const shown = layers.filter((layer) => scale >= SMALL || !layer.fine)
  const parts = shown.map((layer) => layerArt(layer, inks, width))
  return `<g transform="translate(${x} ${y}) scale(${scale})">${parts.join('')}</g>`
}

function words(text: string, x: number, y: number, size: number, ink: string): string {
  const style = `font-family="Duchy Sans" text-anchor="middle" font-size="${size}" fill="${ink}"`
  return `<text x="${x}" y="${y}" ${style}>${text}</text>`
}

function herd(species: 'goose' | (typeof SPECIES)[number], animals: number, inks: Inks): string {
  return (HERDS[animals] ?? []).map(([x, y, scale]) => glyph(species, inks, x, y, scale, 1.9)).join('')
}

function pictogram(parts: Pictogram, inks: Inks): string {
  return parts
    .map((part) => {
      const line = inks.of('--line')
      if (!('glyph' in part)) return words(part.text, part.x, part.y, part.size, line)
      const own = part.goods ? { ...inks, tone: inks.of(`--goods-${part.goods}`) } : inks
      const drawn = glyph(part.glyph, own, part.x, part.y, part.scale, 2.1)
      const long = (part.text?.length ?? 0) > 1
      const text = part.text
        ? words(
            part.text,
            part.x,
            part.y + part.scale * (long ? 13 : 16),
            part.scale * (long ? 39 : 47),
            part.glyph === 'seal' ? inks.of('--paper') : line,
          )
        : ''
      return (part.faint ? `<g opacity="0.5">${drawn}</g>` : drawn) + text
    })
    .join('')
}

function monastery(number: number, edition: 2011 | 2019, inks: Inks): string {
  const plate = path('M-18 15.5H18V29.5L0 40L-18 29.5z', inks.of('--paper'), inks.of('--line'), 1.4)
  const picture = `<g transform="translate(0 -11)">${pictogram(monasteryPictogram(number, edition), inks)}</g>`
  return picture + plate + words(String(number), 0, 33, 22, inks.of('--line'))
}

function groundArt(ground: Ground, of: (name: string) => string): string {
  return [
    path(hexPath(49.4, 6), of(`--${ground}-deep`), of('--line'), 1.2),
    edgeArt(ground, of(`--${ground}-light`)),
    path(hexPath(39.5, 4), of(`--${ground}`), of('--gilt'), 1.5),
    path(DIAPER, 'none', of(`--${ground}-light`), 0.9, ' opacity="0.38"'),
  ].join('')
}

function emptyArt(colour: (typeof COLOURS)[number], inks: Inks): string {
  const [panel, deep] = [inks.of('--panel'), inks.of(`--${colour}-deep`)]
  return [
    path(hexPath(49.4, 6), mixed(inks.of(`--${colour}`), panel, 0.38), mixed(deep, panel, 0.45), 1.6),
    edgeArt(colour, mixed(deep, panel, 0.6)),
    `<g opacity="0.8">${glyph(COLOUR_GLYPHS[colour], inks, 0, 20, 0.42, 1.6)}</g>`,
  ].join('')
}

function shieldArt(shield: number, of: (name: string) => string): string {
  const points = shieldPoints(shield)
  const [rim, field] = RIMS[points] ?? ['', '']
  const inks = { of, tone: mixed(rim, field, 0.55) }
  return [
    path('M-38 -44Q-19 -38 0 -46Q19 -38 38 -44V2Q38 30 0 49Q-38 30 -38 2z', rim, of('--line'), 1.4),
    path('M-33 -38Q-17 -33.4 0 -40.4Q17 -33.4 33 -38V2Q33 26.4 0 43Q-33 26.4 -33 2z', field, of('--gilt'), 1.6),
    `<g transform="translate(0 -6) scale(.95)">${pictogram(shieldPictogram(shield), inks)}</g>`,
    path('M-26 12.5H26L22 25L26 37.5H-26L-22 25z', rim, of('--line'), 1.2),
    words(String(points), 0, 35, 30, of('--paper')),
  ].join('')
}

function outpostArt(reached: boolean, of: (name: string) => string): string {
  const [paper, line, dim] = [of('--paper'), of('--line'), of('--rule-strong')]
  return [
    `<ellipse cy="26" rx="34" ry="10" fill="${mixed(of('--animal'), of('--panel'), 0.45)}"/>`,
    path('M-15 26L-12 -10H12L15 26z', paper, line, 2.4),
    path('M-18 -10V-26H-11V-20H-4V-26H4V-20H11V-26H18V-10L13 -4H-13z', paper, line, 2.4),
    path('M-4 26V15a4 4 0 0 1 8 0V26zM-1.8 6V0a1.8 1.8 0 0 1 3.6 0V6z', line),
    path('M0 -22V-46', 'none', dim, 2.6),
    path('M0 -46H22L16 -40L22 -34H0z', reached ? of('--madder') : of('--sunken'), reached ? line : dim, 2),
  ].join('')
}

/** Mix two colours; a share of the first. */
function mixed(one: string, other: string, share: number): string {
  const parts = (colour: string) => [1, 3, 5].map((at) => Number.parseInt(colour.slice(at, at + 2), 16))
  const [from, to] = [parts(one), parts(other)]
  const mix = from.map((value, index) => Math.round(value * share + (to[index] ?? 0) * (1 - share)))
  return `#${mix.map((value) => value.toString(16).padStart(2, '0')).join('')}`
}

/**
 * Pictures to save: a list of marks, which a canvas then paints, without a request to a server. Every picture has the
 * same head and foot.
 */

import type { Portrait } from './portrait'

export type Face = 'serif' | 'sans'

export type Mark =
  | ({
      readonly kind: 'box'
      readonly x: number
      readonly y: number
      readonly wide: number
      readonly high: number
    } & Inked)
  | ({
      readonly kind: 'path'
      readonly d: string
      readonly x: number
      readonly y: number
      readonly scale: number
    } & Inked)
  | {
      readonly kind: 'portrait'
      readonly portrait: Portrait
      readonly x: number
      readonly y: number
      readonly scale: number
    }
  | ({ readonly kind: 'text'; readonly text: string; readonly x: number; readonly y: number } & Type & Inked)

interface Inked {
  readonly ink: string
}

export interface Type {
  readonly size: number
  readonly weight: number
  readonly face: Face
  readonly align: 'left' | 'center' | 'right'
}

/** Returns the width of a text. */
export type Measure = (text: string, type: Pick<Type, 'size' | 'weight' | 'face'>) => number

export const WIDE = 1200
export const MARGIN = 56
export const HEAD = 176
export const FOOT = 62
const HEX = 'M0 -49L42.4 -24.5V24.5L0 49L-42.4 24.5V-24.5z'
const INSIDE = 'M0 -40L34.6 -20V20L0 40L-34.6 20V-20z'
const KEEP =
  'M-24 25V-9H-19.5V-5H-16V-9H-11V-22H-6.5V-17H-2.5V-22H2.5V-17H6.5V-22H11V-9H16V-5H19.5V-9H24V25H5V16a5 5 0 0 0 -10 0V25z'

/** Return as much of a text as fits. */
export function shortened(text: string, room: number, measured: (text: string) => number): string {
  if (measured(text) <= room) return text
  const letters = [...text]
  while (letters.length > 0 && measured(`${letters.join('')}…`) > room) letters.pop()
  return `${letters.join('').trimEnd()}…`
}

export const serif = (size: number, align: Type['align'] = 'left'): Type => ({
  size,
  weight: 700,
  face: 'serif',
  align,
})
export const sans = (size: number, align: Type['align'] = 'left', weight = 400): Type => ({
  size,
  weight,
  face: 'sans',
  align,
})

/** The subject of a picture in words, and what was built. */
export interface Titled {
  readonly game: string
  readonly headline: string
  /** One sentence worth telling; '' for none. */
  readonly sentence: string
  /** The portraits, from left to right; none for games without. */
  readonly portraits: readonly Portrait[]
  readonly foot: string
}

const SENTENCE = 74
const PORTRAIT = 440
const GAP = 28
/** The height of a name below a portrait. */
const CAPTION = 50

/** Return how large portraits side by side can be. */
function scaleOf({ portraits }: Titled): number {
  const room = WIDE - 2 * MARGIN - GAP * (portraits.length - 1)
  const wide = Math.max(1, ...portraits.map((one) => one.wide))
  const high = Math.max(1, ...portraits.map((one) => one.high))
  return Math.min(room / Math.max(portraits.length, 1) / wide, PORTRAIT / high)
}

/** Return the height of a sheet above its figures: the head, the sentence, the portraits. */
export function headOf(titled: Titled): number {
  const high = Math.max(0, ...titled.portraits.map((one) => one.high * scaleOf(titled)))
  return HEAD + (titled.sentence ? SENTENCE : 0) + (high > 0 ? high + CAPTION : 0)
}

/** Return marks for a sheet of a given height, below its head: the crest, the game, a headline, a sentence, portraits. */
export class Sheet {
  readonly marks: Mark[] = []
  readonly #measure: Measure

  constructor(high: number, titled: Titled, measure: Measure) {
    const { game, headline, foot, sentence, portraits } = titled
    this.#measure = measure
    this.box(0, 0, WIDE, high, '--page')
    this.box(0, 0, WIDE, HEAD, '--panel')
    this.box(0, HEAD - 3, WIDE, 3, '--rule')
    for (const [d, ink] of [
      [HEX, '--castle-deep'],
      [INSIDE, '--castle'],
      [KEEP, '--paper'],
    ] as const) {
      this.path(d, MARGIN + 52, HEAD / 2, 1.22, ink)
    }
    const room = WIDE - MARGIN * 2 - 130
    this.write(game, MARGIN + 130, HEAD / 2 - 14, room, sans(30), '--ink-soft')
    this.write(headline, MARGIN + 130, HEAD / 2 + 42, room, serif(50))
    const size = [34, 30, 27, 24].find((one) => measure(sentence, serif(one)) <= WIDE - 2 * MARGIN) ?? 22
    if (sentence) this.write(sentence, WIDE / 2, HEAD + 52, WIDE - 2 * MARGIN, serif(size, 'center'))
    const scale = scaleOf(titled)
    const column = (WIDE - 2 * MARGIN + GAP) / Math.max(portraits.length, 1)
    portraits.forEach((portrait, index) => {
      const x = MARGIN + column * index + (column - GAP - portrait.wide * scale) / 2
      const y = HEAD + (sentence ? SENTENCE : 0)
      const middle = MARGIN + column * index + (column - GAP) / 2
      this.marks.push({ kind: 'portrait', portrait, x, y, scale })
      this.box(middle - 60, y + portrait.high * scale + 6, 120, 5, portrait.colour)
      this.write(portrait.name, middle, y + portrait.high * scale + 40, column - GAP, sans(26, 'center', 600))
    })
    this.write(foot, WIDE - MARGIN, high - 22, WIDE - 2 * MARGIN, sans(20, 'right'), '--ink-soft')
  }

  /** Return a text, as much of it as fits. */
  write(text: string, x: number, y: number, room: number, type: Type, ink = '--ink'): void {
    const shown = shortened(text, room, (some) => this.#measure(some, type))
    this.marks.push({ kind: 'text', text: shown, x, y, ink, ...type })
  }

  box(x: number, y: number, wide: number, high: number, ink: string): void {
    this.marks.push({ kind: 'box', x, y, wide, high, ink })
  }

  path(d: string, x: number, y: number, scale: number, ink: string): void {
    this.marks.push({ kind: 'path', d, x, y, scale, ink })
  }
}

const FACES: Readonly<Record<Face, string>> = {
  serif: '"Alegreya Variable", Georgia, serif',
  sans: '"Source Sans 3 Variable", "Noto Sans", sans-serif',
}

const fontOf = ({ size, weight, face }: Pick<Type, 'size' | 'weight' | 'face'>) => `${weight} ${size}px ${FACES[face]}`

/** Return the theme's light colours, whatever theme is used: a picture is viewed elsewhere. */
function inks(): (name: string) => string {
  const probe = document.createElement('span')
  probe.className = 'parchment'
  document.body.append(probe)
  const known = new Map<string, string>()
  queueMicrotask(() => probe.remove())
  return (name) => {
    const found = known.get(name)
    if (found) return found
    probe.style.setProperty('color', `var(${name})`)
    const read = getComputedStyle(probe).color
    known.set(name, read)
    return read
  }
}

/** Paint marks on a canvas; the headline's fonts are loaded first. */
export async function paint(
  canvas: HTMLCanvasElement,
  high: number,
  headline: string,
  marksOf: (measure: Measure) => readonly Mark[],
): Promise<void> {
  const context = canvas.getContext('2d')
  if (!context) return
  await Promise.all(Object.values(FACES).map((face) => document.fonts.load(`700 40px ${face}`, headline)))
  canvas.width = WIDE
  canvas.height = high
  const measure: Measure = (text, type) => {
    context.font = fontOf(type)
    return context.measureText(text).width
  }
  const inkOf = inks()
  for (const mark of marksOf(measure)) {
    if (mark.kind === 'portrait') {
      context.save()
      context.translate(mark.x, mark.y)
      context.scale(mark.scale, mark.scale)
      mark.portrait.paint(context)
      context.restore()
      continue
    }
    context.fillStyle = inkOf(mark.ink)
    if (mark.kind === 'box') context.fillRect(mark.x, mark.y, mark.wide, mark.high)
    else if (mark.kind === 'path') {
      context.save()
      context.translate(mark.x, mark.y)
      context.scale(mark.scale, mark.scale)
      context.fill(new Path2D(mark.d))
      context.restore()
    } else {
      context.font = fontOf(mark)
      context.textAlign = mark.align
      context.fillText(mark.text, mark.x, mark.y)
    }
  }
}

/**
 * The result of a game as a picture: who won, points by source, everybody's total. It is laid out as marks, which a
 * canvas then paints; nothing is asked of a server.
 */

export interface Side {
  readonly name: string
  /** The name of a colour of the theme. */
  readonly colour: string
  readonly total: number
  /** What stands below the name: a place, a team. */
  readonly note: string
  readonly won: boolean
}

export interface Result {
  readonly game: string
  readonly headline: string
  readonly foot: string
  readonly total: string
  readonly sides: readonly Side[]
  readonly rows: readonly { readonly source: string; readonly points: readonly number[] }[]
}

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
  | ({ readonly kind: 'text'; readonly text: string; readonly x: number; readonly y: number } & Type & Inked)

interface Inked {
  readonly ink: string
}

interface Type {
  readonly size: number
  readonly weight: number
  readonly face: Face
  readonly align: 'left' | 'center' | 'right'
}

/** How wide a text is. */
export type Measure = (text: string, type: Pick<Type, 'size' | 'weight' | 'face'>) => number

export const WIDE = 1200
const MARGIN = 56
const HEAD = 176
const NAMES = 118
const ROW = 46
const TOTAL = 92
const FOOT = 62
/** What the names of sources have at least. */
const NARROWEST = 330
const HEX = 'M0 -49L42.4 -24.5V24.5L0 49L-42.4 24.5V-24.5z'
const INSIDE = 'M0 -40L34.6 -20V20L0 40L-34.6 20V-20z'
const KEEP =
  'M-24 25V-9H-19.5V-5H-16V-9H-11V-22H-6.5V-17H-2.5V-22H2.5V-17H6.5V-22H11V-9H16V-5H19.5V-9H24V25H5V16a5 5 0 0 0 -10 0V25z'
const CROWN = 'M-24 18L-27 -14L-12 2L0 -20L12 2L27 -14L24 18z'

export function heightOf(result: Result): number {
  return HEAD + NAMES + result.rows.length * ROW + TOTAL + FOOT
}

/** As much of a text as there is room for. */
export function shortened(text: string, room: number, measured: (text: string) => number): string {
  if (measured(text) <= room) return text
  const letters = [...text]
  while (letters.length > 0 && measured(`${letters.join('')}…`) > room) letters.pop()
  return `${letters.join('').trimEnd()}…`
}

/** Lay a result out. */
export function marksOf(result: Result, measure: Measure): readonly Mark[] {
  const marks: Mark[] = []
  const high = heightOf(result)
  const column = Math.min(330, (WIDE - 2 * MARGIN - NARROWEST) / result.sides.length)
  const first = WIDE - 2 * MARGIN - column * result.sides.length
  const end = (index: number) => MARGIN + first + (index + 1) * column - 14
  const write = (text: string, x: number, y: number, room: number, type: Type, ink = '--ink') => {
    marks.push({ kind: 'text', text: shortened(text, room, (some) => measure(some, type)), x, y, ink, ...type })
  }
  const serif = (size: number, align: Type['align'] = 'left'): Type => ({ size, weight: 700, face: 'serif', align })
  const sans = (size: number, align: Type['align'] = 'left', weight = 400): Type => ({
    size,
    weight,
    face: 'sans',
    align,
  })

  marks.push({ kind: 'box', x: 0, y: 0, wide: WIDE, high, ink: '--page' })
  marks.push({ kind: 'box', x: 0, y: 0, wide: WIDE, high: HEAD, ink: '--panel' })
  marks.push({ kind: 'box', x: 0, y: HEAD - 3, wide: WIDE, high: 3, ink: '--rule' })
  for (const [d, ink] of [
    [HEX, '--castle-deep'],
    [INSIDE, '--castle'],
    [KEEP, '--paper'],
  ] as const) {
    marks.push({ kind: 'path', d, x: MARGIN + 52, y: HEAD / 2, scale: 1.22, ink })
  }
  const room = WIDE - MARGIN * 2 - 130
  write(result.game, MARGIN + 130, HEAD / 2 - 14, room, sans(30), '--ink-soft')
  write(result.headline, MARGIN + 130, HEAD / 2 + 42, room, serif(50))

  result.sides.forEach((side, index) => {
    const right = end(index)
    const left = right - column + 28
    if (side.won) {
      marks.push({
        kind: 'box',
        x: left,
        y: HEAD + 12,
        wide: column - 14,
        high: high - HEAD - FOOT - 24,
        ink: '--lit-halo',
      })
      marks.push({ kind: 'path', d: CROWN, x: right - 22, y: HEAD + 34, scale: 0.6, ink: '--lit' })
    }
    write(side.name, right, HEAD + 76, column - 34, { ...sans(27, 'right', 600) })
    write(side.note, right, HEAD + 102, column - 34, sans(19, 'right'), '--ink-soft')
    marks.push({ kind: 'box', x: left, y: HEAD + NAMES - 6, wide: column - 14, high: 6, ink: side.colour })
  })

  result.rows.forEach(({ source, points }, row) => {
    const y = HEAD + NAMES + row * ROW
    write(source, MARGIN, y + 31, first - 20, sans(25))
    points.forEach((count, index) => {
      write(
        String(count),
        end(index),
        y + 31,
        column,
        sans(25, 'right', count ? 600 : 400),
        count ? '--ink' : '--ink-soft',
      )
    })
    marks.push({ kind: 'box', x: MARGIN, y: y + ROW - 1, wide: WIDE - 2 * MARGIN, high: 1, ink: '--rule' })
  })

  const bottom = HEAD + NAMES + result.rows.length * ROW
  write(result.total, MARGIN, bottom + 58, first - 20, serif(38))
  result.sides.forEach((side, index) => {
    write(String(side.total), end(index), bottom + 60, column, serif(54, 'right'))
  })
  write(result.foot, WIDE - MARGIN, high - 22, WIDE - 2 * MARGIN, sans(20, 'right'), '--ink-soft')
  return marks
}

const FACES: Readonly<Record<Face, string>> = {
  serif: '"Alegreya Variable", Georgia, serif',
  sans: '"Source Sans 3 Variable", "Noto Sans", sans-serif',
}

const fontOf = ({ size, weight, face }: Pick<Type, 'size' | 'weight' | 'face'>) => `${weight} ${size}px ${FACES[face]}`

/** The colours of the theme as they are by day, whatever the hour: a picture is looked at elsewhere. */
function inks(): (name: string) => string {
  const probe = document.createElement('span')
  probe.style.setProperty('color-scheme', 'light')
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

/** Paint a result on a canvas. */
export async function paintResult(canvas: HTMLCanvasElement, result: Result): Promise<void> {
  const context = canvas.getContext('2d')
  if (!context) return
  await Promise.all(Object.values(FACES).map((face) => document.fonts.load(`700 40px ${face}`, result.headline)))
  canvas.width = WIDE
  canvas.height = heightOf(result)
  const measure: Measure = (text, type) => {
    context.font = fontOf(type)
    return context.measureText(text).width
  }
  const inkOf = inks()
  for (const mark of marksOf(result, measure)) {
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

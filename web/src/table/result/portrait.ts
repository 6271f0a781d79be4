/** What players have built, in the page's own art, as something that a canvas can paint without a request. */

import { mount, tick, unmount } from 'svelte'
import type { Slot, SlotProps } from '../../slot/table'
import type { Teams } from '../players/teams'

/** A drawing of its own size, and whose it is. */
export interface Portrait {
  readonly name: string
  /** A colour of the theme by name. */
  readonly colour: string
  readonly wide: number
  readonly high: number
  /** Paint it around the origin of the canvas, in its own units. */
  readonly paint: (context: CanvasRenderingContext2D) => void
}

type Step = (context: CanvasRenderingContext2D) => void

const SHAPES = 'path, circle, ellipse, rect, text'
/** Digits of this face stand on the line, which a canvas cannot ask of the other one. */
const FIGURES = '"Source Sans 3 Variable", "Noto Sans", sans-serif'

/** Return the portraits of a game, one for each duchy: partners share theirs. */
export async function portraitsOf(
  slot: Slot,
  { view, printed }: Pick<SlotProps, 'view' | 'printed'>,
  names: readonly string[],
  teams: Teams,
): Promise<readonly Portrait[]> {
  const { Portrait: Drawing } = slot
  if (!Drawing || !view) return []
  const owners = teams.length > 0 ? teams : [...names.keys()].map((seat) => [seat])
  // Not while the page is being updated, which a component drawn beside it would wait for.
  await tick()
  const target = outOfSight()
  const drawings = owners.map(([seat = 0]) => mount(Drawing, { target, props: { view, seat, printed } }))
  await tick()
  const found = [...target.querySelectorAll('svg')].map((svg, index) => ({
    name: (owners[index] ?? []).map((seat) => names[seat] ?? '').join(' + '),
    colour: `--seat-${owners[index]?.[0] ?? 0}`,
    ...drawingOf(svg),
  }))
  for (const drawing of drawings) void unmount(drawing)
  target.remove()
  return found
}

/** Return a place that is laid out and never seen, in light colours: a picture is viewed elsewhere. */
function outOfSight(): HTMLElement {
  const place = document.createElement('div')
  place.setAttribute('aria-hidden', 'true')
  place.style.setProperty('position', 'fixed')
  place.style.setProperty('left', '-9999px')
  place.className = 'parchment'
  document.body.append(place)
  return place
}

/** Return a drawing that is on the page as steps for a canvas. */
function drawingOf(svg: SVGSVGElement): Pick<Portrait, 'wide' | 'high' | 'paint'> {
  const { width, height } = svg.getBoundingClientRect()
  const steps = [...svg.querySelectorAll<SVGGraphicsElement>(SHAPES)].map((shape) => stepOf(shape, svg))
  return {
    wide: width,
    high: height,
    paint: (context) => {
      for (const step of steps) step(context)
    },
  }
}

/** How much of a shape shows, with everything it is part of. */
function opacityOf(shape: Element, svg: Element): number {
  let opacity = 1
  for (let at: Element | null = shape; at && at !== svg; at = at.parentElement)
    opacity *= Number(getComputedStyle(at).opacity)
  return opacity
}

function stepOf(shape: SVGGraphicsElement, svg: SVGSVGElement): Step {
  const style = getComputedStyle(shape)
  const place = shape.getCTM()
  const { fill, stroke, fillRule, strokeLinecap, strokeLinejoin, strokeOpacity } = style
  const pen = Number.parseFloat(style.strokeWidth) || 0
  // What is faint is so as a whole, or is nothing but a line that is.
  const opacity = opacityOf(shape, svg) * (fill === 'none' ? Number(strokeOpacity || 1) : 1)
  const body = shape instanceof SVGTextElement ? lettering(shape, style) : outline(shape)
  return (context) => {
    context.save()
    if (place) context.transform(place.a, place.b, place.c, place.d, place.e, place.f)
    context.globalAlpha *= opacity
    context.lineWidth = pen
    context.lineCap = strokeLinecap as CanvasLineCap
    context.lineJoin = strokeLinejoin as CanvasLineJoin
    context.fillStyle = fill
    context.strokeStyle = stroke
    body(context, fill !== 'none', stroke !== 'none' && pen > 0, fillRule as CanvasFillRule)
    context.restore()
  }
}

type Body = (context: CanvasRenderingContext2D, filled: boolean, lined: boolean, rule: CanvasFillRule) => void

function lettering(text: SVGTextElement, style: CSSStyleDeclaration): Body {
  const [x, y] = [Number(text.getAttribute('x') ?? 0), Number(text.getAttribute('y') ?? 0)]
  const words = text.textContent?.trim() ?? ''
  const font = `${style.fontWeight} ${Number.parseFloat(style.fontSize)}px ${FIGURES}`
  const align = style.textAnchor === 'middle' ? 'center' : style.textAnchor === 'end' ? 'right' : 'left'
  return (context, filled) => {
    context.font = font
    context.textAlign = align
    if (filled) context.fillText(words, x, y)
  }
}

function outline(shape: SVGGraphicsElement): Body {
  const number = (name: string) => Number(shape.getAttribute(name) ?? 0)
  const path = new Path2D(shape.getAttribute('d') ?? '')
  if (shape instanceof SVGRectElement)
    path.roundRect(number('x'), number('y'), number('width'), number('height'), number('rx'))
  else if (shape instanceof SVGCircleElement) path.arc(number('cx'), number('cy'), number('r'), 0, 2 * Math.PI)
  else if (shape instanceof SVGEllipseElement)
    path.ellipse(number('cx'), number('cy'), number('rx'), number('ry'), 0, 0, 2 * Math.PI)
  return (context, filled, lined, rule) => {
    if (filled) context.fill(path, rule)
    if (lined) context.stroke(path)
  }
}

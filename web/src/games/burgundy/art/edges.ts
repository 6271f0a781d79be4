/** The pattern along the edge of a hex: one per colour, so that the edge alone identifies it. */

import { corners, round } from '../../../board/hex'
import type { Ground } from '../facts/names'

/** A point `along` the edge (in units from the start of a repeat) and `inward` from its line. */
type Spot = readonly [along: number, inward: number]

interface Edge {
  readonly repeats: number
  readonly width: number
  /** The lines of a repeat; one that begins where one of the repeat before it ended goes on with it. */
  readonly lines: (step: number) => readonly (readonly Spot[])[]
  /** Whether its ends are round; others are straight, and so much longer that nobody sees it: that is drawn sooner. */
  readonly round?: boolean
  /** Whether every second spot is where a curve is drawn to, and those between draw it to themselves. */
  readonly curved?: boolean
}

const EDGES: Record<Ground, Edge> = {
  castle: {
    repeats: 4,
    width: 2.2,
    lines: (step) => [
      [
        [0, 2.5],
        [step * 0.25, 2.5],
        [step * 0.25, -2],
        [step * 0.75, -2],
        [step * 0.75, 2.5],
        [step, 2.5],
      ],
    ],
  },
  mine: {
    repeats: 6,
    width: 2.2,
    lines: (step) => [
      [
        [step * 0.2, -2],
        [step * 0.75, 2.6],
      ],
    ],
  },
  ship: {
    repeats: 3,
    width: 2.2,
    lines: (step) => [
      [
        [0, 0],
        [step * 0.25, 4.6],
        [step * 0.5, 0],
        [step * 0.75, -4.6],
        [step, 0],
      ],
    ],
    curved: true,
    round: true,
  },
  monastery: {
    repeats: 5,
    width: 4.2,
    lines: (step) => [
      [
        [step * 0.5, 0.3],
        [step * 0.5, 0.31],
      ],
    ],
    round: true,
  },
  building: {
    repeats: 3,
    width: 1.8,
    lines: (step) => [
      [
        [0, 0.3],
        [step, 0.3],
      ],
      [
        [step * 0.25, 0.3],
        [step * 0.25, -3],
      ],
      [
        [step * 0.75, 0.3],
        [step * 0.75, 3.4],
      ],
    ],
  },
  animal: {
    repeats: 5,
    width: 1.9,
    lines: (step) => [
      [
        [step * 0.15, -2.4],
        [step * 0.5, 2.8],
        [step * 0.85, -2.4],
      ],
    ],
  },
  any: {
    repeats: 3,
    width: 1.8,
    lines: (step) => [
      [
        [step * 0.2, 0.2],
        [step * 0.5, 3],
        [step * 0.8, 0.2],
        [step * 0.5, -2.6],
        [step * 0.2, 0.2],
      ],
    ],
  },
}

/** The line of the patterns. */
const LINE_RADIUS = 44.5

/** The distance of a pattern from the corners. */
const MARGIN = 3

/** A straight end takes this share of its line's width to have the area of a round one. */
const END = Math.PI / 8

const same = (one: Spot | undefined, other: Spot | undefined) =>
  one && other && Math.hypot(one[0] - other[0], one[1] - other[1]) < 1e-6

/** Return the lines of one side, each as long as it goes on. */
function linesOf(edge: Edge, step: number): Spot[][] {
  const found: Spot[][] = []
  for (let repeat = 0; repeat < edge.repeats; repeat += 1) {
    for (const line of edge.lines(step)) {
      const moved = line.map(([along, inward]): Spot => [along + repeat * step, inward])
      const before = found.find((other) => same(other.at(-1), moved[0]))
      if (before) before.push(...moved.slice(1))
      else found.push(moved)
    }
  }
  return found
}

/** Return the end of a line that comes from a spot, so much further. */
function further([fromAlong, fromInward]: Spot, [along, inward]: Spot, by: number): Spot {
  const far = by / Math.hypot(along - fromAlong, inward - fromInward)
  return [along + (along - fromAlong) * far, inward + (inward - fromInward) * far]
}

function stretched(line: readonly Spot[], by: number): readonly Spot[] {
  const [first, second] = line
  const [beforeLast, last] = line.slice(-2)
  if (!first || !second || !beforeLast || !last) return line
  return [further(second, first, by), ...line.slice(1, -1), further(beforeLast, last, by)]
}

function pathOf(edge: Edge): string {
  const points = corners(LINE_RADIUS)
  let path = ''
  points.forEach((start, index) => {
    const end = points[(index + 1) % points.length] ?? start
    const length = Math.hypot(end.x - start.x, end.y - start.y)
    const [dx, dy] = [(end.x - start.x) / length, (end.y - start.y) / length]
    const put = ([along, inward]: Spot) => {
      const far = MARGIN + along
      return `${round(start.x + dx * far - dy * inward)} ${round(start.y + dy * far + dx * inward)}`
    }
    for (const line of linesOf(edge, (length - 2 * MARGIN) / edge.repeats)) {
      const closed = same(line[0], line.at(-1))
      const drawn = closed ? line.slice(0, -1) : edge.round ? line : stretched(line, edge.width * END)
      const link = (at: number) => (!edge.curved ? 'L' : at % 2 ? 'Q' : ' ')
      path += `M${drawn.map((spot, at) => `${at ? link(at) : ''}${put(spot)}`).join('')}${closed ? 'Z' : ''}`
    }
  })
  return path
}

/** The pattern of each ground as a path, and the width and the ends of its stroke. */
export const EDGE_PATTERNS = Object.fromEntries(
  Object.entries(EDGES).map(([ground, edge]) => [
    ground,
    { path: pathOf(edge), width: edge.width, ends: edge.round ? 'round' : 'butt' },
  ]),
) as Record<Ground, { path: string; width: number; ends: 'round' | 'butt' }>

/** The lattice behind a tile's emblem, as in old manuscripts. */
export const DIAPER = diaper(37, 10.4)

function diaper(radius: number, gap: number): string {
  const half = (radius * Math.sqrt(3)) / 2
  let path = ''
  for (const turn of [1, -1]) {
    for (let offset = -6 * gap; offset <= 6 * gap; offset += gap) {
      const inside: string[] = []
      for (let x = -half; x <= half; x += 0.5) {
        const y = turn * x + offset
        if (Math.abs(y) <= radius - Math.abs(x) / Math.sqrt(3)) inside.push(`${round(x)} ${round(y)}`)
      }
      const [first, last] = [inside[0], inside[inside.length - 1]]
      if (first && last && first !== last) path += `M${first}L${last}`
    }
  }
  return path
}

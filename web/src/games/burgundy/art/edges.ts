/** The pattern along the edge of a hex: one per colour, so that the edge alone identifies it. */

import { corners, round } from '../../../board/hex'
import type { Ground } from '../facts/names'

interface Edge {
  readonly repeats: number
  readonly width: number
  readonly unit: (put: Put, step: number) => string
}

/** Place a point `along` the edge (in units from the start of a repeat) and `inward` from its line. */
type Put = (along: number, inward: number) => string

const EDGES: Record<Ground, Edge> = {
  castle: {
    repeats: 4,
    width: 2.2,
    unit: (put, step) =>
      `M${put(0, 2.5)}L${put(step * 0.25, 2.5)}L${put(step * 0.25, -2)}L${put(step * 0.75, -2)}L${put(step * 0.75, 2.5)}L${put(step, 2.5)}`,
  },
  mine: {
    repeats: 6,
    width: 2.2,
    unit: (put, step) => `M${put(step * 0.2, -2)}L${put(step * 0.75, 2.6)}`,
  },
  ship: {
    repeats: 3,
    width: 2.2,
    unit: (put, step) =>
      `M${put(0, 0)}Q${put(step * 0.25, 4.6)} ${put(step * 0.5, 0)}Q${put(step * 0.75, -4.6)} ${put(step, 0)}`,
  },
  monastery: {
    repeats: 5,
    width: 4.2,
    unit: (put, step) => `M${put(step * 0.5, 0.3)}L${put(step * 0.5, 0.31)}`,
  },
  building: {
    repeats: 3,
    width: 1.8,
    unit: (put, step) =>
      `M${put(0, 0.3)}L${put(step, 0.3)}M${put(step * 0.25, 0.3)}L${put(step * 0.25, -3)}M${put(step * 0.75, 0.3)}L${put(step * 0.75, 3.4)}`,
  },
  animal: {
    repeats: 5,
    width: 1.9,
    unit: (put, step) => `M${put(step * 0.15, -2.4)}L${put(step * 0.5, 2.8)}L${put(step * 0.85, -2.4)}`,
  },
  any: {
    repeats: 3,
    width: 1.8,
    unit: (put, step) =>
      `M${put(step * 0.2, 0.2)}L${put(step * 0.5, 3)}L${put(step * 0.8, 0.2)}L${put(step * 0.5, -2.6)}Z`,
  },
}

/** The line of the patterns. */
const LINE_RADIUS = 44.5

/** The distance of a pattern from the corners. */
const MARGIN = 3

function pathOf(edge: Edge): string {
  const points = corners(LINE_RADIUS)
  let path = ''
  points.forEach((start, index) => {
    const end = points[(index + 1) % points.length] ?? start
    const length = Math.hypot(end.x - start.x, end.y - start.y)
    const [dx, dy] = [(end.x - start.x) / length, (end.y - start.y) / length]
    const step = (length - 2 * MARGIN) / edge.repeats
    for (let repeat = 0; repeat < edge.repeats; repeat += 1) {
      const put: Put = (along, inward) => {
        const far = MARGIN + repeat * step + along
        return `${round(start.x + dx * far - dy * inward)} ${round(start.y + dy * far + dx * inward)}`
      }
      path += edge.unit(put, step)
    }
  })
  return path
}

/** The pattern of each ground as a path, and the width of its stroke. */
export const EDGE_PATTERNS = Object.fromEntries(
  Object.entries(EDGES).map(([ground, edge]) => [ground, { path: pathOf(edge), width: edge.width }]),
) as Record<Ground, { path: string; width: number }>

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

/** The course of a river, road or ribbon between two cells of a map, bent to keep clear of other cells. */

import { CELL_RADIUS, centreOf, type Place, type Point } from './hex'

const SAMPLES = 28
const BENDS = [0, 0.22, -0.22, 0.45, -0.45, 0.75, -0.75, 1.05, -1.05]

/** Return points along the clearest of several bent lines from one place to another. */
export function courseBetween(from: Place, to: Place, cells: readonly Place[]): Point[] {
  const [start, end] = [centreOf(from), centreOf(to)]
  const others = cells.filter((cell) => !isSame(cell, from) && !isSame(cell, to)).map((cell) => centreOf(cell))
  let best: Point[] = []
  let least = Number.POSITIVE_INFINITY
  for (const first of BENDS) {
    for (const second of BENDS) {
      const course = bent(start, end, first, second)
      const cost = crossing(course, others) + 30 * (Math.abs(first) + Math.abs(second) + Math.abs(first - second) / 2)
      if (cost < least) {
        least = cost
        best = course
      }
    }
  }
  return best
}

/** Return the same points swung from side to side, like ripples on water. */
export function rippled(course: readonly Point[], sway: number): Point[] {
  return course.map((point, index) => {
    const next = course[Math.min(index + 1, course.length - 1)] ?? point
    const before = course[Math.max(index - 1, 0)] ?? point
    const [dx, dy] = [next.x - before.x, next.y - before.y]
    const length = Math.hypot(dx, dy) || 1
    const aside = index % 2 === 0 ? sway : -sway
    return { x: point.x - (dy / length) * aside, y: point.y + (dx / length) * aside }
  })
}

/** Return a smooth path through points. */
export function smooth(points: readonly Point[]): string {
  return points
    .map((point, index) => {
      if (index === 0) return `M${short(point)}`
      const next = points[index + 1]
      if (!next) return `L${short(point)}`
      return `Q${short(point)} ${short({ x: (point.x + next.x) / 2, y: (point.y + next.y) / 2 })}`
    })
    .join('')
}

function bent(start: Point, end: Point, first: number, second: number): Point[] {
  const [dx, dy] = [end.x - start.x, end.y - start.y]
  const control = (share: number, bend: number) => ({
    x: start.x + dx * share - dy * bend,
    y: start.y + dy * share + dx * bend,
  })
  const [a, b] = [control(0.3, first), control(0.7, second)]
  return Array.from({ length: SAMPLES + 1 }, (_, step) => {
    const t = step / SAMPLES
    const u = 1 - t
    const mix = (p: number, q: number, r: number, s: number) =>
      u * u * u * p + 3 * u * u * t * q + 3 * u * t * t * r + t * t * t * s
    return { x: mix(start.x, a.x, b.x, end.x), y: mix(start.y, a.y, b.y, end.y) }
  })
}

function crossing(course: readonly Point[], others: readonly Point[]): number {
  let cost = 0
  for (const point of course) {
    for (const other of others) {
      cost += Math.max(0, CELL_RADIUS + 4 - Math.hypot(point.x - other.x, point.y - other.y))
    }
  }
  return cost
}

function isSame(one: Place, other: Place): boolean {
  return one.row === other.row && one.across === other.across
}

function short(point: Point): string {
  return `${point.x.toFixed(1)} ${point.y.toFixed(1)}`
}

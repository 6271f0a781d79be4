/** Geometry of pointy-topped hexes. A place is a row and half hexes across, as the engine draws its duchies. */

export interface Place {
  readonly row: number
  readonly across: number
}

export interface Point {
  readonly x: number
  readonly y: number
}

/** The radius of a tile in drawing units; every piece of art is drawn for it, centred at 0, 0. */
export const TILE_RADIUS = 50

/** The radius of a cell of a map: a tile and the gap around it. */
export const CELL_RADIUS = 52.5

const HALF_WIDTH = Math.sqrt(3) / 2

/** Return the six corners of a hex around a centre, clockwise from the north. */
export function corners(radius: number, centre: Point = { x: 0, y: 0 }): Point[] {
  return [0, 1, 2, 3, 4, 5].map((corner) => ({
    x: centre.x + radius * Math.sin((corner * Math.PI) / 3),
    y: centre.y - radius * Math.cos((corner * Math.PI) / 3),
  }))
}

const paths = new Map<string, string>()

/** Return the path of a hex with corners rounded by `round` units; paths around 0, 0 are computed once. */
export function hexPath(radius: number, round = 0, centre?: Point): string {
  if (centre) return pathAround(centre, radius, round)
  const key = `${radius} ${round}`
  const known = paths.get(key) ?? pathAround({ x: 0, y: 0 }, radius, round)
  paths.set(key, known)
  return known
}

function pathAround(centre: Point, radius: number, round: number): string {
  const points = corners(radius, centre)
  const cut = Math.min(round / radius, 0.5)
  const parts = points.map((point, index) => {
    const before = towards(point, at(points, index + 5), cut)
    const after = towards(point, at(points, index + 1), cut)
    const move = index === 0 ? 'M' : 'L'
    return cut === 0 ? `${move}${pair(point)}` : `${move}${pair(before)}Q${pair(point)} ${pair(after)}`
  })
  return `${parts.join('')}Z`
}

/** Return the centre of a place in a map of cells. */
export function centreOf(place: Place, radius = CELL_RADIUS): Point {
  return { x: place.across * radius * HALF_WIDTH, y: place.row * radius * 1.5 }
}

/** Return the box around places, with a margin in units: x, y, width, height. */
export function boxAround(
  places: readonly Place[],
  margin: number,
  radius = CELL_RADIUS,
): [number, number, number, number] {
  const centres = places.map((place) => centreOf(place, radius))
  if (centres.length === 0) return [0, 0, 0, 0]
  const left = Math.min(...centres.map((centre) => centre.x)) - radius * HALF_WIDTH - margin
  const right = Math.max(...centres.map((centre) => centre.x)) + radius * HALF_WIDTH + margin
  const top = Math.min(...centres.map((centre) => centre.y)) - radius - margin
  const bottom = Math.max(...centres.map((centre) => centre.y)) + radius + margin
  return [round(left), round(top), round(right - left), round(bottom - top)]
}

/** Return the path along the outer edges of a set of places: the border of a region. */
export function borderOf(places: readonly Place[], radius = CELL_RADIUS): string {
  const taken = new Set(places.map((place) => `${place.row} ${place.across}`))
  let path = ''
  for (const place of places) {
    const points = corners(radius, centreOf(place, radius))
    ASIDE.forEach(([row, across], side) => {
      if (taken.has(`${place.row + row} ${place.across + across}`)) return
      path += `M${pair(at(points, side))}L${pair(at(points, side + 1))}`
    })
  }
  return path
}

/** Steps to the six neighbours, clockwise, in the order of the sides after the north corner. */
export const ASIDE: readonly (readonly [row: number, across: number])[] = [
  [-1, 1],
  [0, 2],
  [1, 1],
  [1, -1],
  [0, -2],
  [-1, -1],
]

/** Return a number short enough to print. */
export function round(value: number): number {
  return Math.round(value * 10) / 10
}

function towards(from: Point, to: Point, share: number): Point {
  return { x: from.x + (to.x - from.x) * share, y: from.y + (to.y - from.y) * share }
}

function at(points: readonly Point[], index: number): Point {
  const point = points[index % points.length]
  if (!point) throw new RangeError(`no corner ${index}`)
  return point
}

function pair(point: Point): string {
  return `${round(point.x)} ${round(point.y)}`
}

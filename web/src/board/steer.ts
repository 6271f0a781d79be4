/** Moving the focus between cells with the arrow keys. */

import { centreOf, type Place, type Point } from './hex'

const DIRECTIONS: Record<string, Point> = {
  ArrowLeft: { x: -1, y: 0 },
  ArrowRight: { x: 1, y: 0 },
  ArrowUp: { x: 0, y: -1 },
  ArrowDown: { x: 0, y: 1 },
}

/** Return whether a key moves the focus over a map. */
export function isSteering(key: string): boolean {
  return key in DIRECTIONS
}

/**
 * Return the index of the nearest place in the direction of an arrow key, or of the place itself if there is none.
 * `column` keeps moves up and down in line, so that the focus does not drift sideways.
 */
export function steer(places: readonly Place[], from: number, key: string, column?: number): number {
  const direction = DIRECTIONS[key]
  const start = places[from]
  if (!direction || !start) return from
  const here = centreOf(start)
  const aimX = column ?? here.x
  let best = from
  let shortest = Number.POSITIVE_INFINITY
  places.forEach((place, index) => {
    const there = centreOf(place)
    const ahead = (there.x - here.x) * direction.x + (there.y - here.y) * direction.y
    if (ahead < 1) return
    const aside = direction.x === 0 ? Math.abs(there.x - aimX) : Math.abs(there.y - here.y)
    const cost = ahead + 1.6 * aside
    if (cost < shortest - 0.01) {
      shortest = cost
      best = index
    }
  })
  return best
}

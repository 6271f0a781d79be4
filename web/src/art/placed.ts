/**
 * A path turned, scaled and moved, so that it needs no transform of its own: whatever has one is a piece of its own when
 * the browser puts the picture together, and a table shows hundreds of them.
 */

import type { Place } from './layer'

/** How many numbers each command of a path takes. */
const NUMBERS: Readonly<Record<string, number>> = { M: 2, L: 2, H: 1, V: 1, Q: 4, T: 2, C: 6, S: 4, A: 7, Z: 0 }
const COMMANDS = /([a-z])([^a-z]*)/gi
const NUMBER = /-?(?:\d+\.?\d*|\.\d+)/g
const DECIMALS = 1000

/** Return a path at another place, turned by some degrees clockwise around 0, 0 before. */
export function placed(path: string, { x, y, scale }: Place, turn = 0): string {
  if (x === 0 && y === 0 && scale === 1 && turn === 0) return path
  const angle = (turn * Math.PI) / 180
  const [cos, sin] = [Math.cos(angle) * scale, Math.sin(angle) * scale]
  const put = (left: number, top: number) =>
    `${rounded(left * cos - top * sin + x)} ${rounded(left * sin + top * cos + y)}`
  let [left, top] = [0, 0]
  let [firstLeft, firstTop] = [0, 0]
  let found = ''
  for (const [name, numbers] of commandsOf(path)) {
    const kind = name.toUpperCase()
    const [fromLeft, fromTop] = name === kind ? [0, 0] : [left, top]
    if (kind === 'Z') {
      found += 'Z'
      ;[left, top] = [firstLeft, firstTop]
      continue
    }
    if (kind === 'H') left = fromLeft + (numbers[0] ?? 0)
    else if (kind === 'V') top = fromTop + (numbers[0] ?? 0)
    else {
      const ends = numbers.slice(kind === 'A' ? -2 : 0)
      const spots = Array.from({ length: ends.length / 2 }, (_, spot) => [
        fromLeft + (ends[2 * spot] ?? 0),
        fromTop + (ends[2 * spot + 1] ?? 0),
      ])
      ;[left = 0, top = 0] = spots.at(-1) ?? []
      if (kind === 'M') [firstLeft, firstTop] = [left, top]
      const arc = kind === 'A' ? arcOf(numbers, scale, turn) : ''
      found += `${kind}${arc}${spots.map(([across = 0, down = 0]) => put(across, down)).join(' ')}`
      continue
    }
    found += `L${put(left, top)}`
  }
  return found
}

const rounded = (value: number) => Math.round(value * DECIMALS) / DECIMALS

/** Return the size of an arc, its turn, and its two flags. */
function arcOf(
  [across = 0, high = 0, turned = 0, large = 0, clockwise = 0]: readonly number[],
  scale: number,
  turn: number,
) {
  return `${rounded(across * scale)} ${rounded(high * scale)} ${turned + turn} ${large} ${clockwise} `
}

/** Return the commands of a path, each with the numbers that it takes once. */
function* commandsOf(path: string): Generator<readonly [name: string, numbers: readonly number[]]> {
  for (const [, name = '', rest = ''] of path.matchAll(COMMANDS)) {
    const numbers = (rest.match(NUMBER) ?? []).map(Number)
    const each = NUMBERS[name.toUpperCase()]
    if (each === undefined || (each === 0 ? numbers.length > 0 : numbers.length === 0 || numbers.length % each > 0))
      throw new Error(`not a command of a path: ${name}${rest}`)
    if (each === 0) yield [name, []]
    for (let at = 0; at < numbers.length; at += each)
      yield [at && name === 'M' ? 'L' : at && name === 'm' ? 'l' : name, numbers.slice(at, at + each)]
  }
}

/** The log in passages: headings, events at the table, and a player's consecutive lines. */

import type { Line } from './words'

export interface Passage {
  readonly key: string
  /** The seat of these lines; -1 for none. */
  readonly seat: number
  readonly lines: readonly Line[]
}

export interface Repeated {
  /** The first of them. */
  readonly line: Line
  readonly times: number
}

/** Count consecutive lines that say the same: six cubes into alchemy are one line. */
export function counted(lines: readonly Line[]): readonly Repeated[] {
  const found: Repeated[] = []
  for (const line of lines) {
    const last = found.at(-1)
    const again = last && !line.heading && !line.table && line.points === 0 && last.line.words === line.words
    if (again) found[found.length - 1] = { line: last.line, times: last.times + 1 }
    else found.push({ line, times: 1 })
  }
  return found
}

/** Group consecutive lines of the same player; a heading is a group of its own. */
export function passagesOf(lines: readonly Line[]): readonly Passage[] {
  const passages: { key: string; seat: number; lines: Line[] }[] = []
  for (const line of lines) {
    const last = passages.at(-1)
    if (last && last.seat === line.seat && !line.heading && !last.lines[0]?.heading) last.lines.push(line)
    else passages.push({ key: line.key, seat: line.seat, lines: [line] })
  }
  return passages
}

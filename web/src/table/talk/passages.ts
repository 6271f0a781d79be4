/** The log in passages: headings, events at the table, and a player's consecutive lines. */

import type { Line } from './words'

export interface Passage {
  readonly key: string
  /** The seat of these lines; -1 for none. */
  readonly seat: number
  readonly lines: readonly Line[]
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

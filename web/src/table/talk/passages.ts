/** The log as a chronicle: headings, what happens at the table, and what one player does in a row. */

import type { Line } from './words'

export interface Passage {
  readonly key: string
  /** Whose lines these are; -1 nobody's. */
  readonly seat: number
  readonly lines: readonly Line[]
}

/** Put lines that follow each other and are one player's together; a heading stands alone. */
export function passagesOf(lines: readonly Line[]): readonly Passage[] {
  const passages: { key: string; seat: number; lines: Line[] }[] = []
  for (const line of lines) {
    const last = passages.at(-1)
    if (last && last.seat === line.seat && !line.heading && !last.lines[0]?.heading) last.lines.push(line)
    else passages.push({ key: line.key, seat: line.seat, lines: [line] })
  }
  return passages
}

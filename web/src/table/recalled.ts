/** What happened at a table before a moment. */

import { story } from '../net/api'
import type { TableClient } from '../net/table.svelte'
import type { Happened } from '../wire'

/** Longer than a round with all its questions. */
const ROUND = 100

/** Return the events before a number, of this round at least: what the page was not told is asked for. */
export async function recalled({ id, events }: TableClient, until: number): Promise<readonly Happened[]> {
  const first = events[0]?.number ?? 0
  const before = first > 0 ? await story(id, first, Math.max(0, first - ROUND)).catch(() => []) : []
  return [...before, ...events].filter((event) => event.number < until)
}

/** The worker that thinks: bots and the coach. It knows no table, and can be ended at any time. */

import { folderOf, listingOf, live } from './engine'
import type { Thinking, Thought, ToThinker } from './protocol'
import { startPython } from './python'

/** How many of the latest thoughts are measured, for those who want to know how long they take. */
const REMEMBERED = 200

async function thinker(place: string): Promise<(line: string) => string> {
  const listing = await listingOf(place)
  const python = await startPython(folderOf(place, listing), listing)
  return python.runPython('from duchy.offline.thinker import think; think') as (line: string) => string
}

addEventListener('message', ({ data }: MessageEvent<ToThinker>) => {
  live(data.life)
  const thinking = thinker(data.engine)
  data.tables.onmessage = async ({ data: { number, line } }: MessageEvent<Thinking>) => {
    const think = await thinking
    if (number % REMEMBERED === 0) performance.clearMeasures()
    const start = performance.now()
    const answer = think(line)
    performance.measure('thought', { start })
    data.tables.postMessage({ number, answer } satisfies Thought)
  }
})

/** The worker that thinks: bots and the coach. It knows no table, and can be ended at any time. */

import { live, startPython } from './engine'
import type { Thinking, Thought, ToThinker } from './protocol'

addEventListener('message', ({ data }: MessageEvent<ToThinker>) => {
  live(data.life)
  const thinking = startPython(data.engine).then(
    (python) => python.runPython('from duchy.offline.thinker import think; think') as (line: string) => string,
  )
  data.tables.onmessage = async ({ data: { number, line } }: MessageEvent<Thinking>) => {
    const think = await thinking
    data.tables.postMessage({ number, answer: think(line) } satisfies Thought)
  }
})

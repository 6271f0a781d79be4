/** What the tables in Python ask of this browser (`duchy.offline.host`). */

import { Leases } from './leases'
import type { FromTables } from './protocol'
import type { Shelves } from './shelves'
import type { Thoughts } from './thoughts'

type Post = (message: FromTables) => void

/** The object that Python sees; its texts are JSON. */
export function hostOf(shelves: Shelves, thoughts: Thoughts, others: BroadcastChannel, post: Post) {
  const leases = new Leases()
  return {
    write: (changes: string) => shelves.write(JSON.parse(changes)),
    read: (shelf: string, key: string) => shelves.read(shelf, key),
    list: async (shelf: string, first: string, after: string, most: number) =>
      JSON.stringify(await shelves.list(shelf, first, after, most)),
    room: async () => JSON.stringify(await room()),
    lease: (name: string) => leases.take(name),
    release: (name: string) => leases.release(name),
    tell: (table: string, number: number) => others.postMessage({ table, number }),
    think: (kind: string, line: string) => thoughts.think(kind, line),
    say: (line: string, text: string) => post({ type: 'say', line, text }),
    hang_up: (line: string, code: number, reason: string) => post({ type: 'hang-up', line, code, reason }),
    answer: (name: string, status: number, text: string) => post({ type: 'answer', name, status, text }),
  }
}

/** Return the bytes kept and those left; -1 where the browser does not say. */
async function room(): Promise<readonly [number, number]> {
  const { usage, quota } = (await navigator.storage?.estimate?.().catch(() => undefined)) ?? {}
  return usage === undefined || quota === undefined ? [-1, -1] : [usage, Math.max(0, quota - usage)]
}

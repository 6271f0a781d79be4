/** A table left open: what it keeps after a day of messages that come while nobody acts, sent as fast as they are read. */

import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { BrowserContext, CDPSession } from '../../web/node_modules/@playwright/test/index.mjs'
import type { Update } from '../../web/src/wire'
import { wholeOf } from '../../web/tests/whole'

const TABLE = '0123456789abcdef'
const FIXTURES = join(import.meta.dirname, '..', '..', 'web', 'tests', 'fixtures')
/** Twice a minute somebody comes or goes; every five minutes the connection is lost, and the whole table comes again. */
const PRESENT = 24 * 60 * 2
const WHOLE = 24 * 12

export interface Idle {
  /** Megabytes of scripts' memory, once the table is at rest, and after the day. */
  readonly before: number
  readonly after: number
  /** Elements and texts of the document that are kept, before and after. */
  readonly nodes: readonly [number, number]
}

/** What is kept once nothing is left to collect. */
async function kept(session: CDPSession): Promise<readonly [number, number]> {
  for (let times = 0; times < 3; times += 1) await session.send('HeapProfiler.collectGarbage')
  const { usedSize } = await session.send('Runtime.getHeapUsage')
  const { nodes } = await session.send('Memory.getDOMCounters')
  return [usedSize / 1e6, nodes]
}

export async function idle(context: BrowserContext, game: 'burgundy' | 'kingdom'): Promise<Idle> {
  const file = join(FIXTURES, game === 'burgundy' ? 'burgundy-full-turn.json' : 'kingdom-full-plan.json')
  const { options, seat = 0, view, legal, ...rest } = JSON.parse(readFileSync(file, 'utf8'))
  const seats = (rest.scores as number[]).map((_, index) => ({ name: `Player ${index + 1}`, kind: 'person' }))
  const table = { id: TABLE, game, rules: 2, status: 'playing', seats, clock: { kind: 'none' }, commitment: '' }
  const whole = wholeOf({
    ...{ type: 'update', number: 50, full: true, now: 0, title: '', you: [seat] },
    table: { ...table, ...rest, options, coach: 'hints' },
    frames: [{ seat, view, legal, may_take_back: true }],
    ...{ events: [], chats: [], acks: [] },
  } as unknown as Update)
  const page = await context.newPage()
  let send: (message: object) => void = () => undefined
  await page.routeWebSocket(/socket$/, (socket) => {
    send = (message) => socket.send(JSON.stringify(message))
    socket.onMessage(() => send(whole))
  })
  await page.route(`**/api/tables/${TABLE}/**`, (route) => route.fulfill({ json: [] }))
  await page.goto(`/#/table/${TABLE}`)
  await page.locator('[data-turn="mine"]').waitFor()
  const session = await context.newCDPSession(page)
  const day = async (share: number) => {
    for (let message = 0; message < PRESENT * share; message += 1) {
      send({ type: 'present', seats: seats.map((_, index) => (message + index) % 3 > 0) })
      if (message % (PRESENT / WHOLE) === 0) {
        send(whole)
        await page.evaluate(() => new Promise((done) => requestAnimationFrame(() => setTimeout(done))))
      }
    }
  }
  // The first days fill what is filled once, such as compiled code.
  await day(2)
  const [before, nodesBefore] = await kept(session)
  await day(1)
  const [after, nodesAfter] = await kept(session)
  await page.close()
  return { before, after, nodes: [nodesBefore, nodesAfter] }
}

/** The worker that holds the tables: Python decides there, and this passes on what it says. */

import { fetchEngine, folderOf, listingOf, live } from './engine'
import { hostOf } from './host'
import type { FromTables, ToTables } from './protocol'
import { startPython } from './python'
import { openShelves } from './shelves'
import { Thoughts } from './thoughts'

/** `duchy.offline.house.House` as seen from here. */
interface House {
  open(): Promise<void>
  request(name: string, method: string, path: string, body: string): void
  call(line: string, table: string): void
  hear(line: string, text: string): void
  leave(line: string): void
  news(table: string, number: number): void
}

const post = (message: FromTables) => postMessage(message)
const thoughts = new Thoughts(() => post({ type: 'wanted' }))
let house: House | undefined
let early: ToTables[] = []

async function begin(place: string): Promise<void> {
  const others = new BroadcastChannel('duchy-tables')
  const opening = openShelves()
  const listing = await listingOf(place)
  const engine = folderOf(place, listing)
  await fetchEngine(engine, listing, (done, total) => post({ type: 'progress', done, total }))
  const python = await startPython(engine, listing)
  const host = hostOf(await opening, thoughts, others, post)
  const make = python.runPython('from duchy.offline.house import House; House') as (given: unknown) => House
  const made = make(host)
  await made.open()
  others.onmessage = ({ data }) => made.news(data.table, data.number)
  house = made
  post({ type: 'ready' })
  const waiting = early
  early = []
  for (const message of waiting) take(made, message)
}

function take(tables: House, message: ToTables): void {
  if (message.type === 'ask') tables.request(message.name, message.method, message.path, message.body)
  else if (message.type === 'call') tables.call(message.line, message.table)
  else if (message.type === 'hear') tables.hear(message.line, message.text)
  else if (message.type === 'leave') tables.leave(message.line)
}

addEventListener('message', ({ data }: MessageEvent<ToTables>) => {
  if (data.type === 'begin') {
    live(data.life)
    thoughts.meet(data.thinker)
    begin(data.engine).catch((error) => post({ type: 'failed', words: String(error) }))
  } else if (data.type === 'thinker') thoughts.meet(data.thinker)
  else if (house) take(house, data)
  else early.push(data)
})

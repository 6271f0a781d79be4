/** The kept memory of Python comes back as it was, however its bytes arrive, and what is empty is not kept. */

import { expect, test } from 'vitest'
import { archiveOf, contentsOf } from '../../src/offline/archive'
import { Kept, PAGE, packed, pagesIn } from '../../src/offline/memory'

const HEAD = 64
const FILES = [['late.pyc', new Uint8Array([3, 4])]] as const

/** A snapshot as Pyodide makes it: a head, which says how long it is, and pages. */
function snapshot(pages: number, used: Readonly<Record<number, number>>): Uint8Array<ArrayBuffer> {
  const made = new Uint8Array(HEAD + pages * PAGE)
  new Uint32Array(made.buffer)[1] = HEAD
  made[60] = 7
  for (const [page, value] of Object.entries(used)) made[HEAD + Number(page) * PAGE + 4321] = value
  return made
}

const inPieces = (content: Uint8Array, size: number) =>
  new ReadableStream<Uint8Array>({
    start(controller) {
      for (let at = 0; at < content.length; at += size) controller.enqueue(content.slice(at, at + size))
      controller.close()
    },
  })

test.for([1000, PAGE, 3 * PAGE + 5])('a memory comes back as it was, in pieces of %i bytes', async (size) => {
  const whole = snapshot(9, { 0: 1, 3: 200, 8: 3 })
  const kept = new Uint8Array(await packed(whole, new Set(), FILES).arrayBuffer())
  expect(kept.length).toBeLessThan(HEAD + 4 * PAGE)
  const read = await Kept.read(inPieces(kept, size))
  expect(read.size).toBe(9 * PAGE)
  expect(read.head).toEqual(whole.slice(0, HEAD))
  expect(read.files).toEqual(FILES)
  const memory = new Uint8Array(read.size)
  await read.into(memory)
  expect(Buffer.compare(memory, whole.subarray(HEAD))).toBe(0)
})

test('a page that was in use before Python began is emptied again', async () => {
  const fresh = new Uint8Array(4 * PAGE)
  fresh[2 * PAGE] = 5
  const before = pagesIn(fresh)
  expect([...before]).toEqual([2])
  const read = await Kept.read(packed(snapshot(4, { 1: 1 }), before, []).stream())
  await read.into(fresh)
  expect([...pagesIn(fresh)]).toEqual([1])
})

test('a memory that is cut off is refused', async () => {
  const kept = new Uint8Array(await packed(snapshot(4, { 1: 1, 2: 1 }), new Set(), FILES).arrayBuffer())
  const read = await Kept.read(inPieces(kept.slice(0, -1), 1000))
  await expect(read.into(new Uint8Array(read.size))).rejects.toThrow('too short')
})

test('an archive is its files one after the other', async () => {
  const archive = new TextEncoder().encode('[["a/b.py",3],["c",0],["d",2]]\nabcde')
  const found = contentsOf(archive).map(([name, content]) => [name, new TextDecoder().decode(content)])
  expect(found).toEqual([
    ['a/b.py', 'abc'],
    ['c', ''],
    ['d', 'de'],
  ])
  expect(await archiveOf(contentsOf(archive)).text()).toBe(new TextDecoder().decode(archive))
})

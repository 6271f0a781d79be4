/** Tasks for the worker that thinks: those first for which people wait, one at a time, and none is lost in silence. */

import { expect, test } from 'vitest'
import { Thoughts } from '../../src/offline/thoughts'

/** The tables' end of the way to a thinker who answers when the test says so. */
class Port {
  onmessage: ((event: { data: unknown }) => void) | null = null
  readonly asked: { readonly number: number; readonly line: string }[] = []

  postMessage(task: { readonly number: number; readonly line: string }): void {
    this.asked.push(task)
  }

  answers(answer: string): void {
    this.onmessage?.({ data: { number: this.asked.at(-1)?.number, answer } })
  }
}

const meet = (thoughts: Thoughts) => {
  const port = new Port()
  thoughts.meet(port as unknown as MessagePort)
  return port
}

test('people wait for bots first, then for hints, and come back for reviews', async () => {
  const thoughts = new Thoughts(() => undefined)
  const order: (string | undefined)[] = []
  const ask = (kind: string) => thoughts.think(kind, kind).then((answer) => order.push(answer))
  const all = [ask('review'), ask('hint'), ask('bot')]
  const port = meet(thoughts)
  for (const expected of ['bot', 'hint', 'review']) {
    expect(port.asked.at(-1)?.line).toBe(expected)
    port.answers(expected)
  }
  await Promise.all(all)
  expect(order).toEqual(['bot', 'hint', 'review'])
})

test('what is being thought about when a thinker ends is told to be lost, and the rest goes to the next one', async () => {
  const thoughts = new Thoughts(() => undefined)
  meet(thoughts)
  const [first, second] = [thoughts.think('bot', 'a'), thoughts.think('bot', 'b')]
  const next = meet(thoughts)
  expect(await first).toBeUndefined()
  expect(next.asked.map(({ line }) => line)).toEqual(['b'])
  next.answers('7')
  expect(await second).toBe('7')
})

test('an answer to something else is nobody’s', async () => {
  const thoughts = new Thoughts(() => undefined)
  const port = meet(thoughts)
  const answer = thoughts.think('bot', 'a')
  port.onmessage?.({ data: { number: 99, answer: 'other' } })
  port.answers('mine')
  expect(await answer).toBe('mine')
})

test('a thinker that has not begun is asked for with the first task', () => {
  let wanted = 0
  const thoughts = new Thoughts(() => {
    wanted += 1
  })
  expect(wanted).toBe(0)
  void thoughts.think('bot', 'a')
  expect(wanted).toBe(1)
})

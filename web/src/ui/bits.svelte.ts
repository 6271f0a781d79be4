/** Things drawn bit by bit while the page loads, so that it stays responsive; later they are drawn immediately. */

import { untrack } from 'svelte'

const LOADING = 4000

/** Whether the page has just been opened. */
let loading = false

export function beginLoading(milliseconds: number = LOADING): void {
  loading = true
  setTimeout(() => {
    loading = false
  }, milliseconds)
}

class Drawing {
  unfinished: number = $state(0)
}

const drawing = new Drawing()

/** Whether something is still being drawn bit by bit. */
export function isDrawing(): boolean {
  return drawing.unfinished > 0
}

/** A frame that is not asked for, because nobody looks, is not waited for any longer. */
const UNSEEN = 100

/**
 * Do something after the next frame: what was just drawn is laid out and painted by itself, not together with what
 * follows. Returns how to leave it.
 */
function afterFrame(does: () => void): () => void {
  const late = setTimeout(() => go(), UNSEEN)
  let timer = late
  const frame = requestAnimationFrame(() => {
    clearTimeout(late)
    timer = setTimeout(does, 0)
  })
  const go = () => {
    cancelAnimationFrame(frame)
    does()
  }
  return () => {
    cancelAnimationFrame(frame)
    clearTimeout(late)
    clearTimeout(timer)
  }
}

/** Let the browser do other work. */
export function pause(): Promise<void> {
  return new Promise((done) => setTimeout(done, 0))
}

/** Counts up to a number, one step in each free moment. */
export class Bits {
  count: number = $state(0)

  constructor(most: number) {
    if (!loading) {
      this.count = most
      return
    }
    $effect(() => {
      let leave = () => {}
      let left = most
      const count = (by: 1 | -1) =>
        untrack(() => {
          drawing.unfinished += by
        })
      const step = () => {
        this.count += 1
        left -= 1
        if (left > 0) leave = afterFrame(step)
        else count(-1)
      }
      count(1)
      const first = setTimeout(step, 0)
      return () => {
        clearTimeout(first)
        leave()
        if (left > 0) count(-1)
      }
    })
  }
}

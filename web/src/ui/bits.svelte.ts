/** Things drawn bit by bit while the page loads, so that it stays responsive; later they are drawn immediately. */

import { untrack } from 'svelte'

const LOADING = 4000

/** Whether the page has just been opened. */
let loading = false

export function beginLoading(): void {
  loading = true
  setTimeout(() => {
    loading = false
  }, LOADING)
}

class Drawing {
  unfinished: number = $state(0)
}

const drawing = new Drawing()

/** Whether something is still being drawn bit by bit. */
export function isDrawing(): boolean {
  return drawing.unfinished > 0
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
      let timer: ReturnType<typeof setTimeout> | undefined
      let left = most
      const count = (by: 1 | -1) =>
        untrack(() => {
          drawing.unfinished += by
        })
      const step = () => {
        this.count += 1
        left -= 1
        if (left > 0) timer = setTimeout(step, 0)
        else count(-1)
      }
      count(1)
      timer = setTimeout(step, 0)
      return () => {
        clearTimeout(timer)
        if (left > 0) count(-1)
      }
    })
  }
}

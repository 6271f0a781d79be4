/** What is drawn bit by bit while the page loads, so that it answers meanwhile; later it is drawn at once. */

const LOADING = 4000

/** Whether the page has just been opened. */
let loading = false

export function beginLoading(): void {
  loading = true
  setTimeout(() => {
    loading = false
  }, LOADING)
}

/** Let the browser do something else. */
export function pause(): Promise<void> {
  return new Promise((done) => setTimeout(done, 0))
}

/** Counts up to a number, one in each free moment. */
export class Bits {
  count: number = $state(0)

  constructor(most: number) {
    if (!loading) {
      this.count = most
      return
    }
    $effect(() => {
      let timer: ReturnType<typeof setTimeout> | undefined
      const step = () => {
        this.count += 1
        if (this.count < most) timer = setTimeout(step, 0)
      }
      timer = setTimeout(step, 0)
      return () => clearTimeout(timer)
    })
  }
}

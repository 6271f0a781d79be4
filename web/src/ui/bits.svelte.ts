/** Counts up, one in each free moment of the browser: what is drawn bit by bit lets the page answer meanwhile. */
export class Bits {
  count: number = $state(0)

  constructor(most: number) {
    $effect(() => {
      let next = later(() => step())
      const step = () => {
        this.count += 1
        if (this.count < most) next = later(step)
      }
      return () => clearTimeout(next)
    })
  }
}

function later(does: () => void): ReturnType<typeof setTimeout> {
  return setTimeout(does, 0)
}

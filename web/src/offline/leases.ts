/** Names of which one tab at a time holds each; the browser takes them back when the tab ends. */

export class Leases {
  #held = new Map<string, () => void>()

  /** Take a name, unless another tab has it; return whether it is held. */
  take(name: string): Promise<boolean> {
    if (this.#held.has(name) || !navigator.locks) return Promise.resolve(true)
    return new Promise((resolve) => {
      void navigator.locks.request(`duchy ${name}`, { ifAvailable: true }, (lock) => {
        resolve(lock !== null)
        if (lock === null) return undefined
        return new Promise<void>((release) => {
          this.#held.set(name, release)
        })
      })
    })
  }

  release(name: string): void {
    this.#held.get(name)?.()
    this.#held.delete(name)
  }
}

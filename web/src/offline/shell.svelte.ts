/** The page as something installed: its service worker, a newer version that waits, and whether tables may be deleted. */

class Shell {
  /** Whether a newer version waits until it is wanted. */
  newer: boolean = $state(false)
  /** Whether the browser keeps the tables even when space runs short; not known at first. */
  kept: boolean | undefined = $state()
  #waiting: ServiceWorker | undefined

  async start(): Promise<void> {
    void this.#look()
    const workers = navigator.serviceWorker
    if (!workers) return
    const known = await workers.register('sw.js').catch(() => undefined)
    if (!known) return
    if (known.waiting && workers.controller) this.#offer(known.waiting)
    known.addEventListener('updatefound', () => {
      const coming = known.installing
      coming?.addEventListener('statechange', () => {
        if (coming.state === 'installed' && workers.controller) this.#offer(coming)
      })
    })
  }

  #offer(waiting: ServiceWorker): void {
    this.#waiting = waiting
    this.newer = true
  }

  /** Switch to the newer version: only when it is asked for, because a game may be running. */
  switch(): void {
    navigator.serviceWorker.addEventListener('controllerchange', () => location.reload())
    this.#waiting?.postMessage('now')
  }

  /** Say nothing more of it before the page is opened again; the browser switches by itself once no page is open. */
  later(): void {
    this.newer = false
  }

  async #look(): Promise<void> {
    this.kept = await navigator.storage?.persisted?.().catch(() => undefined)
  }

  /** Ask the browser to keep the tables; it may say no. */
  async persist(): Promise<void> {
    this.kept = await navigator.storage?.persist?.().catch(() => undefined)
  }
}

export const shell = new Shell()

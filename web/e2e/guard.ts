/** What no page may do in any test: ask another server for anything, or leave an error on the console. */

import type { BrowserContext } from '@playwright/test'

export class Guard {
  readonly faults: string[] = []
  /** Errors that a test brings about by itself. */
  readonly forgiven: RegExp[] = []

  constructor(context: BrowserContext, home: string) {
    const host = new URL(home).host
    context.on('request', (request) => {
      const { protocol, host: asked } = new URL(request.url())
      if (!['data:', 'blob:'].includes(protocol) && asked !== host) this.faults.push(`asked ${request.url()}`)
    })
    context.on('console', (message) => {
      if (message.type() === 'error' || message.type() === 'warning') this.#note(`console: ${message.text()}`)
    })
    context.on('weberror', (error) => this.#note(`thrown: ${error.error().message}`))
  }

  #note(fault: string): void {
    if (!this.forgiven.some((known) => known.test(fault))) this.faults.push(fault)
  }
}

/** How fast the page shows the moves of bots: at once, so that tests need not wait. */

import type { BrowserContext } from '@playwright/test'

export async function atPace(context: BrowserContext, pace: 'once' | 'step' = 'once'): Promise<void> {
  await context.addInitScript((wanted) => {
    if (location.protocol === 'http:') localStorage.setItem('duchy-pace', JSON.stringify(wanted))
  }, pace)
}

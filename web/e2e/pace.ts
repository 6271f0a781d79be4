/** What a page in a test does for nobody, and therefore does not: wait between the moves of bots, and paint. */

import type { BrowserContext } from '@playwright/test'

export async function atPace(context: BrowserContext, pace: 'once' | 'step' = 'once'): Promise<void> {
  await context.addInitScript((wanted) => {
    if (location.protocol === 'http:') localStorage.setItem('duchy-pace', JSON.stringify(wanted))
  }, pace)
}

/**
 * Leave out the painting, a quarter of all work: nobody looks, and layout, clicks and focus are the same. PAINT=1 brings it
 * back, for the pictures of what failed.
 */
export async function unpainted(context: BrowserContext): Promise<void> {
  if (process.env['PAINT']) return
  await context.addInitScript(() => {
    const clear = new CSSStyleSheet()
    clear.replaceSync(':root { opacity: 0 }')
    document.adoptedStyleSheets.push(clear)
  })
}

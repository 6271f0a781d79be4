/** Looks for everything that axe knows to be an obstacle. */

import AxeBuilder from '@axe-core/playwright'
import { expect, type Page } from '@playwright/test'

interface Scope {
  /** Only this, where the rest was looked at before. */
  readonly part?: string
  /** Whether colours are looked at as well: not where only the words are others. */
  readonly colours?: boolean
}

/** Expect no violation on what is shown now. */
export async function accessible(page: Page, what: string, { part, colours = true }: Scope = {}): Promise<void> {
  const rules = { 'label-content-name-mismatch': { enabled: true }, 'color-contrast': { enabled: colours } }
  // There are no frames, so that one run inside the page sees everything.
  const axe = new AxeBuilder({ page }).setLegacyMode().options({ resultTypes: ['violations'], rules })
  // Colours are looked at as they are shown.
  const painted = (seen: boolean) =>
    page.evaluate((off) => {
      for (const clear of document.adoptedStyleSheets) clear.disabled = off
    }, seen)
  await painted(true)
  const { violations } = await (part ? axe.include(part) : axe).analyze()
  await painted(false)
  const found = violations.flatMap(({ id, nodes }) =>
    nodes.map((node) => `${id}: ${node.target.join(' ')} ${node.html}`),
  )
  expect.soft(found, what).toEqual([])
}

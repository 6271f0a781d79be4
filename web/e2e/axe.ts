/** Looks for everything that axe knows to be an obstacle. */

import AxeBuilder from '@axe-core/playwright'
import { expect, type Page } from '@playwright/test'

/** Expect no violation on what is shown now. */
export async function accessible(page: Page, what: string): Promise<void> {
  const rules = { 'label-content-name-mismatch': { enabled: true } }
  const { violations } = await new AxeBuilder({ page }).options({ resultTypes: ['violations'], rules }).analyze()
  const found = violations.flatMap(({ id, nodes }) =>
    nodes.map((node) => `${id}: ${node.target.join(' ')} ${node.html}`),
  )
  expect.soft(found, what).toEqual([])
}

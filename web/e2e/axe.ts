/** Looks for everything that axe knows to be an obstacle. */

import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { expect, type Page } from '@playwright/test'
import type axe from 'axe-core'

interface Scope {
  /** Only this, where the rest was looked at before. */
  readonly part?: string
  /** Whether colours are looked at as well: not where only the words are others. */
  readonly colours?: boolean
}

const AXE = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8')

/** What axe finds. Runs in the page, where axe is by then. */
async function obstacles([part, colours]: readonly [string | undefined, boolean]): Promise<string[]> {
  const { axe: looks } = globalThis as unknown as { axe: typeof axe }
  const rules = { 'label-content-name-mismatch': { enabled: true }, 'color-contrast': { enabled: colours } }
  // Colours are looked at as they are shown.
  const seen = (off: boolean) => {
    for (const clear of document.adoptedStyleSheets) clear.disabled = off
  }
  // Glyphs are paths alone, which say nothing: without them axe has a third less to look at.
  const glyphs = [...document.querySelectorAll('g:has(> path[class^="m-"])')].map((g) => [g, [...g.children]] as const)
  for (const [glyph] of glyphs) glyph.replaceChildren()
  seen(true)
  const { violations } = await looks.run(part ?? document, { resultTypes: ['violations'], rules })
  seen(false)
  for (const [glyph, paths] of glyphs) if (!glyph.hasChildNodes()) glyph.append(...paths)
  return violations.flatMap(({ id, nodes }) => nodes.map((node) => `${id}: ${node.target.join(' ')} ${node.html}`))
}

/** Expect no violation on what is shown now. */
export async function accessible(page: Page, what: string, { part, colours = true }: Scope = {}): Promise<void> {
  if (!(await page.evaluate(() => 'axe' in globalThis))) await page.evaluate(AXE)
  expect.soft(await page.evaluate(obstacles, [part, colours] as const), what).toEqual([])
}

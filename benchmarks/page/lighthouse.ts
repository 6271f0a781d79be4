/** What Lighthouse says of the start page and of a running table, on a desktop and on a phone. */

import lighthouse, { desktopConfig } from 'lighthouse'
import { KingdomPlayer } from '../../web/e2e/kingdom'
import { Player } from '../../web/e2e/player'
import type { BrowserContext } from '../../web/node_modules/@playwright/test/index.mjs'

const CATEGORIES = ['performance', 'accessibility', 'best-practices']

/** A table at which some moves were made. */
async function begun(player: Player): Promise<string> {
  const table = await player.open()
  await player.moves(8)
  await player.page.close()
  return table
}

export async function scores(context: BrowserContext, address: string, port: number): Promise<[string, number][]> {
  const table = await begun(new Player(await context.newPage()))
  const cards = await begun(new KingdomPlayer(await context.newPage()))
  const found: [string, number][] = []
  for (const [name, place] of [
    ['start page', '/'],
    ['running table', `/#/table/${table}`],
    ['table of cards', `/#/table/${cards}`],
  ] as const) {
    for (const [size, config] of [
      ['desktop', desktopConfig],
      ['phone', undefined],
    ] as const) {
      const flags = { port, onlyCategories: CATEGORIES, disableStorageReset: true, logLevel: 'error' as const }
      const result = await lighthouse(`${address}${place}`, flags, config)
      if (process.env['VERBOSE']) faults(result?.lhr.audits ?? {})
      for (const category of CATEGORIES) {
        found.push([`Lighthouse, ${name}, ${size}: ${category}`, (result?.lhr.categories[category]?.score ?? 0) * 100])
      }
    }
  }
  return found
}

interface Audit {
  readonly id: string
  readonly score: number | null
  readonly displayValue?: string
  readonly title: string
}

/** With VERBOSE, say what costs points. */
function faults(audits: Readonly<Record<string, Audit>>): void {
  for (const { id, score, displayValue, title } of Object.values(audits)) {
    if (score !== null && score < 1) console.log(`    ${id} ${score} ${displayValue ?? title}`)
  }
}

/** Kinds of mistakes in Burgundy: what the better line does that the one played does not. */

import type { Judged, Step } from '../../../wire'

/** Entries of the log by which something is completed, and those about goods. */
const COMPLETES = ['region', 'bonus', 'outposts-first', 'full-colour']
const TRADES = ['sell', 'load', 'gather', 'route']

const entries = (line: readonly Step[], codes: readonly string[]) =>
  line.flatMap((step) => step.entries.filter(({ code }) => codes.includes(code)))

const depots = (line: readonly Step[]) =>
  entries(line, ['take', 'buy'])
    .map(({ values }) => String(values['depot']))
    .toSorted()
    .join()

export function mistakeOf({ best, played }: Pick<Judged, 'best' | 'played'>): string {
  const more = (codes: readonly string[]) => entries(best, codes).length > entries(played, codes).length
  if (more(COMPLETES)) return 'region'
  if (more(['buy'])) return 'silver'
  if (more(TRADES)) return 'goods'
  return depots(best) === depots(played) ? 'other' : 'depot'
}

const PRACTICE: Readonly<Record<string, string>> = { region: 'region', goods: 'ships', silver: 'tiles', depot: 'tiles' }

export const practiceOf = (mistake: string) => PRACTICE[mistake]

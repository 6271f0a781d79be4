/** Teams at a table: their names, totals and colours. */

import { t } from '../../i18n/index.svelte'

export type Teams = readonly (readonly number[])[]

/** Return the name of a seat's team, '' without teams. */
export function teamName(teams: Teams, seat: number): string {
  const team = teams.findIndex((seats) => seats.includes(seat))
  return team < 0 ? '' : t('team', { letter: 'ABCD'.charAt(team) })
}

/** Return the total of some seats. */
export function together(seats: readonly number[], points: readonly number[]): number {
  return seats.reduce((sum, seat) => sum + (points[seat] ?? 0), 0)
}

/** Give partners shades of one colour while a table with teams is shown. */
export function wearColours(teams: Teams): () => void {
  const root = document.documentElement
  if (teams.length > 0) root.setAttribute('data-teams', '')
  return () => root.removeAttribute('data-teams')
}

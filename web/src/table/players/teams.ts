/** Teams at a table: what they are called, what they have together, and their colours. */

import { t } from '../../i18n/index.svelte'

export type Teams = readonly (readonly number[])[]

/** The name of the team of a seat, '' where there are none. */
export function teamName(teams: Teams, seat: number): string {
  const team = teams.findIndex((seats) => seats.includes(seat))
  return team < 0 ? '' : t('team', { letter: 'ABCD'.charAt(team) })
}

/** What some seats have together. */
export function together(seats: readonly number[], points: readonly number[]): number {
  return seats.reduce((sum, seat) => sum + (points[seat] ?? 0), 0)
}

/** Partners wear shades of one colour as long as a table of teams is shown. */
export function wearColours(teams: Teams): () => void {
  const root = document.documentElement
  if (teams.length > 0) root.setAttribute('data-teams', '')
  return () => root.removeAttribute('data-teams')
}

/** The coach's figures in words: values are hundredths of a point, chances thousandths. */

import { figure, percent, signed } from '../i18n/figure'
import { t } from '../i18n/index.svelte'

/** Return a value in points as it is shown: with one digit, and so that its noun agrees with it. */
export const points = (hundredths: number) => Math.round(hundredths / 10) / 10

/** Return a seat's expected lead as text, for columns of them. */
export const margin = (hundredths: number, digits = 1) => signed(hundredths / 100, digits, digits)

/** Return what a seat is expected to come to, for columns: its lead, or alone its points. */
export const expected = (hundredths: number, alone: boolean) =>
  alone ? figure(hundredths / 100, 1, 1) : margin(hundredths)

/** Return a loss as text, for columns of them. */
export const loss = (hundredths: number) => signed(-hundredths / 100, 1, 1)

/** Return the chance to win as text. */
export const chance = (thousandths: number) => percent(thousandths / 1000)

/** Return by how many points a value is better than another, as both are shown. */
export const better = (one: number, other: number) => Math.round(points(one) * 10 - points(other) * 10) / 10

/** Return a value as a sentence's part: so many points ahead or behind; alone, just points. */
export function standing(hundredths: number, alone = false): string {
  const count = points(hundredths)
  if (alone) return t('worth-points', { count })
  if (count === 0) return t('worth-level')
  return count > 0 ? t('worth-ahead', { count }) : t('worth-behind', { count: -count })
}

/** Return what eight games in ten would end between. */
export function between(low: number, high: number, alone = false): string {
  const [from, to] = [Math.round(low / 100), Math.round(high / 100)]
  if (alone)
    return t('worth-between', { low: t('worth-score', { count: from }), high: t('worth-score', { count: to }) })
  return t('worth-between', { low: sideOf(from), high: sideOf(to) })
}

function sideOf(count: number): string {
  if (count === 0) return t('worth-even')
  return count > 0 ? t('worth-lead', { count }) : t('worth-lag', { count: -count })
}

/** Return how often nobody wins, if that can be: two or more may all fail at what winning takes. */
export function nobodyWins(wins: readonly number[]): string {
  const left = 1000 - wins.reduce((sum, win) => sum + win, 0)
  // What is shown adds up to a hundred.
  const shown = wins.reduce((rest, win) => rest - 10 * Math.round(win / 10), 1000)
  return wins.length > 1 && left >= 10 && shown > 0 ? t('worth-nobody', { chance: chance(shown) }) : ''
}

/** Return a position's worth: the chance to win beside the points. */
export function worth(value: number, win: number, alone = false): string {
  return t('worth-both', { win: chance(win), points: standing(value, alone) })
}

/** A result divided into parts: the start, luck, the player's own decisions and those of others, in points. */

import { signed } from '../../i18n/figure'
import { t } from '../../i18n/index.svelte'
import { maybe } from '../../i18n/say'
import type { SeatTotal } from '../../wire'

export interface Part {
  readonly id: string
  readonly points: number
}

/** Return the parts in order; their sum is the result. */
export function partsOf(total: SeatTotal): readonly Part[] {
  const luck = Object.entries(total.luck).map(([kind, value]) => ({ id: `luck-${kind}`, points: value / 100 }))
  return [
    { id: 'start', points: total.start / 100 },
    ...luck,
    { id: 'skill', points: total.skill / 100 },
    ...(total.others === 0 ? [] : [{ id: 'others', points: total.others / 100 }]),
  ]
}

export const partName = (id: string) => maybe(`part-${id}`) ?? t('part-luck-other', { kind: id.replace('luck-', '') })

/** Return the longest bar of all players. */
export function widestOf(totals: readonly SeatTotal[]): number {
  return Math.max(1, ...totals.flatMap((total) => partsOf(total).map(({ points }) => Math.abs(points))))
}

/** Return luck and skill of the player who came out ahead, in one sentence; '' if there is nothing to compare. */
export function luckSentence(totals: readonly SeatTotal[], names: readonly string[]): string {
  const [first] = totals.toSorted((one, other) => other.result - one.result)
  if (!first || totals.length < 2 || first.result <= 0) return ''
  const luck = (first.start + Object.values(first.luck).reduce((sum, value) => sum + value, 0)) / 100
  const skill = (first.skill + first.others) / 100
  const told = { name: names[first.seat] ?? '', luck: signed(luck, 0), skill: signed(skill, 0) }
  return skill >= luck ? t('luck-won-by-skill', told) : t('luck-won-by-luck', told)
}

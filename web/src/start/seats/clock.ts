/** Time controls in words. */

import { t } from '../../i18n/index.svelte'
import type { ClockRule } from '../../wire'

const DAY = 86_400

export function lengthOf(seconds: number): string {
  return seconds >= DAY
    ? t('days', { count: Math.round(seconds / DAY) })
    : t('minutes', { count: Math.ceil(seconds / 60) })
}

export function clockName({ kind = 'none', seconds = 0, increment = 0 }: ClockRule): string {
  if (kind === 'none') return t('clock-none')
  const long = kind === 'move' ? lengthOf(seconds) : t('bank', { minutes: Math.ceil(seconds / 60), seconds: increment })
  return `${t(kind === 'move' ? 'clock-move' : 'clock-bank')}: ${long}`
}

/** Dates and times, in the page's language and the browser's time zone. */

import { t } from './index.svelte'

export function dayOf(at: number): string {
  const date = new Date(at)
  return t('day', { day: date.getDate(), month: date.getMonth() + 1, year: date.getFullYear() })
}

export function momentOf(at: number): string {
  const date = new Date(at)
  const two = (value: number) => String(value).padStart(2, '0')
  return t('day-and-time', { day: dayOf(at), time: `${two(date.getHours())}:${two(date.getMinutes())}` })
}

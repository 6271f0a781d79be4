/** Numbers as people write them in the language of the page. */

import { language } from '../i18n/index.svelte'

export function figure(value: number, digits = 1): string {
  return new Intl.NumberFormat(language.current, { maximumFractionDigits: digits }).format(value)
}

/** A number that says by its sign whether it is more or less; nothing has no sign. */
export function signed(value: number, digits = 1): string {
  const size = figure(Math.abs(value), digits)
  if (size === '0') return size
  return value > 0 ? `+${size}` : `−${size}`
}

export function percent(share: number): string {
  return new Intl.NumberFormat(language.current, { style: 'percent', maximumFractionDigits: 0 }).format(share)
}

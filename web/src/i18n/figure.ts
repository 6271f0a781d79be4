/** Numbers as people write them in the language of the page. */

import { language } from './index.svelte'

/** A number with so many digits at most; what rounds to nothing has no sign. */
export function figure(value: number, digits = 1): string {
  const shown = new Intl.NumberFormat(language.current, { maximumFractionDigits: digits })
  return shown.format(Math.abs(value) < 0.5 / 10 ** digits ? 0 : value)
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

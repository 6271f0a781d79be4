/** Numbers as written in the page's language. */

import { language } from './index.svelte'

/** Return a number with at most the given number of digits, and at least as many as a column of them has; zero has no sign. */
export function figure(value: number, digits = 1, least = 0): string {
  const shown = new Intl.NumberFormat(language.current, { minimumFractionDigits: least, maximumFractionDigits: digits })
  const words = shown.format(Math.abs(value) < 0.5 / 10 ** digits ? 0 : value)
  // A hyphen is no minus.
  return words.replace('-', '−')
}

/** Return a number with its sign; zero has none. */
export function signed(value: number, digits = 1, least = 0): string {
  const size = figure(Math.abs(value), digits, least)
  if (Math.abs(value) < 0.5 / 10 ** digits) return size
  return value > 0 ? `+${size}` : `−${size}`
}

export function percent(share: number): string {
  return new Intl.NumberFormat(language.current, { style: 'percent', maximumFractionDigits: 0 }).format(share)
}

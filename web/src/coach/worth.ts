/** What the coach's figures say: values are hundredths of a point. */

import { signed } from '../i18n/figure'

/** How far a seat is expected to be ahead, as a person reads it. */
export const margin = (hundredths: number, digits = 1) => signed(hundredths / 100, digits)

/** The spread within which two values cannot be told apart. */
export const cannotTell = (lead: number, spread: number) => lead <= Math.max(spread, 10)

/** The coach's figures: values are hundredths of a point. */

import { signed } from '../i18n/figure'

/** Return a seat's expected lead as text. */
export const margin = (hundredths: number, digits = 1) => signed(hundredths / 100, digits)

/** Return whether two values are within the uncertainty of each other. */
export const cannotTell = (lead: number, spread: number) => lead <= Math.max(spread, 10)

/** How fast the moves of others are shown, as this browser remembers it. */

import { keep, kept } from './kept'

/** at once; three speeds; or each step when it is asked for. */
export const PACES = ['once', 'fast', 'normal', 'slow', 'step'] as const
export type Pace = (typeof PACES)[number]

/** Milliseconds that a step of others stands before the next is shown. */
export const STANDS: Readonly<Record<Pace, number>> = { once: 0, fast: 350, normal: 850, slow: 1900, step: Infinity }

class PaceChoice {
  current: Pace = $state(read())

  choose(pace: Pace): void {
    this.current = pace
    keep('pace', pace)
  }
}

function read(): Pace {
  const known = kept<unknown>('pace', 'normal')
  return PACES.find((pace) => pace === known) ?? 'normal'
}

export const pace = new PaceChoice()

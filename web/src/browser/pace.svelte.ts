/** The speed at which other players' moves are shown, remembered by this browser. */

import { keep, kept } from './kept'

/** Instant; three speeds; or one step per click. */
export const PACES = ['once', 'fast', 'normal', 'slow', 'step'] as const
export type Pace = (typeof PACES)[number]

/** How many milliseconds another player's step is shown before the next one. */
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

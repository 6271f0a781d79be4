/** What was produced in the finished steps of a round: what supremacy was decided by stays as it was counted. */

import type { Said } from '../../../slot/table'
import type { View } from '../facts/view'

/** One step of a round: the cubes of each seat, and the seat that had supremacy, -1 for none. */
export interface Step {
  readonly cubes: readonly number[]
  readonly ahead: number
}

export interface Counted {
  readonly round: number
  /** By resource. */
  readonly steps: Readonly<Record<string, Step>>
}

export const UNCOUNTED: Counted = { round: 0, steps: {} }

/** Return what was counted, with the steps of some events added; a new round starts from none. */
export function countedBy(before: Counted, events: readonly Said[], view: View): Counted {
  let { round, steps } = before
  let last = ''
  for (const told of events.flatMap((event) => event.journal ?? [])) {
    if (told.code === 'round') {
      round = Number(told.values['round'])
      steps = {}
    } else if (told.code === 'produce') {
      last = String(told.values['resource'])
      const cubes = [...(steps[last]?.cubes ?? view.seats.map(() => 0))]
      cubes[told.seat] = Number(told.values['cubes'])
      // The first seat is told first: a step that was undone is counted again.
      steps = { ...steps, [last]: { cubes, ahead: told.seat > 0 ? (steps[last]?.ahead ?? -1) : -1 } }
    } else if (told.code === 'supremacy') {
      const step = steps[last]
      if (step) steps = { ...steps, [last]: { ...step, ahead: told.seat } }
    }
  }
  return { round, steps }
}

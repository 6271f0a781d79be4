/** Medals won in the scenarios, computed from the totals of solo games. */

import type { SoloGroup } from '../../../wire'
import { SCENARIO_MEDALS, SIDE_A_MORE } from './box'

/** Return the number of medals won in a scenario: 0 none, 1 bronze, 2 silver, 3 gold. A lost game earns none. */
export function medalOf(groups: readonly SoloGroup[], scenario: number): number {
  const limits = SCENARIO_MEDALS[scenario - 1] ?? []
  const medals = groups
    .filter(({ options, won }) => options['scenario'] === scenario && won > 0)
    .map(({ options, best_won: best }) => {
      const more = options['side'] === 'a' ? SIDE_A_MORE : 0
      return limits.filter((limit) => best >= limit + more).length
    })
  return Math.max(0, ...medals)
}

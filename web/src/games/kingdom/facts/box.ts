/** The numbers of the game that the page shows: facts of the engine. */

import printed from '../../../wire/printed/kingdom.json'

export const ROUNDS = printed.rounds
/** The number of cubes in alchemy that become a krystallium. */
export const FLASK = printed.alchemy_cubes
/** The number of cubes in a step that bring supremacy in a solo game. */
export const SOLO_SUPREMACY = printed.solo_supremacy
/** The points that bronze, silver and gold take in each solo scenario with side B of the duchy. */
export const SCENARIO_MEDALS: readonly (readonly number[])[] = printed.scenarios.map(({ medals }) => medals)
/** The cards that have to be built in each solo scenario, one as often as it is named. */
const SCENARIO_SITES: readonly (readonly string[])[] = printed.scenarios.map(({ sites }) => sites)
/** The points that each medal takes more with side A. */
export const SIDE_A_MORE = printed.solo_side_a

/** Return the number of resources lost to the shadows that ends a scenario; 0 if none does. */
export function shadowLimit(scenario: number): number {
  return printed.scenarios[scenario - 1]?.shadow_limit ?? 0
}

/** Return the cards that have to be built in a scenario, with their numbers. */
export function sitesOf(scenario: number): ReadonlyMap<string, number> {
  const counts = new Map<string, number>()
  for (const id of SCENARIO_SITES[scenario - 1] ?? []) counts.set(id, (counts.get(id) ?? 0) + 1)
  return counts
}

/** The numbers of the game that the page shows: facts of the engine. */

import printed from '../../../wire/printed/kingdom.json'

export const ROUNDS = printed.rounds
/** The number of cubes in alchemy that become a krystallium. */
export const FLASK = printed.alchemy_cubes
/** The number of cubes in a step that bring supremacy in a solo game. */
export const SOLO_SUPREMACY = printed.solo_supremacy
/** The points that bronze, silver and gold take in each solo scenario with side B of the duchy. */
export const SCENARIO_MEDALS: readonly (readonly number[])[] = printed.scenarios.map(({ medals }) => medals)
/** The points that each medal takes more with side A. */
export const SIDE_A_MORE = printed.solo_side_a

/** Return the number of resources lost to the shadows that ends a scenario; 0 if none does. */
export function shadowLimit(scenario: number): number {
  return printed.scenarios[scenario - 1]?.shadow_limit ?? 0
}

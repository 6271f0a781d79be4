/** What the seats of a game start with: their points before the first decision. */

import type { Happened, Moments } from '../../wire'

/** The seat that rolls and draws. */
const CHANCE = 15

/** Return the points before the first decision of a game, whose plies are given and whose moments can be fetched. */
export async function startOf(
  plies: readonly Pick<Happened, 'seat'>[],
  load: (seat: number, since: number, limit: number) => Promise<Moments>,
): Promise<readonly number[]> {
  const first = plies.findIndex(({ seat }) => typeof seat === 'number' && seat < CHANCE)
  const { moments } = await load(-1, Math.max(0, first), 1)
  return moments[0]?.scores ?? []
}

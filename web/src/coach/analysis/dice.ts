/** Dice in an analysis: an outcome by the faces that were picked. */

import type { GameWords } from '../../slot/table'
import type { Outcome } from '../../wire'

/** Return the outcome that shows the picked faces, in any order; nothing until every die has one. */
export function pickedOutcome(
  outcomes: readonly Outcome[],
  faces: readonly number[],
  words: GameWords | undefined,
): Outcome | undefined {
  if (faces.length === 0 || faces.includes(0)) return undefined
  const shows = (order: (numbers: readonly number[]) => readonly number[]) =>
    outcomes.find((one) => String(order(words?.dice?.(one) ?? [])) === String(order(faces)))
  return shows((numbers) => numbers) ?? shows((numbers) => numbers.toSorted())
}

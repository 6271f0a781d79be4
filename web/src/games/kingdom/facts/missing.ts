/** What a lost solo game still lacked: the engine only names the first reason. */

import { sitesOf } from './box'
import type { Board, CardSet, Task } from './cards/set'
import { boardsOf, type View } from './view'

export interface Missing {
  /** Cards of the scenario that were not built, with their numbers. */
  readonly cards: readonly { readonly id: string; readonly count: number }[]
  /** Final tasks that were not completed. */
  readonly tasks: readonly { readonly board: Board; readonly task: Task }[]
  readonly thieves: number
}

/** Return what was missing at the end of a solo game. */
export function missingOf(view: View, set: CardSet): Missing {
  const own = view.seats[0]
  const built = (id: string) => own?.built.filter((one) => one === id).length ?? 0
  const cards = [...sitesOf(view.scenario)].map(([id, count]) => ({ id, count: count - built(id) }))
  const tasks = boardsOf(set, view).flatMap(({ board, tasks: all }, number) =>
    all.flatMap((task, at) => (task.final && !own?.tasks.includes(`${number + 1}.${at + 1}`) ? [{ board, task }] : [])),
  )
  return { cards: cards.filter(({ count }) => count > 0), tasks, thieves: own?.menaces['thieves'] ?? 0 }
}

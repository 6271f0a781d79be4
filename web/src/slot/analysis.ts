/** An analysis that one part of the page passes to another; the browser stores the last one. */

import { keep, kept } from '../browser/kept'
import type { AnalysisPosition, Happened, Tree } from '../wire'

/** The seat that rolls and draws. */
export const CHANCE = 15
/** The largest tree allowed. */
export const MOST_NODES = 2000

const PLACE = 'analysis'
const CALLED = 'analysis-called'

export type PlayedPly = Pick<Happened, 'seat' | 'action' | 'fields' | 'notation' | 'journal'>

/** The game that a tree begins with: its plies, as the log has them, and its positions. */
export interface Played {
  readonly plies: readonly PlayedPly[]
  readonly spotAt: (ply: number) => Promise<AnalysisPosition>
}

/** The game of the tree that was handed over last, as long as the page stays. */
let game: { tree: Tree; played: Played } | undefined

/** Hand an analysis over, with the names of those who played, and the game itself where it can be told. */
export function handOver(tree: Tree, called: readonly string[] = [], played?: Played): void {
  keep(PLACE, tree)
  keep(CALLED, called)
  game = played && { tree, played }
}

/** Return the last analysis on this device. */
export function handed(): Tree | undefined {
  if (game) return game.tree
  const tree = kept<Tree | null>(PLACE, null)
  return tree?.form === 'duchy analysis 1' && typeof tree.position === 'object' ? tree : undefined
}

/** Return the names of those who played the game of the last analysis. */
export function handedNames(): readonly string[] {
  const names = kept<unknown>(CALLED, [])
  return Array.isArray(names) ? names.filter((name) => typeof name === 'string') : []
}

/** Return the game of the last analysis; it is handed over once. */
export function handedGame(): Played | undefined {
  const played = game?.played
  game = undefined
  return played
}

/** The longest notation that the server accepts. */
const LONGEST_NOTATION = 80

const isCount = (value: unknown): value is number => typeof value === 'number' && value >= 0
const nodeOf = ({ seat, action, notation = '' }: PlayedPly, index: number) => ({
  ...{ parent: index - 1, seat: seat ?? CHANCE, action: action ?? 0 },
  notation: notation.slice(0, LONGEST_NOTATION),
})

/** Return a tree that begins with a position. */
export function treeAt({ game, position }: AnalysisPosition, ply: number, table = ''): Tree {
  return { form: 'duchy analysis 1', game, position, table, ply }
}

/** Return the tree of a game, whose own moves are its main line, and the game; one that cannot be told begins where it was left. */
export async function gameTree(
  plies: readonly PlayedPly[],
  spotAt: Played['spotAt'],
  ply: number,
  table = '',
): Promise<{ tree: Tree; played?: Played }> {
  const whole = plies.length <= MOST_NODES && plies.every(({ seat, action }) => isCount(seat) && isCount(action))
  if (!whole || plies.length < ply || plies.length === 0) return { tree: treeAt(await spotAt(ply), ply, table) }
  return { tree: { ...treeAt(await spotAt(0), ply, table), nodes: plies.map(nodeOf) }, played: { plies, spotAt } }
}

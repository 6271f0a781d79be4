/** A duchy's hexes and outposts as the map draws them. */

import type { Place } from '../../../board/hex'
import type { Mark } from '../../../board/state'
import type { Colour } from './names'
import type { DuchyView } from './view'

export interface DuchyHex {
  readonly place: Place
  readonly colour: Colour
  readonly number: number
  /** The engine's name of its tile, '' if it is empty. */
  readonly tile: string
  /** The shield on its castle, 0 for none. */
  readonly shield?: number
  readonly mark?: Mark | undefined
  readonly badge?: string | undefined
  readonly gain?: string | undefined
}

export interface Outpost {
  readonly place: Place
  readonly reached: boolean
}

/** Outposts, and whether a tile reaches them. */
export function outpostsOf(duchy: DuchyView): readonly Outpost[] {
  return (duchy.holdings?.outposts ?? []).map(({ row, across, reached }) => ({ place: { row, across }, reached }))
}

/** An analysis that one place of the page hands to another; the last one is kept by the browser. */

import { keep, kept } from '../browser/kept'
import type { Tree } from '../wire'

const PLACE = 'analysis'

export function handOver(tree: Tree): void {
  keep(PLACE, tree)
}

/** The analysis that was worked on last on this device. */
export function handed(): Tree | undefined {
  const tree = kept<Tree | null>(PLACE, null)
  return tree?.form === 'duchy analysis 1' && typeof tree.position === 'object' ? tree : undefined
}

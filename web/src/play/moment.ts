/** Which question a selection belongs to. */

import type { SlotProps } from '../slot/table'

/** Return a name for the question that is open now: a selection is dropped when it changes. */
export function momentOf({ asked, update, seat }: Pick<SlotProps, 'asked' | 'update' | 'seat'>): string {
  return `${asked ?? update?.table.ply ?? 0} ${seat}`
}

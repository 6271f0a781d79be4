/** Which question a selection belongs to. */

import type { SlotProps } from '../slot/table'

/** Return an identifier of the open question: a selection is dropped when it changes. */
export function momentOf({ asked, update, seat }: Pick<SlotProps, 'asked' | 'update' | 'seat'>): string {
  return `${asked ?? update?.table.ply ?? 0} ${seat}`
}

/**
 * How a thing on the table is marked: free to choose, available at a price, chosen, available but unmarked,
 * unavailable.
 */
export type Mark = 'lit' | 'costly' | 'chosen' | 'open' | 'dim'

/** Return whether a mark is drawn around a thing. */
export function isRinged(mark: Mark | undefined): boolean {
  return mark === 'lit' || mark === 'costly' || mark === 'chosen'
}

/** How a thing on the table stands out: free to choose, to be had at a price, chosen, open without a sign, of no use now. */
export type Mark = 'lit' | 'costly' | 'chosen' | 'open' | 'dim'

/** Say whether a mark is drawn around a thing. */
export function isRinged(mark: Mark | undefined): boolean {
  return mark === 'lit' || mark === 'costly' || mark === 'chosen'
}

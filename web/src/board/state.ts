/** How a thing on the table stands out: free to choose, to be had at a price, chosen, open without a sign, of no use now. */
export type Mark = 'lit' | 'costly' | 'chosen' | 'open' | 'dim'

/** Say whether a mark is drawn around a thing. */
export function isRinged(mark: Mark | undefined): boolean {
  return mark === 'lit' || mark === 'costly' || mark === 'chosen'
}

/** What a thing says of itself when asked: see ui/explain. */
export interface Explanation {
  readonly title: string
  readonly text: string
  /** More lines, one below the other. */
  readonly more?: readonly string[]
  /** Where the rules say more. */
  readonly href?: string
}

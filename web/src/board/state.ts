/** How a thing on the table stands out: free to choose, to be had at a price, chosen, or of no use now. */
export type Mark = 'lit' | 'costly' | 'chosen' | 'dim'

/** What a thing says of itself when asked: see ui/explain. */
export interface Explanation {
  readonly title: string
  readonly text: string
  /** Where the rules say more. */
  readonly href?: string
}

/** Points by source, one number per seat, from the view. */

import type { Sum } from '../../../slot/table'
import type { View } from './view'

export function sumsOf(view: View): readonly Sum[] {
  const sources = [...new Set(view.seats.flatMap((seat) => Object.keys(seat.sources)))]
  return sources.map((source) => ({ source, points: view.seats.map((seat) => seat.sources[source] ?? 0) }))
}

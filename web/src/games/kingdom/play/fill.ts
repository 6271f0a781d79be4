/** A proposal for placing cubes, shown before it is carried out. */

import { CUBES, isCube } from '../facts/names'
import type { Option } from '../facts/options'
import type { Question, SeatView, SiteView } from '../facts/view'

/** How many cubes go to each card under construction, and how many into alchemy. */
export interface Filling {
  readonly sites: readonly number[]
  readonly alchemy: number
}

const NOTHING: Filling = { sites: [], alchemy: 0 }

/** Return what a card needs besides the cubes in hand, then in total: the cards closest to completion come first. */
function distance(site: SiteView, cube: number, cubes: number): readonly number[] {
  const open = site.needs[cube] ?? 0
  const rest = site.needs.reduce((sum, count, at) => sum + (at === cube ? 0 : count), 0)
  return [site.frozen ? 1 : 0, rest + Math.max(0, open - cubes), rest + open]
}

function nearer(one: readonly number[], other: readonly number[]): number {
  const at = one.findIndex((value, index) => value !== other[index])
  return at < 0 ? 0 : (one[at] ?? 0) - (other[at] ?? 0)
}

/** Fill the cards closest to completion, and leave the rest to alchemy. */
export function fillingOf(seat: SeatView, asked: Question | undefined): Filling {
  if (asked?.question !== 'cube' || !isCube(asked.about)) return NOTHING
  const cube = CUBES.indexOf(asked.about)
  const sites = seat.sites.map(() => 0)
  let left = asked.count
  const open = new Set(seat.sites.keys())
  while (left > 0) {
    const [next] = [...open]
      .filter((at) => (seat.sites[at]?.needs[cube] ?? 0) > 0)
      .toSorted((one, other) =>
        nearer(distance(seat.sites[one] as SiteView, cube, left), distance(seat.sites[other] as SiteView, cube, left)),
      )
    if (next === undefined) break
    open.delete(next)
    const laid = Math.min(left, seat.sites[next]?.needs[cube] ?? 0)
    sites[next] = laid
    left -= laid
  }
  return { sites, alchemy: left }
}

/** Return the next action of a filling: cards first, so that no cubes turn into krystallium too soon. */
export function nextOf(filling: Filling, options: readonly Option[]): Option | undefined {
  const site = filling.sites.findIndex((count) => count > 0)
  const key = site >= 0 ? `site:${site + 1}` : 'alchemy'
  return options.find((option) => (option.do === 'put' || option.do === 'alchemy') && option.needs[0] === key)
}

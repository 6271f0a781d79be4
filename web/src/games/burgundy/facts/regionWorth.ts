/** What a region would score, and what is left of its colour's bonus: figures of the view, put into sentences. */

import { t } from '../../../i18n/index.svelte'
import { bonusPoints, PHASES } from './box'
import { COLOURS, type Colour } from './names'
import { emptyOf, regionOf } from './regions'
import type { DuchyView, View } from './view'

export interface Worth {
  readonly phase: string
  readonly points: number
}

export interface RegionAid {
  readonly hexes: readonly number[]
  readonly colour: Colour
  readonly left: number
  /** What it scores if completed, in this phase and in each later one. */
  readonly worth: readonly Worth[]
}

/** The region of a hex; undefined if there is no such hex. */
export function regionAid(view: View, duchy: DuchyView, hex: number): RegionAid | undefined {
  const found = duchy.hexes[hex]
  if (!found) return undefined
  const hexes = regionOf(duchy, hex)
  const size = duchy.regions[found.region] ?? 0
  const later = PHASES.slice(PHASES.indexOf(view.phase))
  return {
    hexes,
    colour: found.colour,
    left: hexes.filter((one) => !duchy.hexes[one]?.tile).length,
    worth: view.phase_points.map((points, index) => ({ phase: later[index] ?? '', points: size + points })),
  }
}

/** Every region that is not filled yet, each once. */
export function openRegions(view: View, duchy: DuchyView): readonly RegionAid[] {
  const seen = new Set<number>()
  return duchy.hexes.flatMap(({ region }, hex) => {
    if (seen.has(region)) return []
    seen.add(region)
    const aid = regionAid(view, duchy, hex)
    return aid && aid.left > 0 ? [aid] : []
  })
}

/** What a hex can be told of its region and its colour, in sentences. */
export function aidText(view: View, duchy: DuchyView, hex: number): readonly string[] {
  const aid = regionAid(view, duchy, hex)
  if (!aid) return []
  const [now, ...later] = aid.worth
  const size = aid.hexes.length
  if (aid.left === 0 || !now) return [t('aid-filled', { size })]
  return [
    t('aid-region', { size, left: aid.left }),
    t('aid-now', { points: now.points }),
    ...(later.length ? [t('aid-later', { worth: later.map((one) => `${one.phase} ${one.points}`).join(', ') })] : []),
    bonusText(view, duchy, aid.colour),
  ].filter((words) => words)
}

/** What covering the colour would bring; alone there are no bonus tiles. */
function bonusText(view: View, duchy: DuchyView, colour: Colour): string {
  const players = view.seats.length
  const left = emptyOf(duchy, colour)
  const taken = view.bonus_taken[COLOURS.indexOf(colour)] ?? 0
  if (players === 1 || left === 0) return ''
  if (taken > 1) return t('aid-no-bonus')
  return t('aid-bonus', { points: bonusPoints(taken === 0 ? 'large' : 'small', players), left })
}

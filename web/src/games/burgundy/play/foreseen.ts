/** The effects of an action, as the engine foresees them: points and their sources, gains, the next question. */

import { t } from '../../../i18n/index.svelte'
import type { Foreseen, Told } from '../../../wire'
import { COLOURS } from '../facts/names'
import type { QuestionView, View } from '../facts/view'
import { goodsCounted } from '../words/grammar'
import { questionText, sourceText } from '../words/prompts'

/** Entries whose workers and silver are paid, not gained. */
const PAID = new Set(['die', 'white-die', 'shield', 'buy', 'upkeep'])

/** Entries that sum up the game. */
const RESULTS = new Set(['result', 'solo-result'])

/** Return the points a seat would score. */
export function pointsOf(foreseen: Foreseen | undefined, seat: number): number {
  const own = foreseen?.journal.filter((told) => told.seat === seat) ?? []
  return own.reduce((sum, told) => sum + scored(told), 0)
}

/** Return an entry's points. In a solo game they only move the marker: filled hexes are the score, by colour. */
function scored(told: Told): number {
  if (told.source) return (COLOURS as readonly string[]).includes(told.source) ? 0 : (told.points ?? 0)
  return RESULTS.has(told.code) ? 0 : Number(told.values['points'] ?? 0)
}

/** Return whether a region would be completed. */
export function fillsRegion(foreseen: Foreseen | undefined): boolean {
  return foreseen?.journal.some((told) => told.code === 'region') ?? false
}

/** Return the effects of an action on a seat and on the others in words; '' if there is nothing to say. */
export function foreseenText(foreseen: Foreseen, view: View, seat: number, names: readonly string[]): string {
  if (foreseen.hidden) return t('would-be-hidden')
  const own = foreseen.journal.filter((told) => told.seat === seat)
  const count = pointsOf(foreseen, seat)
  const silver = earned(own, 'silver')
  const workers = earned(own, 'workers')
  return [
    count > 0 && t('would-points', { count, parts: parts(own, view) }),
    silver > 0 && t('would-silver', { count: silver }),
    workers > 0 && t('would-workers', { count: workers }),
    ...own.flatMap(changes),
    ...foreseen.points.map((_, other) => gainOf(foreseen, other, other === seat, names)),
    next(foreseen, view, seat),
  ]
    .filter((words) => words)
    .join(' ')
}

function parts(own: readonly Told[], view: View): string {
  return own
    .filter((told) => scored(told) > 0)
    .map((told) =>
      told.code === 'track'
        ? t('target-at', { points: Number(told.values['target']) })
        : t('would-part', { what: reason(told, view), points: scored(told) }),
    )
    .join(', ')
}

function reason(told: Told, view: View): string {
  if (told.code === 'region') return t('would-region', { size: Number(told.values['size']) })
  if (told.code === 'region-phase') return t('would-phase', { phase: view.phase })
  return sourceText(told.source ?? '') ?? told.source ?? ''
}

function earned(own: readonly Told[], what: 'silver' | 'workers'): number {
  return own
    .filter((told) => !PAID.has(told.code) && !(told.code === 'hire' && what === 'silver'))
    .reduce((sum, told) => sum + Number(told.values[what] ?? 0), 0)
}

/** Goods gained and lost, and the place in turn order. */
function changes(told: Told): string[] {
  const goods = (value: unknown) => goodsCounted((Array.isArray(value) ? value : [value]).map(Number))
  const found: string[] = []
  if (told.code === 'load' || told.code === 'gather') {
    const taken = goods(told.values['goods'] ?? [])
    if (taken) found.push(t('would-goods', { goods: taken }))
    const lost = goods(told.values['lost'] ?? [])
    if (lost) found.push(t('would-lose', { goods: lost }))
  }
  if (told.code === 'bridge') found.push(t('would-lead', { place: Number(told.values['place']) }))
  return found
}

function gainOf(foreseen: Foreseen, seat: number, own: boolean, names: readonly string[]): string {
  const count = own ? 0 : pointsOf(foreseen, seat)
  return count > 0 ? t('would-others', { name: names[seat] ?? '', count }) : ''
}

/** The question that would follow immediately; the next action of the turn is not worth mentioning. */
function next(foreseen: Foreseen, view: View, seat: number): string {
  const asked = foreseen.asked as QuestionView | null
  if (!asked || asked.question === 'turn' || !foreseen.acting.includes(seat)) return ''
  return t('would-ask', { question: questionText({ ...view, asked }) })
}

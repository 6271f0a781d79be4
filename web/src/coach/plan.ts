/** Plans in the page's language: what a seat does with its turn, with the dice it uses. */

import { t } from '../i18n/index.svelte'
import { capital, small } from '../i18n/say'
import type { GameWords, StepWords } from '../slot/table'
import type { CoachCandidate, Step } from '../wire'

/** A part of a plan: one action, or several that are told together. */
export interface Part {
  readonly die: string
  readonly text: string
}

type Words = GameWords | undefined

function wordsOf(step: Step, words: Words, view: unknown, seat: number): StepWords | undefined {
  if (!words?.step || !view) return { die: '', text: step.words || step.notation, nudge: t('nudge-other') }
  return words.step(step, view, seat)
}

/** Return a line's parts, in order; a line that only ends the turn says so. */
export function planParts(line: readonly Step[], words: Words, view: unknown, seat: number): readonly Part[] {
  const told = line.flatMap((step) => {
    const said = wordsOf(step, words, view, seat)
    return said ? [said] : []
  })
  const [last] = line.slice(-1)
  if (told.length === 0 && last) return [{ die: '', text: capital(endText(last, words, view, seat)) }]
  return joined(told)
}

function endText(step: Step, words: Words, view: unknown, seat: number): string {
  return (view ? words?.action?.(step, view, seat) : undefined) ?? step.words ?? step.notation
}

/** Tell actions of the same kind together, and repeated ones once with their number. */
function joined(told: readonly StepWords[]): readonly Part[] {
  const rows: StepWords[][] = []
  for (const one of told) {
    const row = one.title ? rows.find(([first]) => first?.title === one.title) : rows.at(-1)
    const alike = row?.[0] && !one.die && !row[0].die && (one.title || (!row[0].title && row[0].text === one.text))
    if (alike) row.push(one)
    else rows.push([one])
  }
  return rows.map(partOf)
}

function partOf(row: readonly StepWords[]): Part {
  const [first] = row
  if (!first) return { die: '', text: '' }
  if (!first.title) return { die: first.die, text: counted(first.text, row.length) }
  const things = [...new Set(row.map(({ thing = '' }) => thing))].map((thing) =>
    counted(thing, row.filter((one) => one.thing === thing).length),
  )
  return { die: first.die, text: `${first.title}: ${things.join(', ')}` }
}

const counted = (what: string, count: number) => (count > 1 ? t('plan-times', { what, count }) : what)

/** Return a plan's parts as texts: "4: place the bank", "buy the four sheep". */
export function partTexts(parts: readonly Part[]): readonly string[] {
  const rolled = parts.some(({ die }) => die)
  return parts.map(({ die, text }, index) => {
    if (!rolled || (index === 0 && !die)) return capital(text)
    return die ? `${die}: ${small(text)}` : small(text)
  })
}

/** Return a whole plan as text. */
export function planText(line: readonly Step[], words: Words, view: unknown, seat: number): string {
  return partTexts(planParts(line, words, view, seat)).join(' · ')
}

/** A candidate with its plan as text. */
export interface Plan {
  readonly candidate: CoachCandidate
  readonly text: string
  /** What it does that the best plan does not; of a plan with dice, or with nothing in common, the whole of it. */
  readonly apart: string
}

/** Return a candidate's line; one without a line is just its action. */
export function lineOf(candidate: CoachCandidate, seat: number): readonly Step[] {
  const { action, notation, fields, words, line } = candidate
  return line.length > 0 ? line : [{ seat, action, notation, fields, words, costs: {}, entries: [] }]
}

/** Return the plans, best first; of those that read alike only the best. */
export function plansOf(
  candidates: readonly CoachCandidate[],
  words: Words,
  view: unknown,
  seat: number,
): readonly Plan[] {
  const seen = new Set<string>()
  const told = candidates
    .toSorted((one, other) => other.value - one.value)
    .map((candidate) => ({ candidate, parts: planParts(lineOf(candidate, seat), words, view, seat) }))
  const best = new Set(told[0]?.parts.map(({ text }) => text))
  return told
    .map(({ candidate, parts }) => {
      const own = parts.some(({ die }) => die) ? [] : parts.filter(({ text }) => !best.has(text))
      const text = partTexts(parts).join(' · ')
      return { candidate, text, apart: own.length > 0 ? partTexts(own).join(' · ') : text }
    })
    .filter(({ text }) => !seen.has(text) && seen.add(text))
}

/** Return the step that tells the best plan from the next one: its first that the other does not have. */
export function tellingStep(best: readonly Step[], next: readonly Step[]): Step | undefined {
  const others = new Set(next.map(({ notation }) => notation))
  return best.find(({ notation, fields }) => !others.has(notation) && fields['do'] !== 'end') ?? best[0]
}

/** Return a nudge towards the best plan: it names what the telling step uses. */
export function nudgeOf(candidates: readonly CoachCandidate[], words: Words, view: unknown, seat: number): string {
  const [best, next] = candidates
  if (!best) return ''
  const step = tellingStep(lineOf(best, seat), next ? lineOf(next, seat) : [])
  return (step && wordsOf(step, words, view, seat)?.nudge) ?? t('nudge-other')
}

/** The coach's reasons in the page's language: what a line does in the words of the log, and more. */

import { figure, signed } from '../i18n/figure'
import { t } from '../i18n/index.svelte'
import { capital, maybe, small } from '../i18n/say'
import type { GameWords } from '../slot/table'
import type { AdviceReason, Told } from '../wire'
import { points } from './worth'

/** Codes that are shown in another way: both lines side by side, a note that nothing is left to chance, and holdings. */
const SHOWN = new Set(['lines', 'solved', 'holds'])

/** Reasons for the better line come first, then its costs, then what the other line does. */
function rank({ code, line, points: value }: AdviceReason): number {
  if (code === 'same' || code === 'only') return 0
  if (line === 'next') return 4
  return value < 0 ? 3 : 1
}

/** Whether no short reason adds up, so that both lines speak for themselves. */
export const speaksByLines = (reasons: readonly AdviceReason[]) => reasons.some(({ code }) => code === 'lines')

/** What a reason speaks about: the table at the time, the seat, and the names of all. */
export interface Scene {
  readonly words: GameWords | undefined
  readonly seat: number
  readonly view: unknown
  readonly names: readonly string[]
}

/** Return reasons as sentences, each only once. */
export function becauseWords(reasons: readonly AdviceReason[], scene: Scene): readonly string[] {
  const ordered = reasons.filter(({ code }) => !SHOWN.has(code)).toSorted((one, other) => rank(one) - rank(other))
  const said = summed(ordered).map((one) => reasonText(one, scene))
  return [...new Set([...said, heldText(reasons)].filter(Boolean))]
}

/** Return reasons with the later points of several sources as one: their sum, as shown, and what each source brings. */
function summed(reasons: readonly AdviceReason[]): readonly AdviceReason[] {
  return reasons.flatMap((one) => {
    const alike = reasons.filter((other) => isSource(other) && other.points > 0 === one.points > 0)
    if (!isSource(one) || alike.length < 2) return [one]
    if (one !== alike[0]) return []
    const sum = alike.reduce((before, { points: value }) => before + 10 * Math.round(value / 10), 0)
    return [{ ...one, points: sum, values: { parts: alike.map(({ source, points: value }) => [source, value]) } }]
  })
}

/** Whether a reason tells later points of one source. */
const isSource = ({ code, values }: AdviceReason) => code === 'later' && !Array.isArray(values['things'])

/** Return all reasons as one sentence. */
export function becauseSentence(reasons: readonly AdviceReason[], scene: Scene): string {
  const parts = becauseWords(reasons, scene).flatMap((said) => said.replace(/\.$/u, '').split(/\.\s+(?=\p{Lu})/u))
  return parts.length > 0 ? `${parts.map((part, at) => (at > 0 ? small(part) : part)).join('; ')}.` : ''
}

/** Return in one sentence what a seat has more and fewer of with the better line. */
function heldText(reasons: readonly AdviceReason[]): string {
  const held = reasons
    .filter(({ code }) => code === 'holds')
    .map(({ values }) => ({ what: String(values['what']), amount: Number(values['amount'] ?? 0) }))
    .toSorted((one, other) => other.amount - one.amount)
    .map(({ what, amount }) => `${maybe(`because-held-${what}`) ?? what.replaceAll('-', ' ')} ${signed(amount)}`)
  return held.length > 0 ? t('because-holds', { what: held.join(', ') }) : ''
}

function reasonText(because: AdviceReason, scene: Scene): string {
  const said = ownText(because, scene) ?? journalText(because, scene)
  return because.line === 'next' && said ? t('because-next', { what: small(said) }) : said
}

/** Return a reason with a code of the coach's own. */
function ownText({ code, source, points: value, values }: AdviceReason, { words, names }: Scene): string | undefined {
  const count = Math.abs(points(value))
  switch (code) {
    case 'same':
    case 'only':
      return t(`because-${code}`)
    case 'denies': {
      const name = names[Number(values['seat'] ?? -1)] ?? t('because-opponent')
      return t(value < 0 ? 'because-grants' : 'because-denies', { count, name })
    }
    case 'later': {
      const called = (one: string) => words?.source?.(one) ?? one.replaceAll('-', ' ')
      const things = Array.isArray(values['things']) ? values['things'].map(String) : [source]
      const parts = (values['parts'] ?? []) as readonly [string, number][]
      const sources = parts.map(([one, brings]) => `${called(one)} ${figure(Math.abs(points(brings)))}`)
      const what = (sources.length > 0 ? sources : things.map(called)).join(', ')
      return t(value < 0 ? 'because-later-less' : 'because-later-more', { count, what })
    }
    case 'supremacy-gained':
    case 'supremacy-lost':
    case 'supremacy-denied': {
      const name = names[Number(values['seat'] ?? -1)] ?? t('because-opponent')
      const resources = Array.isArray(values['resources']) ? values['resources'].map(String) : []
      const what = resources.map((one) => maybe(`kingdom-resource-${one}`) ?? one).join(', ')
      return t(`because-${code}`, { what, name })
    }
    default:
      return undefined
  }
}

/** Return what a line does, in the words of the log. */
function journalText(because: AdviceReason, { words, seat, view, names }: Scene): string {
  const told: Told = {
    code: because.code,
    seat,
    values: because.values as Told['values'],
    words: because.words,
    points: because.points / 100,
    source: because.source,
  }
  return capital(words?.entry?.(told, (other) => names[other] ?? '', true, view)?.trim() ?? because.words)
}

/** The coach's reasons in the page's language: what a line does in the words of the log, and more. */

import { figure } from '../i18n/figure'
import { t } from '../i18n/index.svelte'
import { capital, maybe } from '../i18n/say'
import type { GameWords } from '../slot/table'
import type { AdviceReason, Told } from '../wire'

/** Reasons for the better line come first, then its costs, then what the other line does. */
function rank({ code, line, points, values }: AdviceReason): number {
  if (code === 'same' || code === 'only') return 0
  if (line === 'next') return 4
  return (points || Number(values['amount'] ?? 0)) < 0 ? 3 : code === 'holds' ? 2 : 1
}

/** Return reasons as sentences, each only once. */
export function becauseWords(
  reasons: readonly AdviceReason[],
  words: GameWords | undefined,
  seat: number,
  view: unknown,
): readonly string[] {
  const ordered = reasons.toSorted((one, other) => rank(one) - rank(other))
  return [...new Set(ordered.map((one) => reasonText(one, words, seat, view)).filter(Boolean))]
}

function reasonText(because: AdviceReason, words: GameWords | undefined, seat: number, view: unknown): string {
  const said = ownText(because, words) ?? journalText(because, words, seat, view)
  return because.line === 'next' && said ? t('because-next', { what: said }) : said
}

/** Return a reason with a code of the coach's own. */
function ownText({ code, source, points, values }: AdviceReason, words: GameWords | undefined): string | undefined {
  if (code === 'same' || code === 'only') return t(`because-${code}`)
  if (code === 'ahead') return t('because-ahead', { points: figure(points / 100) })
  if (code === 'later') {
    const what = words?.source?.(source) ?? source.replaceAll('-', ' ')
    return t(points < 0 ? 'because-later-less' : 'because-later-more', { points: figure(Math.abs(points) / 100), what })
  }
  if (code !== 'holds') return undefined
  const amount = Number(values['amount'] ?? 0)
  const what = maybe(`because-held-${String(values['what'])}`) ?? String(values['what']).replaceAll('-', ' ')
  return t(amount < 0 ? 'because-holds-less' : 'because-holds-more', { count: Math.abs(amount), what })
}

/** Return what a line does, in the words of the log. */
function journalText(because: AdviceReason, words: GameWords | undefined, seat: number, view: unknown): string {
  const told: Told = {
    code: because.code,
    seat,
    values: because.values as Told['values'],
    words: because.words,
    points: because.points / 100,
    source: because.source,
  }
  return capital(words?.entry?.(told, () => '', true, view)?.trim() ?? because.words)
}

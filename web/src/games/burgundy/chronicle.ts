/** The journal of the engine as a chronicle in the language of the page: who, what, where. */

import { maybe } from '../../app/say'
import { t } from '../../i18n/index.svelte'
import type { Told } from '../../net/types'
import type { Heading } from '../../table/slot'
import { ROUNDS } from './box'
import { BUILDINGS, COLOURS, type Colour, GOODS, KINDS } from './names'
import { tileName } from './phrases'
import { goodsName, sourceText } from './said'

type Word = string | number

/** A line of the log, `bare` without who acts; nothing where the page has no words of its own for it. */
export function entryText(told: Told, name: (seat: number) => string, bare = false): string | undefined {
  const values: Record<string, Word> = {
    who: told.seat >= 0 && !bare ? name(told.seat) : '',
    points: told.points ?? 0,
    // What an entry may leave out.
    workers: 0,
    silver: 0,
    used_as: 0,
    lost: '',
    gone: 0,
    depot: 0,
    unused: 0,
  }
  for (const [key, value] of Object.entries(told.values)) values[key] = wordOf(key, value, name)
  if (values['used_as'] === values['shows']) values['used_as'] = 0
  return maybe(`log-${told.code}`, values)
}

/** Phases are parts of the chronicle, rounds steps of them. */
export function headingOf(told: Told): Heading | undefined {
  if (told.code === 'phase') return { rank: 'part', words: t('phase', { phase: String(told.values['phase']) }) }
  if (told.code !== 'round') return undefined
  return { rank: 'step', words: t('round-of', { round: Number(told.values['round']), rounds: ROUNDS }) }
}

function wordOf(key: string, value: Told['values'][string], name: (seat: number) => string): Word {
  if (Array.isArray(value)) return listOf(key, value, name)
  if (key === 'goods' || key === 'lost') return typeof value === 'number' && value > 0 ? goodsName(value) : value
  if (key === 'seat' && typeof value === 'number') return name(value - 1)
  if (key === 'depot') return value === 'black' ? t('depot-black') : t('depot', { number: value })
  if (typeof value === 'number') return value
  if (key === 'colour' && (COLOURS as readonly string[]).includes(value)) return t(`colour-${value as Colour}`)
  if (key === 'for' || key === 'effect') return sourceText(value) ?? named(value)
  if (key === 'bonus') return maybe(`route-${value}`) ?? value
  if (key === 'storage') return maybe(`do-store-${value}`) ?? value
  if (key === 'with') return maybe(`log-with-${value}`) ?? value
  return named(value)
}

function named(value: string): string {
  return KINDS.includes(value) || (BUILDINGS as readonly string[]).includes(value) ? tileName(value) : value
}

function listOf(key: string, values: readonly Word[], name: (seat: number) => string): string {
  if (key === 'order') return values.map((seat) => name(Number(seat) - 1)).join(', ')
  if ((key === 'goods' || key === 'lost') && values.every((value) => Number(value) <= GOODS)) {
    return values.map((value) => goodsName(Number(value))).join(', ') || t('log-no-goods')
  }
  return values.join(', ')
}

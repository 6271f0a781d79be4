/** What is wrong with a position, in the page's words. */

import { t } from '../../../i18n/index.svelte'
import { inEnglish } from '../../../i18n/names'
import { maybe } from '../../../i18n/say'
import { COLOURS, type Colour, KINDS } from '../facts/names'
import { tileName } from '../words/phrases'

/** The engine's complaint: the field, English words, and a code with values if it has one. */
export interface Wrong {
  readonly field: string
  readonly words: string
  readonly fault: string
  readonly values: Readonly<Record<string, unknown>>
}

/** Return what is wrong: in English in the engine's words, without the field; otherwise the message of the fault. */
export function faultWords({ field, words, fault, values }: Wrong): string {
  const english = inEnglish(words.startsWith(`${field}: `) ? words.slice(field.length + 2) : words)
  if (english) return english
  const said = Object.entries(values).map(([name, value]) => [name, valueWords(name, value)])
  return (fault && maybe(`position-${fault}`, Object.fromEntries(said))) || t('position-wrong')
}

function valueWords(name: string, value: unknown): string | number {
  if (typeof value === 'number') return (name === 'goods' && maybe(`goods-${value}`)) || value
  const word = String(value)
  if (name === 'colour' && (COLOURS as readonly string[]).includes(word)) return t(`region-${word as Colour}`)
  return name === 'tile' && KINDS.includes(word) ? tileName(word) : word
}

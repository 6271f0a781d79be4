/** What is wrong with a position, in the words of the page. */

import { t } from '../../../i18n/index.svelte'
import { inEnglish } from '../../../i18n/names'
import { maybe } from '../../../i18n/say'
import { COLOURS, type Colour, KINDS } from '../facts/names'
import { tileName } from '../words/phrases'

/** What the engine says is wrong: where, in English, and as a code with values if it has one. */
export interface Wrong {
  readonly field: string
  readonly words: string
  readonly fault: string
  readonly values: Readonly<Record<string, unknown>>
}

/** Say what is wrong: in English as the engine says it, without the field; else the message of the fault. */
export function faultWords({ field, words, fault, values }: Wrong): string {
  const english = inEnglish(words.startsWith(`${field}: `) ? words.slice(field.length + 2) : words)
  if (english) return english
  const said = Object.entries(values).map(([name, value]) => [name, valueWords(name, value)])
  return (fault && maybe(`position-${fault}`, Object.fromEntries(said))) || t('position-wrong')
}

function valueWords(name: string, value: unknown): string | number {
  if (typeof value === 'number') return (name === 'goods' && maybe(`goods-${value}`)) || value
  const word = String(value)
  if (name === 'colour' && (COLOURS as readonly string[]).includes(word)) return t(`colour-${word as Colour}`)
  return name === 'tile' && KINDS.includes(word) ? tileName(word) : word
}

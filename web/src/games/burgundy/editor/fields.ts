/** The fields of a position in the page's words: the engine names them as in the document. */

import { t } from '../../../i18n/index.svelte'
import { maybe } from '../../../i18n/say'
import { KINDS } from '../facts/names'
import { tileName } from '../words/phrases'

/**
 * Return which field is meant: whose, and which part; its quoted name in the document if the page has no name for it.
 * `hex` names a hex of a duchy by what is printed on it.
 */
export function fieldWords(
  field: string,
  names: readonly string[],
  hex: (duchy: number, number: number) => string = () => '',
): string {
  const [, list = '', index, rest = ''] = /^(\w+)(?:\[(\d+)\])?\.?(.*)$/.exec(field) ?? []
  const own = (list === 'seats' || list === 'duchies') && index !== undefined
  const whose = own ? (names[Number(index)] ?? '') : ''
  const [what = '', which = ''] = (own ? rest : [list, rest].filter(Boolean).join('.')).split(/[.[\]]+/)
  const place = what === 'tiles' ? hex(Number(index), Number(which)) : ''
  const said = place || (maybe(`field-${what.replaceAll('_', '-')}`, { which: which || '–' }) ?? otherWords(what))
  return `${[whose, said].filter(Boolean).join(', ') || t('field-position')}:`
}

/** A tile that occurs too often, or a field that only the document names. */
function otherWords(name: string): string {
  if (KINDS.includes(name)) return tileName(name)
  return name && t('field-other', { name })
}

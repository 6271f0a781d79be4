/** Why a game cannot be set up. */

import { t } from '../../i18n/index.svelte'
import { inEnglish, optionName } from '../../i18n/names'
import { maybe } from '../../i18n/say'
import { Refused } from '../../net/api'
import { why } from '../../net/refusal'
import type { OptionInfo, ReasonInfo } from '../../wire'

/** Return why a game cannot be set up: the engine names the option and the reason. */
export function setupTrouble(game: string, options: readonly OptionInfo[], error: unknown): string {
  const [, name, words] = /^option (\w+): (.*)$/s.exec(error instanceof Error ? error.message : '') ?? []
  const option = options.find((one) => one.name === name)
  if (!option) return why(error)
  const title = optionName(game, option)
  const fault = error instanceof Refused && error.reason ? faultText(error.reason) : undefined
  if (fault) return `${title}: ${fault}`
  return inEnglish(`${title}: ${words}.`) ?? t('refused-option', { option: title })
}

/** Return what is wrong with an option's text, such as a card set; undefined if there is no message for it. */
function faultText({ code, values }: ReasonInfo): string | undefined {
  const said = Object.fromEntries(
    Object.entries(values).map(([name, value]) => [name, Array.isArray(value) ? value.join(', ') : (value as string)]),
  )
  const words = maybe(`fault-${code}`, said)
  return words && Number(values['more'] ?? 0) > 0 ? t('fault-more', { words, more: Number(values['more']) }) : words
}

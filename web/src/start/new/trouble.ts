/** Why a game cannot be set up. */

import { t } from '../../i18n/index.svelte'
import { inEnglish, optionName } from '../../i18n/names'
import { why } from '../../net/refusal'
import type { OptionInfo } from '../../wire'

/** Why a game cannot be set up like this: the engine names the option and says why in English. */
export function setupTrouble(game: string, options: readonly OptionInfo[], error: unknown): string {
  const [, name, words] = /^option (\w+): (.*)$/s.exec(error instanceof Error ? error.message : '') ?? []
  const option = options.find((one) => one.name === name)
  if (!option) return why(error)
  const title = optionName(game, option)
  return inEnglish(`${title}: ${words}.`) ?? t('refused-option', { option: title })
}

/** Messages whose id comes from the engine: said if there is such a message. */

import type { FluentVariable } from '@fluent/bundle'
import { language } from '../i18n/index.svelte'

export function maybe(id: string, values?: Record<string, FluentVariable>): string | undefined {
  return language.say(id, values)
}

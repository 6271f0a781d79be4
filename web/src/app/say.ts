/** Messages whose id comes from the engine: said if there is such a message. */

import type { FluentVariable } from '@fluent/bundle'
import { language } from '../i18n/index.svelte'

export function maybe(id: string, values?: Record<string, FluentVariable>): string | undefined {
  const [name = '', attribute] = id.split('.')
  const message = language.bundle?.getMessage(name)
  const pattern = attribute === undefined ? message?.value : message?.attributes[attribute]
  if (!language.bundle || !pattern) return undefined
  return language.bundle.formatPattern(pattern, values ?? null)
}

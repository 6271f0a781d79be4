/** Refusals in the language of the page. */

import { maybe } from '../i18n/say'
import { Refused } from './api'

/** Say why something was refused; what has no message is said as the server says it. */
export function why(error: unknown): string {
  if (!(error instanceof Refused)) return maybe('refused-mistake') ?? String(error)
  return maybe(`refused-${error.code}`) ?? error.message
}

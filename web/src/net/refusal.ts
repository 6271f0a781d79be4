/** Refusals in the page's language. */

import { maybe } from '../i18n/say'
import { Refused } from './api'

/** Return why something was refused, in the server's words if there is no message. */
export function why(error: unknown): string {
  if (!(error instanceof Refused)) return maybe('refused-mistake') ?? String(error)
  return maybe(`refused-${error.code}`) ?? error.message
}

/** The names of kinds of mistakes in the page's language. */

import { capital, maybe } from '../../i18n/say'

/** Return the name of a kind of mistakes. */
export function mistakeName(game: string, mistake: string): string {
  const key = `${game}-${mistake}`
  return maybe(`mistake-${key}`) ?? capital(mistake)
}

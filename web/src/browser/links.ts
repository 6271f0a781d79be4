/** Addresses to share: they describe their target to the recipient, in the language of the person who shares them. */

import { language } from '../i18n/index.svelte'
import { type Route, readAddress } from './route.svelte'

export type LinkKind = 'join' | 'watch' | 'carry'

/** Return the address of a link; one that carries a seat is secret, so no server sees it. */
export function linkTo(kind: LinkKind, token: string, moment?: number): string {
  if (kind === 'carry') return `${location.origin}/#${token}`
  const at = moment === undefined ? '' : `/${moment}`
  const spoken = language.current === 'en' ? '' : `?lang=${language.current}`
  return `${location.origin}/${kind}/${token}${at}${spoken}`
}

/** Return the shortest form of an address, for a camera to read. */
export function shortLink(link: string): string {
  return link.replace(/\?.*$/, '')
}

/** Return the place that a pasted text leads to: a whole link, or the part after `#`. */
export function pasted(text: string): Route {
  const words = text.trim()
  const hash = words.indexOf('#')
  if (hash >= 0) return readAddress({ pathname: '/', hash: words.slice(hash) })
  const url = URL.canParse(words) ? new URL(words) : undefined
  return readAddress(url ?? { pathname: '/', hash: words })
}

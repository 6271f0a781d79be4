/** Addresses to hand on: they tell whoever is given them what they lead to, in the language of who hands them on. */

import { language } from '../i18n/index.svelte'
import { type Route, readAddress } from './route.svelte'

export type LinkKind = 'join' | 'watch' | 'carry'

/** The address of a link; one that carries a seat tells nobody anything, so no server sees it. */
export function linkTo(kind: LinkKind, token: string, moment?: number): string {
  if (kind === 'carry') return `${location.origin}/#${token}`
  const at = moment === undefined ? '' : `/${moment}`
  const spoken = language.current === 'en' ? '' : `?lang=${language.current}`
  return `${location.origin}/${kind}/${token}${at}${spoken}`
}

/** The same address as short as it can be, for what is read by a camera. */
export function shortLink(link: string): string {
  return link.replace(/\?.*$/, '')
}

/** Where a text leads that somebody has pasted: a whole link, or what stands behind `#`. */
export function pasted(text: string): Route {
  const words = text.trim()
  const hash = words.indexOf('#')
  if (hash >= 0) return readAddress({ pathname: '/', hash: words.slice(hash) })
  const url = URL.canParse(words) ? new URL(words) : undefined
  return readAddress(url ?? { pathname: '/', hash: words })
}

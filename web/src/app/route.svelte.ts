/**
 * Where in the page we are: behind `#/` stands a place, behind a bare `#` a token that somebody handed on.
 *
 * Nothing behind `#` is ever sent to a server, and a token leaves the address as soon as it is read.
 */

export type Route =
  | { readonly page: 'start' }
  | { readonly page: 'new'; readonly game: string }
  | { readonly page: 'learn'; readonly game: string }
  | { readonly page: 'solo'; readonly game: string }
  | { readonly page: 'table'; readonly table: string }
  | { readonly page: 'replay'; readonly table: string; readonly at?: number }
  | { readonly page: 'record' }
  | { readonly page: 'rules'; readonly game: string; readonly at: string }
  | { readonly page: 'join'; readonly token: string }
  | { readonly page: 'lost' }

const TOKEN = /^[A-Za-z0-9_-]{16,128}$/
const TABLE = /^[0-9a-f]{16}$/
const MOMENT = /^\d{1,5}$/
const ANCHOR = /^[A-Za-z0-9.-]{0,40}$/

/** Read the part of an address from `#` on. */
export function read(hash: string): Route {
  const inside = hash.replace(/^#/, '')
  if (inside === '' || inside === '/') return { page: 'start' }
  if (!inside.startsWith('/')) return TOKEN.test(inside) ? { page: 'join', token: inside } : { page: 'lost' }
  const [, page = '', what = '', at = ''] = inside.split('/')
  if ((page === 'new' || page === 'learn' || page === 'solo') && /^[a-z]+$/.test(what)) return { page, game: what }
  if (page === 'solo') return { page, game: 'burgundy' }
  if (page === 'replay' && TABLE.test(what) && MOMENT.test(at)) return { page, table: what, at: Number(at) }
  if ((page === 'table' || page === 'replay') && TABLE.test(what)) return { page, table: what }
  if (page === 'rules' && /^[a-z]+$/.test(what) && ANCHOR.test(at)) return { page, game: what, at }
  if (page === 'record') return { page }
  return { page: 'lost' }
}

/** Write the address of a place. */
export function address(route: Route): string {
  if (route.page === 'new' || route.page === 'learn' || route.page === 'solo') return `#/${route.page}/${route.game}`
  if (route.page === 'replay' && route.at !== undefined) return `#/replay/${route.table}/${route.at}`
  if (route.page === 'table' || route.page === 'replay') return `#/${route.page}/${route.table}`
  if (route.page === 'rules') return `#/rules/${route.game}${route.at && `/${route.at}`}`
  if (route.page === 'join') return `#${route.token}`
  return route.page === 'record' ? '#/record' : '#/'
}

/** Places that stay as they are while somebody reads the rules over them. */
const KEPT: readonly Route['page'][] = ['new', 'table', 'replay', 'record']

class Way {
  route: Route = $state.raw({ page: 'start' })
  /** The place that the rules lie over, if they were opened from one that is kept. */
  below: Route | undefined = $state.raw()

  start(): void {
    addEventListener('hashchange', () => this.#arrive())
    this.#arrive()
  }

  #arrive(): void {
    const next = read(location.hash)
    const back = this.below && address(this.below) === address(next) ? this.below : undefined
    if (next.page !== 'rules') this.below = undefined
    else if (KEPT.includes(this.route.page)) this.below = this.route
    this.route = back ?? next
  }

  go(route: Route): void {
    location.hash = address(route)
  }

  /** Return to the place below the rules. */
  back(): void {
    history.back()
  }

  /** Go somewhere without a way back to here. */
  replace(route: Route): void {
    history.replaceState(null, '', address(route))
    this.route = route
  }
}

export const way = new Way()

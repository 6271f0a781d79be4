/**
 * The current place in the page: `#/` starts a place, a bare `#` starts a token that someone shared. A link with a
 * preview has its token in the path (`/join/TOKEN`, `/watch/TOKEN/MOMENT`): the server answers with the same page.
 *
 * Nothing after `#` is ever sent to a server, and a token leaves the address as soon as it is used.
 */

export type Route =
  | { readonly page: 'start' }
  | { readonly page: 'new'; readonly game: string }
  | { readonly page: 'learn'; readonly game: string }
  | { readonly page: 'solo'; readonly game: string }
  | { readonly page: 'table'; readonly table: string }
  | { readonly page: 'replay'; readonly table: string; readonly at?: number; readonly review?: true }
  | { readonly page: 'analysis'; readonly table?: string; readonly at?: number }
  | { readonly page: 'tree'; readonly tree: string }
  | { readonly page: 'editor'; readonly game: string }
  | { readonly page: 'record' }
  | { readonly page: 'profile' }
  | { readonly page: 'puzzles'; readonly game?: string; readonly kind?: string }
  | { readonly page: 'puzzle'; readonly puzzle: string }
  | { readonly page: 'drill' }
  | { readonly page: 'rules'; readonly game: string; readonly at: string }
  | { readonly page: 'join'; readonly token: string; readonly at?: number }
  | { readonly page: 'lost' }

/** Where the page lies: at the root of a server, or wherever its files are. */
const HOME = import.meta.env.BASE_URL
const TOKEN = /^[A-Za-z0-9_-]{16,128}$/
const TABLE = /^[0-9a-f]{16}$/
const TREE = /^[A-Za-z0-9_-]{16,64}$/
const PUZZLE = /^[0-9a-f]{12}$/
const KIND = /^[a-z-]{1,40}$/
const MOMENT = /^\d{1,5}$/
const LINKS: readonly string[] = ['join', 'watch']
/** Places of one game; solo games and the editor can also be opened without naming it. */
const OF_A_GAME: readonly string[] = ['new', 'learn', 'solo', 'editor']
const ANCHOR = /^[A-Za-z0-9.-]{0,40}$/

/** Read the part of an address from `#` on. */
export function read(hash: string): Route {
  const inside = hash.replace(/^#/, '')
  if (inside === '' || inside === '/') return { page: 'start' }
  if (!inside.startsWith('/')) return followed(inside.split('/'))
  const [, page = '', what = '', at = ''] = inside.split('/')
  if (OF_A_GAME.includes(page) && /^[a-z]+$/.test(what)) return { page, game: what } as Route
  if (page === 'solo' || page === 'editor') return { page, game: '' }
  if (page === 'replay' && TABLE.test(what) && MOMENT.test(at)) return { page, table: what, at: Number(at) }
  if (page === 'replay' && TABLE.test(what) && at === 'review') return { page, table: what, review: true }
  if ((page === 'table' || page === 'replay') && TABLE.test(what)) return { page, table: what }
  if (page === 'analysis') return analysed(what, at)
  if (page === 'tree' && TREE.test(what)) return { page, tree: what }
  if (page === 'rules' && /^[a-z]+$/.test(what) && ANCHOR.test(at)) return { page, game: what, at }
  if (page === 'puzzle' && PUZZLE.test(what)) return { page, puzzle: what }
  if (page === 'puzzles') return listed(what, at)
  if (page === 'record' || page === 'profile' || page === 'drill') return { page }
  return { page: 'lost' }
}

function analysed(table: string, at: string): Route {
  if (table === '') return { page: 'analysis' }
  if (!TABLE.test(table) || (at !== '' && !MOMENT.test(at))) return { page: 'lost' }
  return { page: 'analysis', table, ...(at !== '' && { at: Number(at) }) }
}

function listed(game: string, kind: string): Route {
  if (game === '') return { page: 'puzzles' }
  if (!/^[a-z]+$/.test(game) || (kind !== '' && !KIND.test(kind))) return { page: 'lost' }
  return { page: 'puzzles', game, ...(kind !== '' && { kind }) }
}

function followed([token = '', at]: readonly string[]): Route {
  if (!TOKEN.test(token) || (at !== undefined && !MOMENT.test(at))) return { page: 'lost' }
  return { page: 'join', token, ...(at !== undefined && { at: Number(at) }) }
}

/** Read a whole address: the part after `#` counts, or else a token in the path. */
export function readAddress({ pathname, hash }: Pick<URL, 'pathname' | 'hash'>): Route {
  const [, link = '', ...rest] = pathname.replace(/\/$/, '').split('/')
  if (hash.length > 1 || !(LINKS.includes(link) || link === 'analysis' || link === 'puzzle')) return read(hash)
  if (link === 'puzzle') return read(`#/puzzle/${rest.join('/')}`)
  if (link === 'analysis') return read(`#/tree/${rest.join('/')}`)
  return followed(rest)
}

/** Return the address of a place. */
export function address(route: Route): string {
  if (route.page === 'new' || route.page === 'learn' || route.page === 'solo' || route.page === 'editor')
    return `#/${route.page}${route.game && `/${route.game}`}`
  if (route.page === 'replay' && route.at !== undefined) return `#/replay/${route.table}/${route.at}`
  if (route.page === 'replay' && route.review) return `#/replay/${route.table}/review`
  if (route.page === 'tree') return `#/tree/${route.tree}`
  if (route.page === 'puzzle') return `#/puzzle/${route.puzzle}`
  if (route.page === 'puzzles')
    return ['#/puzzles', route.game, route.kind].filter((part) => part !== undefined).join('/')
  if (route.page === 'analysis')
    return ['#/analysis', route.table, route.at].filter((part) => part !== undefined).join('/')
  if (route.page === 'table' || route.page === 'replay') return `#/${route.page}/${route.table}`
  if (route.page === 'rules') return `#/rules/${route.game}${route.at && `/${route.at}`}`
  if (route.page === 'join') return `#${route.token}${route.at === undefined ? '' : `/${route.at}`}`
  return PLAIN.includes(route.page) ? `#/${route.page}` : '#/'
}

/** Places whose address is just their name. */
const PLAIN: readonly Route['page'][] = ['record', 'profile', 'drill']

/** Places that stay open while the rules are read over them. */
const KEPT: readonly Route['page'][] = ['new', 'table', 'replay', 'record', 'analysis', 'tree', 'editor', 'puzzle']

class Way {
  route: Route = $state.raw({ page: 'start' })
  /** The place below the rules, if they were opened from one that stays open. */
  below: Route | undefined = $state.raw()

  /** The last address read: the browser may report going back twice. */
  #seen = ''

  start(): void {
    addEventListener('hashchange', () => this.#arrive())
    addEventListener('popstate', () => this.#arrive())
    this.#arrive()
  }

  #arrive(): void {
    if (location.href === this.#seen) return
    const next = readAddress(location)
    if (location.hash.length > 1) this.#leaveLink(location.hash)
    this.#seen = location.href
    const back = this.below && address(this.below) === address(next) ? this.below : undefined
    if (next.page !== 'rules') this.below = undefined
    else if (KEPT.includes(this.route.page)) this.below = this.route
    this.route = back ?? next
  }

  /** An address with a place after `#` needs no token in its path. */
  #leaveLink(hash: string): void {
    if (readAddress({ pathname: location.pathname, hash: '' }).page !== 'start')
      history.replaceState(null, '', `${HOME}${hash}`)
  }

  go(route: Route): void {
    location.hash = address(route)
  }

  /** Return to the place below the rules. */
  back(): void {
    history.back()
  }

  /** Go somewhere without adding to the history. */
  replace(route: Route): void {
    history.replaceState(null, '', `${HOME}${address(route)}`)
    this.#seen = location.href
    this.route = route
  }
}

export const way = new Way()

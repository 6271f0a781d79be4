/** What the page offers, found and used from inside the page: these functions run there, so each stands for itself. */

export interface Offer {
  readonly selector: string
  readonly index: number
}

/** What the page shows of the choice that is going on. */
export interface Shown {
  readonly turn: string
  readonly ply: number
  /** All that changes with a pick. */
  readonly all: string
}

/**
 * Wait for the page, and say what it shows: whose turn it is once somebody asks me something or the game is over, or, after
 * a pick, whatever is shown instead of what was shown before, as soon as the server has answered.
 */
export function settled(before: string | null): Promise<Shown> {
  const look = (): Shown => {
    const frame = document.querySelector<HTMLElement>('[data-turn]')
    const chosen = [...(frame?.querySelectorAll('[aria-pressed="true"]') ?? [])]
    const { turn = '', ply = '' } = frame?.dataset ?? {}
    return {
      turn,
      ply: Number(ply),
      all: [ply, turn, ...chosen.map((one) => one.getAttribute('aria-label'))].join(' '),
    }
  }
  const reached = ({ turn, all }: Shown) =>
    (before === null ? /mine|over/.test(turn) : all !== before && turn !== 'sending') &&
    !document.querySelector('[data-going]')
  return new Promise((resolve, reject) => {
    const said = () => document.querySelector('footer .sentence')?.textContent
    const end = setTimeout(() => reject(new Error(`nothing happened: ${said()}`)), 300_000)
    const check = () => {
      const now = look()
      if (!reached(now)) return
      watch.disconnect()
      clearTimeout(end)
      resolve(now)
    }
    const watch = new MutationObserver(check)
    watch.observe(document, { subtree: true, childList: true, attributes: true })
    check()
  })
}

/** The first offer that can be seen; of several alike, one that the count of picks names. */
export function first([selectors, picks]: readonly [readonly string[], number]): Offer | null {
  for (const selector of selectors) {
    const found = [...document.querySelectorAll(selector)]
    const seen = found.filter((one) => one.checkVisibility())
    const one = seen[(picks * 7) % Math.max(seen.length, 1)]
    if (one) return { selector, index: found.indexOf(one) }
  }
  return null
}

/**
 * Play until something is seen or the game is over, one click after the other as soon as the page has answered; says
 * whether the game goes on. The offers of every pick follow from its number; tabs are turned where nothing is offered.
 * Meanwhile what takes no focus is hidden, so that little is left to draw; it has its place as ever.
 */
export async function playOn([offers, goal]: readonly [readonly (readonly string[])[], string]): Promise<boolean> {
  const until = (what: string, reached: () => boolean) =>
    new Promise<void>((resolve, reject) => {
      if (reached()) return resolve()
      const said = () => document.querySelector('footer .sentence')?.textContent
      const end = setTimeout(() => reject(new Error(`${what} never came: ${said()}`)), 60_000)
      const check = () => {
        if (!reached()) return
        watch.disconnect()
        clearTimeout(end)
        resolve()
      }
      const watch = new MutationObserver(() => setTimeout(check))
      watch.observe(document, { subtree: true, childList: true, attributes: true })
    })
  const state = () => {
    const frame = document.querySelector<HTMLElement>('.frame')
    const chosen = [...(frame?.querySelectorAll('[aria-pressed="true"]') ?? [])]
    const tab = frame?.querySelector('nav [aria-current]')?.textContent
    const { turn, ply } = frame?.dataset ?? {}
    return { turn, all: [ply, turn, tab, ...chosen.map((one) => one.getAttribute('aria-label'))].join(' ') }
  }
  const seen = (selector: string) => [...document.querySelectorAll(selector)].filter((one) => one.checkVisibility())
  const alike = (selectors: readonly string[]): readonly Element[] => {
    for (const selector of selectors) {
      const found = seen(selector)
      if (found.length > 0) return found
    }
    return []
  }
  const focusable = 'a, button, dialog, input, select, summary, textarea, [tabindex]'
  const hidden = new CSSStyleSheet()
  hidden.replaceSync(
    `:not(${focusable}) { visibility: hidden !important } :where(${focusable}) { visibility: visible }`,
  )
  document.adoptedStyleSheets = [...document.adoptedStyleSheets, hidden]
  try {
    for (let picks = 0; picks < 5000; picks += 1) {
      await until('my turn', () => /mine|over/.test(state().turn ?? '') && !document.querySelector('[data-going]'))
      if (state().turn === 'over') return false
      if (goal && seen(goal).length > 0) return true
      const before = state().all
      const offered = alike([...(offers[picks % offers.length] ?? []), 'nav button:not([aria-current])'])
      const one = offered[(picks * 7) % Math.max(offered.length, 1)]
      if (!one) throw new Error(`nothing is offered: ${document.querySelector('footer .sentence')?.textContent}`)
      one.dispatchEvent(new MouseEvent('click', { bubbles: true, cancelable: true, detail: 1 }))
      await until('an answer', () => state().all !== before && state().turn !== 'sending')
    }
    throw new Error('the game does not end')
  } finally {
    document.adoptedStyleSheets = document.adoptedStyleSheets.filter((sheet) => sheet !== hidden)
  }
}

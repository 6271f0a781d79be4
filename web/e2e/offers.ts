/** What the page offers, found and used from inside the page: these functions run there, so each stands for itself. */

export interface Offer {
  readonly selector: string
  readonly index: number
}

/** What the page shows of the choice that is going on. */
export function shown(): string {
  const frame = document.querySelector<HTMLElement>('.frame')
  const chosen = [...(frame?.querySelectorAll('[aria-pressed="true"]') ?? [])].map((one) =>
    one.getAttribute('aria-label'),
  )
  return [frame?.dataset['ply'], frame?.dataset['turn'], ...chosen].join(' ')
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
 */
export async function playOn([offers, goal]: readonly [readonly (readonly string[])[], string]): Promise<boolean> {
  const until = async (what: string, reached: () => boolean) => {
    const end = performance.now() + 60_000
    while (!reached()) {
      if (performance.now() > end)
        throw new Error(`${what} never came: ${document.querySelector('footer .sentence')?.textContent}`)
      await new Promise((resolve) => setTimeout(resolve, 4))
    }
  }
  const state = () => {
    const frame = document.querySelector<HTMLElement>('.frame')
    const chosen = [...(frame?.querySelectorAll('[aria-pressed="true"]') ?? [])]
    const tab = frame?.querySelector('nav [aria-current]')?.textContent
    const { turn, ply } = frame?.dataset ?? {}
    return { turn, all: [ply, turn, tab, ...chosen.map((one) => one.getAttribute('aria-label'))].join(' ') }
  }
  const seen = (selector: string) => [...document.querySelectorAll(selector)].filter((one) => one.checkVisibility())
  for (let picks = 0; picks < 5000; picks += 1) {
    await until('my turn', () => /mine|over/.test(state().turn ?? '') && !document.querySelector('[data-going]'))
    if (state().turn === 'over') return false
    if (goal && seen(goal).length > 0) return true
    const before = state().all
    const row = [...(offers[picks % offers.length] ?? []), 'nav button:not([aria-current])']
    const alike = row.map(seen).find((found) => found.length > 0) ?? []
    const one = alike[(picks * 7) % Math.max(alike.length, 1)]
    if (!one) throw new Error(`nothing is offered: ${document.querySelector('footer .sentence')?.textContent}`)
    one.dispatchEvent(new MouseEvent('click', { bubbles: true, cancelable: true, detail: 1 }))
    await until('an answer', () => state().all !== before && state().turn !== 'sending')
  }
  throw new Error('the game does not end')
}

/**
 * Explanations: anything on the page can say what it is, on hover, on a long press and on focus.
 *
 * `{@attach explain(() => explanation)}` asks when it is needed; one `ExplainHost` on the page shows it.
 */

import type { Attachment } from 'svelte/attachments'
import type { Explanation } from '../board/state'

const HOVER_DELAY = 380
const PRESS_DELAY = 480
const HOST_ID = 'explanation'

interface Shown {
  readonly explanation: Explanation
  readonly at: DOMRect
}

class Explainer {
  shown: Shown | null = $state.raw(null)
  #owner: Element | undefined
  #timer: ReturnType<typeof setTimeout> | undefined

  after(delay: number, owner: Element, ask: () => Explanation | undefined): void {
    this.cancel()
    this.#timer = setTimeout(() => this.show(owner, ask), delay)
  }

  show(owner: Element, ask: () => Explanation | undefined): void {
    this.hide()
    const explanation = ask()
    if (!explanation) return
    this.#owner = owner
    owner.setAttribute('aria-describedby', HOST_ID)
    this.shown = { explanation, at: owner.getBoundingClientRect() }
  }

  cancel(): void {
    clearTimeout(this.#timer)
  }

  hide(owner?: Element): void {
    this.cancel()
    if (owner && owner !== this.#owner) return
    this.#owner?.removeAttribute('aria-describedby')
    this.#owner = undefined
    this.shown = null
  }
}

export const explainer = new Explainer()
export { HOST_ID }

/** Let an element explain itself; what is asked for may be nothing. */
export function explain(ask: () => Explanation | undefined): Attachment<Element> {
  return (element) => {
    const listen = new AbortController()
    const options = { signal: listen.signal }
    const on = (type: string, does: (event: PointerEvent) => void) =>
      element.addEventListener(type, (event) => does(event as PointerEvent), options)
    on('pointerenter', (event) => event.pointerType === 'mouse' && explainer.after(HOVER_DELAY, element, ask))
    on('pointerleave', () => explainer.hide(element))
    on('pointerdown', (event) => {
      explainer.hide()
      if (event.pointerType !== 'mouse') explainer.after(PRESS_DELAY, element, ask)
    })
    on('pointerup', () => explainer.cancel())
    on('pointercancel', () => explainer.cancel())
    on('contextmenu', (event) => explainer.shown && event.preventDefault())
    on('focus', () => element.matches(':focus-visible') && explainer.after(HOVER_DELAY, element, ask))
    // What is taken off the page loses the focus while the page is being drawn, when nothing may change.
    on('blur', () => queueMicrotask(() => explainer.hide(element)))
    element.addEventListener(
      'keydown',
      (event) => {
        if ((event as KeyboardEvent).key === 'Escape' && explainer.shown) {
          explainer.hide()
          event.stopPropagation()
        }
      },
      options,
    )
    return () => {
      listen.abort()
      queueMicrotask(() => explainer.hide(element))
    }
  }
}

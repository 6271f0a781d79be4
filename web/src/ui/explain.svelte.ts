/**
 * Explanations: anything on the page can explain itself, on hover, on a long press and on focus.
 *
 * `{@attach explain(() => explanation)}` is called when needed; one `ExplainHost` on the page shows it. If the rules
 * say more there is a link: the pointer can be moved to it, a finger finds it after a long press, and the R or F1 key
 * opens it for the thing with the focus.
 */

import type { Attachment } from 'svelte/attachments'
import type { Explanation } from './explanation'

const HOVER_DELAY = 380
const PRESS_DELAY = 480
/** The time to move the pointer from a thing to the link of its explanation. */
const LEAVE_DELAY = 360
const TEXT_ID = 'explanation'
const HOST_ID = 'explanation-host'

interface Shown {
  readonly explanation: Explanation
  readonly at: DOMRect
}

class Explainer {
  shown: Shown | null = $state.raw(null)
  #owner: Element | undefined
  /** The thing whose explanation is about to be shown. */
  #next: Element | undefined
  #timer: ReturnType<typeof setTimeout> | undefined
  #leaving: ReturnType<typeof setTimeout> | undefined

  after(delay: number, owner: Element, ask: () => Explanation | undefined): void {
    this.cancel()
    this.#next = owner
    this.#timer = setTimeout(() => this.show(owner, ask), delay)
  }

  show(owner: Element, ask: () => Explanation | undefined): void {
    this.hide()
    const explanation = ask()
    if (!explanation) return
    this.#owner = owner
    owner.setAttribute('aria-describedby', TEXT_ID)
    this.shown = { explanation, at: owner.getBoundingClientRect() }
  }

  cancel(): void {
    clearTimeout(this.#timer)
  }

  hide(owner?: Element): void {
    // What had the focus before does not take the explanation from what has it now.
    if (!owner || owner === this.#next) this.cancel()
    if (owner && owner !== this.#owner) return
    this.stay()
    this.#owner?.removeAttribute('aria-describedby')
    this.#owner = undefined
    this.shown = null
  }

  /** Called when the pointer leaves a thing or its explanation: without a link it closes immediately. */
  leave(owner?: Element): void {
    if (!this.shown?.explanation.href) {
      this.hide(owner)
      return
    }
    this.cancel()
    if (owner && owner !== this.#owner) return
    this.stay()
    this.#leaving = setTimeout(() => this.hide(), LEAVE_DELAY)
  }

  /** Called when the pointer has reached the explanation. */
  stay(): void {
    clearTimeout(this.#leaving)
  }

  isShownFor(owner: Element): boolean {
    return this.shown !== null && this.#owner === owner
  }
}

export const explainer = new Explainer()
export { HOST_ID, TEXT_ID }

/** Return whether an element is the explanation or a part of it. */
function isInside(element: EventTarget | null): boolean {
  return element instanceof Element && element.closest(`#${HOST_ID}`) !== null
}

/** Let an element explain itself; the explanation may be empty. */
export function explain(ask: () => Explanation | undefined): Attachment<Element> {
  return (element) => {
    const listen = new AbortController()
    const options = { signal: listen.signal }
    let pressed = false
    const on = (type: string, does: (event: PointerEvent) => void) =>
      element.addEventListener(type, (event) => does(event as PointerEvent), options)
    on('pointerenter', (event) => event.pointerType === 'mouse' && explainer.after(HOVER_DELAY, element, ask))
    on('pointerleave', (event) => event.pointerType === 'mouse' && explainer.leave(element))
    on('pointerdown', (event) => {
      pressed = false
      explainer.hide()
      if (event.pointerType !== 'mouse') explainer.after(PRESS_DELAY, element, ask)
    })
    on('pointerup', (event) => {
      pressed = event.pointerType !== 'mouse' && explainer.isShownFor(element)
      explainer.cancel()
    })
    on('pointercancel', () => explainer.cancel())
    on('contextmenu', (event) => explainer.shown && event.preventDefault())
    // A long press asks for an explanation, and chooses nothing.
    on('click', (event) => {
      if (pressed) event.stopImmediatePropagation()
      pressed = false
    })
    on('focus', () => element.matches(':focus-visible') && explainer.after(HOVER_DELAY, element, ask))
    element.addEventListener(
      'blur',
      (event) => {
        if (isInside((event as FocusEvent).relatedTarget)) return
        // An element that is removed loses the focus while the page is being drawn, when nothing may change.
        queueMicrotask(() => explainer.hide(element))
      },
      options,
    )
    element.addEventListener('keydown', (event) => onKey(event as KeyboardEvent, ask), options)
    return () => {
      listen.abort()
      queueMicrotask(() => explainer.hide(element))
    }
  }
}

function onKey(event: KeyboardEvent, ask: () => Explanation | undefined): void {
  if (event.key === 'Escape' && explainer.shown) {
    explainer.hide()
    event.stopPropagation()
  } else if ((event.key === 'F1' || event.code === 'KeyR') && !event.ctrlKey && !event.metaKey && !event.altKey) {
    const href = ask()?.href
    if (!href) return
    explainer.hide()
    location.hash = href
    event.preventDefault()
  }
}

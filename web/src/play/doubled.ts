/** The second click of a double click: what came up under the pointer meanwhile does not take it. */

/** What goes on with the game, so that the same place asks something else afterwards. */
const GOES_ON = 'button:is([data-spot^="do:"], [data-spot^="take:"])'

/** Return what a click is on, as the table names it: elements are drawn anew, or are used for other cards. */
function thingOf(target: Element): string {
  const spot = target.closest<HTMLElement>('[data-spot]')
  if (spot)
    return `${spot.dataset['spot']} ${spot.dataset['card'] ?? spot.querySelector('[data-card]')?.getAttribute('data-card') ?? ''}`
  const button = target.closest('button, a, label')
  return button?.getAttribute('aria-label') ?? button?.textContent?.trim() ?? target.tagName
}

/** Stops a further click in the same place where it would be on something else than the first. */
export class Doubled {
  #first = ''
  #done = false

  /** Words of the table and the bar are not selected by it. */
  press(event: MouseEvent): void {
    const { target } = event
    if (event.detail > 1 && target instanceof Element && target.closest('.game, footer')) event.preventDefault()
  }

  /** Look at a click before anything answers it. */
  stop(event: MouseEvent): void {
    const { target } = event
    // Fingers tap one card after the other in the same place.
    if (!(target instanceof Element) || (event as PointerEvent).pointerType === 'touch') return
    const thing = thingOf(target)
    if (event.detail <= 1) {
      this.#first = thing
      this.#done = target.closest(GOES_ON) !== null
    } else if (thing !== this.#first || this.#done) {
      event.preventDefault()
      event.stopPropagation()
    }
  }
}

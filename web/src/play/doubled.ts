/** The second click of a double click, or tap of a double tap: what came up under it meanwhile does not take it. */

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

/** Two taps of a finger so soon after each other, in milliseconds, and so near, are a double tap: nobody has read between. */
const SOON = 300
const NEAR = 32

/** Stops a further click in the same place where it would be on something else than the first. */
export class Doubled {
  #first = ''
  #done = false
  #tapped = { at: Number.NEGATIVE_INFINITY, x: 0, y: 0 }

  /** Words of the table and the bar are not selected by it. */
  press(event: MouseEvent): void {
    const { target } = event
    if (event.detail > 1 && target instanceof Element && target.closest('.game, footer')) event.preventDefault()
  }

  /** Look at a click before anything answers it. */
  stop(event: MouseEvent): void {
    const { target } = event
    if (!(target instanceof Element)) return
    const touched = (event as PointerEvent).pointerType === 'touch'
    const further = touched ? this.#tapsAgain(event) : event.detail > 1
    const thing = thingOf(target)
    if (!further) {
      this.#first = thing
      this.#done = target.closest(GOES_ON) !== null
    } else if (thing !== this.#first || this.#done) {
      event.preventDefault()
      event.stopPropagation()
    }
  }

  /** Whether a tap belongs to the one before: fingers also tap one card after the other in the same place, but slower. */
  #tapsAgain({ timeStamp: at, clientX: x, clientY: y }: MouseEvent): boolean {
    const before = this.#tapped
    this.#tapped = { at, x, y }
    return at - before.at < SOON && Math.hypot(x - before.x, y - before.y) < NEAR
  }
}

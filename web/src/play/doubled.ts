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

/** A second tap of a finger comes so soon, in milliseconds, and so near; after it, the next one is a first one again. */
const SOON = 350
const NEAR = 32

/** What a finger may tap one after the other in the same place: cards that move up. */
const kindOf = (thing: string) => (/^\S+ \S/.test(thing) ? (thing.split(':')[0] ?? '') : thing)

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
    const touch = (event as PointerEvent).pointerType === 'touch'
    const thing = touch ? kindOf(thingOf(target)) : thingOf(target)
    const again = touch ? this.#tappedTwice(event) : event.detail > 1
    if (!again) {
      this.#first = thing
      this.#done = target.closest(GOES_ON) !== null
    } else if (thing !== this.#first || this.#done) {
      event.preventDefault()
      event.stopPropagation()
    }
  }

  /** Return whether a tap is the second of two: browsers do not count those of fingers alike. */
  #tappedTwice({ timeStamp: at, clientX: x, clientY: y }: MouseEvent): boolean {
    const before = this.#tapped
    const again = at - before.at < SOON && Math.hypot(x - before.x, y - before.y) < NEAR
    this.#tapped = { at: again ? Number.NEGATIVE_INFINITY : at, x, y }
    return again
  }
}

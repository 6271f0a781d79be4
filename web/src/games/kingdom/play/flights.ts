/** A completed card moves from its construction site to the built cards; not with reduced motion. */

import { mayMove } from '../../../ui/motion'

const FLIGHT = 400

/** Return the places of the cards under construction, by name. */
export function placesOf(realm: Element | undefined): ReadonlyMap<string, DOMRect> {
  const places = new Map<string, DOMRect>()
  if (!mayMove()) return places
  for (const card of realm?.querySelectorAll<HTMLElement>('.sites [data-card]') ?? []) {
    places.set(card.dataset['card'] ?? '', card.getBoundingClientRect())
  }
  return places
}

/** Move the newly completed cards from their earlier places. */
export function fly(realm: Element | undefined, fresh: Iterable<string>, places: ReadonlyMap<string, DOMRect>): void {
  for (const id of fresh) {
    const from = places.get(id)
    const card = realm?.querySelector(`.built [data-card="${id}"]`)?.closest('.spot')
    const to = card?.getBoundingClientRect()
    if (!from || !card || !to?.width) continue
    const [x, y, scale] = [from.x - to.x, from.y - to.y, from.width / to.width]
    card.animate(
      [
        { transformOrigin: '0 0', transform: `translate(${x}px, ${y}px) scale(${scale})` },
        { transformOrigin: '0 0', transform: 'none' },
      ],
      { duration: FLIGHT, easing: 'cubic-bezier(0.3, 0.7, 0.2, 1)' },
    )
  }
}

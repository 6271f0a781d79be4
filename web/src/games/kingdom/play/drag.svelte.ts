/** Dragging with a mouse, a pen or a finger: the dragged thing is held, then dropped on another. */

import { Dragging } from '../../../play/dragging.svelte'
import type { CardFacts } from '../facts/cards/set'
import { isCube, type Resource } from '../facts/names'
import type { Key } from '../facts/options'
import type { Play } from './play.svelte'

const DRAGGED = ['hand', 'plan', 'cubes', 'krystallium', 'soldier']

function keyAt(element: Element | null): Key | undefined {
  return element?.closest<HTMLElement>('[data-spot]')?.dataset['spot']
}

export class Drag extends Dragging<Play> {
  /** The dragged card. */
  get card(): CardFacts | undefined {
    const [, id = ''] = this.now?.key.split(':') ?? []
    return this.play.card(id)
  }

  /** The dragged resource. */
  get resource(): Resource | undefined {
    if (this.now?.key === 'cubes') return isCube(this.play.asked?.about) ? this.play.asked.about : undefined
    if (this.now?.key === 'soldier') return 'soldiers'
    return this.now?.key === 'krystallium' ? 'krystallium' : undefined
  }

  protected override grabbed(event: PointerEvent): Key | undefined {
    const key = event.target instanceof Element ? keyAt(event.target) : undefined
    // A finger scrolls rows of cards; it drags only the heap.
    if (event.pointerType === 'touch' && key !== 'cubes') return undefined
    return DRAGGED.includes(key?.split(':')[0] ?? '') ? key : undefined
  }

  protected override lift(key: Key): void {
    if (key !== 'cubes') this.play.hold(key)
    getSelection()?.removeAllRanges()
  }

  protected override put(key: Key, event: PointerEvent): void {
    const below = document.elementsFromPoint(event.clientX, event.clientY).map(keyAt)
    const onto = below.find((other) => other && other !== key && this.#takes(key, other))
    if (!onto && below.includes(key)) {
      this.undoLift()
      return
    }
    // The click that ends a drag picks nothing.
    addEventListener('click', swallow, { capture: true, once: true })
    setTimeout(() => removeEventListener('click', swallow, { capture: true }))
    const [kind, site] = onto?.split(':') ?? []
    if (key === 'cubes' && kind === 'site') this.play.lay(Number(site))
    else if (onto) this.play.drop(key, onto)
    else this.play.cancel()
  }

  #takes(from: Key, onto: Key): boolean {
    return this.play.options.some((option) => option.keys.includes(from) && option.keys.includes(onto))
  }
}

function swallow(event: Event): void {
  event.stopPropagation()
  event.preventDefault()
}

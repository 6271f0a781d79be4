/** Dragging with a mouse, a pen or a finger: what is dragged is held, and laid on what it is dropped on. */

import type { CardFacts } from '../facts/cards/set'
import { isCube, type Resource } from '../facts/names'
import type { Key } from '../facts/options'
import type { Desk, Play } from './play.svelte'

const SLACK = 8
const DRAGGED = ['hand', 'plan', 'cubes', 'krystallium', 'soldier']

interface Dragged {
  readonly key: Key
  readonly x: number
  readonly y: number
}

function keyAt(element: Element | null): Key | undefined {
  return element?.closest<HTMLElement>('[data-spot]')?.dataset['spot']
}

export class Drag {
  now: Dragged | null = $state.raw(null)
  #from: Dragged | null = null
  /** What was picked before the drag. */
  #before: Desk['picked'] | undefined
  #play: Play

  constructor(play: Play) {
    this.#play = play
  }

  /** The card that is dragged. */
  get card(): CardFacts | undefined {
    const [, id = ''] = this.now?.key.split(':') ?? []
    return this.#play.card(id)
  }

  /** The resource that is dragged. */
  get resource(): Resource | undefined {
    if (this.now?.key === 'cubes') return isCube(this.#play.asked?.about) ? this.#play.asked.about : undefined
    if (this.now?.key === 'soldier') return 'soldiers'
    return this.now?.key === 'krystallium' ? 'krystallium' : undefined
  }

  start(event: PointerEvent): void {
    if (event.button !== 0 || !this.#play.mine || this.#play.props.busy) return
    const key = event.target instanceof Element ? keyAt(event.target) : undefined
    // A finger scrolls rows of cards; only the heap is dragged by it.
    if (event.pointerType === 'touch' && key !== 'cubes') return
    const open = key && DRAGGED.includes(key.split(':')[0] ?? '') && this.#open(key)
    this.#from = open ? { key, x: event.clientX, y: event.clientY } : null
  }

  #open(key: Key): boolean {
    return this.#play.options.some((option) => option.keys.includes(key))
  }

  move(event: PointerEvent): void {
    const from = this.#from
    if (!from) return
    if (!this.now) {
      if (Math.hypot(event.clientX - from.x, event.clientY - from.y) < SLACK) return
      this.#before = this.#play.desk.picked
      if (from.key !== 'cubes') this.#play.hold(from.key)
      getSelection()?.removeAllRanges()
    }
    this.now = { key: from.key, x: event.clientX, y: event.clientY }
    event.preventDefault()
  }

  drop(event: PointerEvent): void {
    const dragged = this.now
    this.stop()
    if (!dragged) return
    const below = document.elementsFromPoint(event.clientX, event.clientY).map(keyAt)
    const onto = below.find((key) => key && key !== dragged.key && this.#takes(dragged.key, key))
    // A hand that trembles has clicked: the click, which follows, finds what it would have found.
    if (!onto && below.includes(dragged.key) && this.#before) {
      this.#play.desk.picked = this.#before
      return
    }
    // The click that ends a drag picks nothing.
    addEventListener('click', swallow, { capture: true, once: true })
    setTimeout(() => removeEventListener('click', swallow, { capture: true }))
    if (onto) this.#play.drop(dragged.key, onto)
    else this.#play.cancel()
  }

  #takes(from: Key, onto: Key): boolean {
    return this.#play.options.some((option) => option.keys.includes(from) && option.keys.includes(onto))
  }

  stop(): void {
    this.#from = null
    this.now = null
  }
}

function swallow(event: Event): void {
  event.stopPropagation()
  event.preventDefault()
}

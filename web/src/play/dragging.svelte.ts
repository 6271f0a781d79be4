/** Dragging things on a table: the part that all games share. */

import { explainer } from '../ui/explain.svelte'
import type { Key, PlainDesk, Playing } from './playing.svelte'

/** How many pixels a pointer may move and still click. */
const SLACK = 8

interface Dragged {
  readonly key: Key
  readonly x: number
  readonly y: number
}

export abstract class Dragging<Play extends Playing<PlainDesk>> {
  /** The thing being dragged, and where it is. */
  now: Dragged | null = $state.raw(null)
  #from: Dragged | null = null
  /** The selection before the drag. */
  #before: PlainDesk['picked'] | undefined
  protected readonly play: Play

  constructor(play: Play) {
    this.play = play
  }

  /** Return the thing that a pointer has taken hold of, if it can be dragged. */
  protected abstract grabbed(event: PointerEvent): Key | undefined
  /** Return whether a thing can be taken hold of: some legal action involves it. */
  protected holds(key: Key): boolean {
    return this.play.involves(key)
  }
  /** Start to drag a thing. */
  protected abstract lift(key: Key): void
  /** Let a dragged thing go. */
  protected abstract put(key: Key, event: PointerEvent): void

  start(event: PointerEvent): void {
    if (event.button !== 0 || !this.play.mine || this.play.props.busy) return
    const key = this.grabbed(event)
    this.#from = key && this.holds(key) ? { key, x: event.clientX, y: event.clientY } : null
  }

  move(event: PointerEvent): void {
    const from = this.#from
    if (!from) return
    if (!this.now) {
      if (Math.hypot(event.clientX - from.x, event.clientY - from.y) < SLACK) return
      this.#before = this.play.desk.picked
      // A finger that drags is no long press: nothing covers the places to drop on.
      explainer.hide()
      this.lift(from.key)
    }
    this.now = { key: from.key, x: event.clientX, y: event.clientY }
    event.preventDefault()
  }

  drop(event: PointerEvent): void {
    const dragged = this.now
    this.stop()
    if (dragged) this.put(dragged.key, event)
  }

  stop(): void {
    this.#from = null
    this.now = null
  }

  /**
   * Treat a drag that ended where it started as a click: the click event that follows finds the selection unchanged.
   */
  protected undoLift(): void {
    if (this.#before) this.play.desk.picked = this.#before
  }

  /** Keep the browser from selecting text or dragging by itself. */
  keep(event: Event): void {
    if (this.#from) event.preventDefault()
  }
}

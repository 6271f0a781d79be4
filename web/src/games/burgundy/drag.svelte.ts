/** Dragging with a mouse or a pen: what is dragged is picked, and where it is dropped is picked after it. */

import type { Key } from './acting'
import type { Play } from './play.svelte'
import { slotsOf, tileOn } from './view'

const SLACK = 8

interface Dragged {
  readonly key: Key
  readonly x: number
  readonly y: number
}

/** The thing on the table that an element shows, if it is one that can be dragged or dropped on. */
export function keyAt(element: Element | null, home: number): Key | undefined {
  const die = element?.closest<HTMLElement>('[data-die]')?.dataset['die']
  if (die !== undefined) return `die:${Number(die) + 1}`
  const cell = element?.closest<SVGElement>(`[data-duchy="${home}"] [data-cell]`)?.dataset['cell']
  if (cell !== undefined) return `hex:${Number(cell) + 1}`
  const spot = element?.closest<HTMLElement>('[data-spot]')?.dataset['spot'] ?? ''
  if (spot.startsWith('space:')) return spot
  const [kind, seat, slot] = spot.split(':')
  return kind === 'slot' && Number(seat) === home ? `slot:${slot}` : undefined
}

export class Drag {
  now: Dragged | null = $state.raw(null)
  #from: Dragged | null = null
  #play: Play

  constructor(play: Play) {
    this.#play = play
  }

  /** The tile that is dragged, '' for a die. */
  get tile(): string {
    const [kind, first = '', second = ''] = this.now?.key.split(':') ?? []
    if (kind === 'space') return tileOn(this.#play.view, first, Number(second))
    return kind === 'slot' ? (slotsOf(this.#play.view, this.#play.home)[Number(first) - 1] ?? '') : ''
  }

  /** The number of the die that is dragged, 0 for a tile. */
  get pips(): number {
    const [kind, index] = this.now?.key.split(':') ?? []
    return kind === 'die' ? (this.#play.view.seats[this.#play.home]?.dice[Number(index) - 1] ?? 0) : 0
  }

  start(event: PointerEvent): void {
    if (event.pointerType === 'touch' || event.button !== 0 || !this.#play.mine || this.#play.props.busy) return
    const key = event.target instanceof Element ? keyAt(event.target, this.#play.home) : undefined
    const open = key && !key.startsWith('hex:') && this.#play.options.some((option) => option.keys.includes(key))
    this.#from = open ? { key, x: event.clientX, y: event.clientY } : null
  }

  move(event: PointerEvent): void {
    const from = this.#from
    if (!from) return
    if (!this.now) {
      if (Math.hypot(event.clientX - from.x, event.clientY - from.y) < SLACK) return
      if (!this.#play.selection.includes(from.key)) this.#play.pick(from.key)
    }
    this.now = { key: from.key, x: event.clientX, y: event.clientY }
    event.preventDefault()
  }

  drop(event: PointerEvent): void {
    const dragged = this.now
    this.stop()
    if (!dragged) return
    const onto = keyAt(document.elementFromPoint(event.clientX, event.clientY), this.#play.home)
    if (onto && onto !== dragged.key) this.#play.pick(onto)
  }

  stop(): void {
    this.#from = null
    this.now = null
  }
}

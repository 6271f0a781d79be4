/** Dragging with a mouse or a pen: what is dragged is picked, and where it is dropped is picked after it. */

import type { Key } from '../facts/options'
import { slotsOf, tileOn } from '../facts/view'
import type { Desk, Play } from './play.svelte'

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
  if (element?.closest('[data-drop="sale"]')) return 'sale'
  const cell = element?.closest<SVGElement>(`[data-duchy="${home}"] [data-cell]`)?.dataset['cell']
  if (cell !== undefined) return `hex:${Number(cell) + 1}`
  const spot = element?.closest<HTMLElement>('[data-spot]')?.dataset['spot'] ?? ''
  if (spot.startsWith('space:')) return spot
  const [kind, seat, what] = spot.split(':')
  return (kind === 'slot' || kind === 'goods') && what && Number(seat) === home ? `${kind}:${what}` : undefined
}

/** The store of a slot, where partners share some. */
function storeOf(key: Key, { view, home }: Play): Key | null {
  const [kind, slot] = key.split(':')
  if (kind !== 'slot') return null
  return Number(slot) <= (view.seats[home]?.storage.length ?? 0) ? 'store:own' : 'store:shared'
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

  /** The tile that is dragged, '' for something else. */
  get tile(): string {
    const [kind, first = '', second = ''] = this.now?.key.split(':') ?? []
    if (kind === 'space') return tileOn(this.#play.view, first, Number(second))
    return kind === 'slot' ? (slotsOf(this.#play.view, this.#play.home)[Number(first) - 1] ?? '') : ''
  }

  /** The colour of the goods that are dragged, 0 for something else. */
  get goods(): number {
    const [kind, colour] = this.now?.key.split(':') ?? []
    return kind === 'goods' ? Number(colour) : 0
  }

  /** The number of the die that is dragged, 0 for something else. */
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
      this.#before = this.#play.desk.picked
      if (!this.#play.selection.includes(from.key)) this.#play.hold(from.key)
      this.#play.desk.dragged = from.key
    }
    this.now = { key: from.key, x: event.clientX, y: event.clientY }
    event.preventDefault()
  }

  drop(event: PointerEvent): void {
    const dragged = this.now
    this.stop()
    if (!dragged) return
    const onto = keyAt(document.elementFromPoint(event.clientX, event.clientY), this.#play.home)
    // A hand that trembles has clicked: the click, which follows, finds what it would have found.
    if (onto === dragged.key && this.#before) this.#play.desk.picked = this.#before
    if (!onto || onto === dragged.key) return
    this.#play.desk.wish = storeOf(onto, this.#play)
    this.#play.drop(dragged.key, onto)
  }

  stop(): void {
    this.#from = null
    this.now = null
    this.#play.desk.dragged = null
  }

  /** What is dragged is a thing, not its words: nothing is selected on the way, and the browser drags nothing itself. */
  keep(event: Event): void {
    if (this.#from) event.preventDefault()
  }
}

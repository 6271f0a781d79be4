/** Dragging: the dragged thing is picked, then the thing it is dropped on. */

import { Dragging } from '../../../play/dragging.svelte'
import type { Key } from '../facts/options'
import { slotsOf, tileOn } from '../facts/view'
import type { Play } from './play.svelte'

/** Return the thing on the table that an element shows, if it can be dragged or dropped on. */
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

/** Return the store of a slot, if partners share some. */
function storeOf(key: Key, { view, home }: Play): Key | null {
  const [kind, slot] = key.split(':')
  if (kind !== 'slot') return null
  return Number(slot) <= (view.seats[home]?.storage.length ?? 0) ? 'store:own' : 'store:shared'
}

export class Drag extends Dragging<Play> {
  /** The dragged tile, '' for anything else. */
  get tile(): string {
    const [kind, first = '', second = ''] = this.now?.key.split(':') ?? []
    if (kind === 'space') return tileOn(this.play.view, first, Number(second))
    return kind === 'slot' ? (slotsOf(this.play.view, this.play.home)[Number(first) - 1] ?? '') : ''
  }

  /** The colour of the dragged goods, 0 for anything else. */
  get goods(): number {
    const [kind, colour] = this.now?.key.split(':') ?? []
    return kind === 'goods' ? Number(colour) : 0
  }

  /** The number of the dragged die, 0 for anything else. */
  get pips(): number {
    const [kind, index] = this.now?.key.split(':') ?? []
    return kind === 'die' ? (this.play.view.seats[this.play.home]?.dice[Number(index) - 1] ?? 0) : 0
  }

  protected override grabbed(event: PointerEvent): Key | undefined {
    if (!(event.target instanceof Element)) return undefined
    const key = keyAt(event.target, this.play.home)
    if (!key || key.startsWith('hex:')) return undefined
    // On a narrow screen a finger on the board scrolls it.
    const scrolls = event.pointerType === 'touch' && this.play.props.tab !== '' && key.startsWith('space:')
    return scrolls ? undefined : key
  }

  /** Any tile on the board: where it is let go, it is said why it stays. */
  protected override holds(key: Key): boolean {
    const [kind, first = '', second = ''] = key.split(':')
    const tile = kind === 'space' && this.play.question === 'turn' && tileOn(this.play.view, first, Number(second))
    return Boolean(tile) || super.holds(key)
  }

  protected override lift(key: Key): void {
    if (!this.play.selection.includes(key)) this.play.hold(key)
    this.play.desk.dragged = key
  }

  protected override put(key: Key, event: PointerEvent): void {
    const onto = keyAt(document.elementFromPoint(event.clientX, event.clientY), this.play.home)
    if (onto === key) this.undoLift()
    if (!onto || onto === key) return
    this.play.desk.wish = storeOf(onto, this.play)
    this.play.drop(key, onto)
  }

  override stop(): void {
    super.stop()
    this.play.desk.dragged = null
  }
}

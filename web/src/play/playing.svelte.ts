/**
 * What every game's play shares: a selection, the reason why a pick was refused, and the effects foreseen for actions.
 */

import { ruleAddress } from '../slot/games'
import type { About, SlotProps } from '../slot/table'
import type { Choice, Foreseen, ReasonInfo } from '../wire'
import { momentOf } from './moment'

/** A thing on the table, as a game names it. */
export type Key = string

/** An action by its fields, like those of choices. */
export type Fields = NonNullable<About['fields']>

/** A value and the moment it is valid for. */
interface Kept<Value> {
  readonly at: string
  readonly value: Value
}

const NOTHING: ReadonlyMap<number, Foreseen> = new Map()
const NOTHING_PICKED: readonly Key[] = []
/** A moment that lasts until it is the player's turn. */
const OTHERS_TURN = 'others'
const OTHERS_MOVE: ReasonInfo = { code: 'others-move', values: {}, rule: '' }

/** State that the table and the bar below it share. */
export class PlainDesk {
  picked: Kept<readonly Key[]> = $state.raw({ at: '', value: [] })
  refused: Kept<{ readonly reason: ReasonInfo; readonly words: string } | null> = $state.raw({ at: '', value: null })
  /** The effects the engine foresees, for the actions it was asked about. */
  foreseen: Kept<ReadonlyMap<number, Foreseen>> = $state.raw({ at: '', value: NOTHING })
  /** The seat whose duchy covers mine; -1 for none. */
  opened = $state(-1)
  /** Whether the list of keys is open. */
  keys = $state(false)
}

/** Return the selection at a desk, if it is one for the current question. */
export function pickedAt(desk: unknown, props: SlotProps): readonly Key[] {
  return desk instanceof PlainDesk && desk.picked.at === momentOf(props) ? desk.picked.value : NOTHING_PICKED
}

/** One seat's play. A game adds its options, and how a pick leads to one of them. */
export abstract class Playing<Desk extends PlainDesk> {
  readonly desk: Desk
  readonly #game: string
  readonly #props: () => SlotProps

  constructor(game: string, props: () => SlotProps, desk: Desk) {
    this.#game = game
    this.#props = props
    this.desk = desk
  }

  readonly props: SlotProps = $derived.by(() => this.#props())
  readonly seat: number = $derived.by(() => this.props.seat)
  readonly mine: boolean = $derived.by(() => this.props.legal.length > 0)
  /** The open question: a selection is valid as long as it is the same one. */
  protected readonly at: string = $derived.by(() => momentOf(this.props))
  /** What is foreseen is valid until someone acts. */
  readonly #moment: string = $derived.by(() => `${this.at} ${this.props.update?.table.ply ?? 0}`)
  protected readonly known: ReadonlyMap<number, Foreseen> = $derived.by(() =>
    this.desk.foreseen.at === this.#moment ? this.desk.foreseen.value : NOTHING,
  )

  /** Why the last pick was refused, '' if it was not. */
  readonly refusal: string = $derived.by(() => {
    const { at, value } = this.desk.refused
    const valid = at === this.at || (at === OTHERS_TURN && !this.mine)
    return valid && value ? (this.reasonText(value.reason) ?? value.words) : ''
  })

  /** The address of the rule behind the refusal. */
  readonly refusalHref: string | undefined = $derived.by(() => {
    const rule = this.refusal && this.desk.refused.value?.reason.rule
    return rule ? ruleAddress(this.#game, rule) : undefined
  })

  abstract readonly selection: readonly Key[]
  abstract readonly options: readonly { readonly choice: Choice; readonly keys: readonly Key[] }[]
  abstract hold(key: Key): void
  /** Return a reason in the page's language. */
  protected abstract reasonText(reason: ReasonInfo): string | undefined
  /** Return the fields of the action to ask about when a thing cannot be picked. */
  protected abstract wanted(key: Key): Fields | undefined

  name(seat: number): string {
    return this.props.names[seat] ?? ''
  }

  /** Return whether some legal action involves a thing. */
  involves(key: Key): boolean {
    return this.options.some((option) => option.keys.includes(key))
  }

  /** Ask what actions would do; an answer that comes too late is dropped. */
  async foresee(actions: readonly number[]): Promise<void> {
    const at = this.#moment
    const answers = await this.props.ask({ actions })
    if (at !== this.#moment || answers.length === 0) return
    const known = new Map(this.known)
    for (const foreseen of answers) known.set(foreseen.action, foreseen)
    this.desk.foreseen = { at, value: known }
  }

  /** Select things for the current question. */
  protected select(keys: readonly Key[]): void {
    this.desk.picked = { at: this.at, value: keys }
    this.desk.refused = { at: '', value: null }
  }

  protected unselect(): void {
    this.desk.picked = { at: '', value: NOTHING_PICKED }
    this.desk.refused = { at: '', value: null }
  }

  /**
   * Do a legal action. What was picked for it is let go when the answer is there: nobody would see the table without it
   * that was drawn in between.
   */
  protected async act(action: number): Promise<void> {
    const { picked } = this.desk
    this.desk.refused = { at: '', value: null }
    await this.props.choose(action)
    if (this.desk.picked === picked) this.unselect()
  }

  /** Drop the selection; return whether there was anything to drop. */
  cancel(): boolean {
    const had = this.selection.length > 0 || this.refusal !== ''
    this.unselect()
    return had
  }

  /** Go back one step: drop the selection, or else close another player's duchy; return whether there was one. */
  letGo(): boolean {
    if (this.cancel()) return true
    if (this.desk.opened < 0) return false
    this.desk.opened = -1
    return true
  }

  /** Ask the engine why a thing cannot be picked. */
  protected async askWhy(key: Key): Promise<void> {
    if (this.seat < 0 || !this.props.update) return
    const { at } = this
    const fields = this.wanted(key)
    if (!fields) return
    const [answer] = await this.props.ask({ fields })
    if (answer?.reason) this.desk.refused = { at, value: { reason: answer.reason, words: answer.words } }
    // Others' moves are shown with a delay, but the table answers only for the present.
    else if (!answer && !this.mine) this.desk.refused = { at: OTHERS_TURN, value: { reason: OTHERS_MOVE, words: '' } }
  }
}

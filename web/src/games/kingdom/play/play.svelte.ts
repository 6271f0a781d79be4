/** One seat's play at the table: what is picked, what stands out, what is being asked. It knows no rules. */

import type { Mark } from '../../../board/state'
import { momentOf } from '../../../play/moment'
import { ruleAddress } from '../../../slot/games'
import type { SlotProps } from '../../../slot/table'
import type { Foreseen, ReasonInfo } from '../../../wire'
import { type CardFacts, type CardSet, setOf } from '../facts/cards/set'
import { type Key, type Option, optionsOf } from '../facts/options'
import { type Question, questionOf, type SeatView, type View } from '../facts/view'
import { reasonText } from '../words/prompts'
import type { Arrival } from './arrivals'
import { type Filling, fillingOf, nextOf } from './fill'
import { dropped, fitting, litBy, pick } from './picking'
import { wanted } from './whynot'

interface Kept<Value> {
  /** The moment it is good for. */
  readonly at: string
  readonly value: Value
}

/** What is done action by action after one click: cubes are laid, all cards are built. */
export type Errand = 'fill' | 'build'

const NOTHING: ReadonlyMap<number, Foreseen> = new Map()
/** A moment that lasts as long as others move. */
const OTHERS_TURN = 'others'
const OTHERS_MOVE: ReasonInfo = { code: 'others-move', values: {}, rule: '' }

/** What the table and the bar below it share. */
export class Desk {
  picked: Kept<readonly Key[]> = $state.raw({ at: '', value: [] })
  refused: Kept<{ readonly reason: ReasonInfo; readonly words: string } | null> = $state.raw({ at: '', value: null })
  /** What the engine foresees of actions, as far as it was asked. */
  foreseen: Kept<ReadonlyMap<number, Foreseen>> = $state.raw({ at: '', value: NOTHING })
  /** What the hand or the focus rests on: a thing, or an action. */
  looked: Key | Option | null = $state.raw(null)
  /** The hand rests on the button that fills. */
  filling = $state(false)
  /** The seat whose realm lies over mine; -1: nobody's. */
  opened = $state(-1)
  keys = $state(false)
  /** The card that is opened large. */
  card: CardFacts | null = $state.raw(null)
  /** Whether cards are offered face down. */
  down = $state(false)
  story = $state(false)
  /** What has come by itself in this round. */
  arrived: readonly Arrival[] = $state.raw([])
  errand: { readonly what: Errand; readonly when: string } | null = $state.raw(null)
  /** The ply at which the player last did something by hand, and whether more followed by itself. */
  byHand: { readonly ply: number; readonly more: boolean } = $state.raw({ ply: -1, more: false })
  /** The last update that was answered without asking. */
  answered = -1
}

/** What is picked at the moment. */
export function pickedAt(desk: unknown, props: SlotProps): readonly Key[] {
  return desk instanceof Desk && desk.picked.at === momentOf(props) ? desk.picked.value : []
}

/** Where a take-back leads: to before what was done by hand, with all that followed by itself. */
export function backTo(desk: unknown, ply: number): number | undefined {
  if (!(desk instanceof Desk) || !desk.byHand.more || desk.byHand.ply >= ply) return undefined
  return desk.byHand.ply
}

export class Play {
  readonly desk: Desk
  #props: () => SlotProps

  constructor(props: () => SlotProps) {
    this.#props = props
    const { desk } = props()
    this.desk = desk instanceof Desk ? desk : new Desk()
  }

  readonly props: SlotProps = $derived.by(() => this.#props())
  readonly view: View = $derived.by(() => this.props.view as View)
  readonly set: CardSet = $derived.by(() => setOf(this.props.options))
  readonly seat: number = $derived.by(() => this.props.seat)
  /** The seat whose realm is shown as mine; a spectator sits behind the first. */
  readonly home: number = $derived.by(() => Math.max(this.seat, 0))
  readonly own: SeatView = $derived.by(() => this.view.seats[this.home] as SeatView)
  readonly asked: Question | undefined = $derived.by(() => questionOf(this.view, this.home))
  readonly question: string = $derived.by(() => (this.mine ? (this.asked?.question ?? '') : ''))
  readonly mine: boolean = $derived.by(() => this.props.legal.length > 0)
  /** Whether the next card is offered face down. */
  readonly down: boolean = $derived.by(() => this.desk.down && this.own.traps > 0)
  readonly options: readonly Option[] = $derived.by(() =>
    optionsOf(this.props.legal, this.set).filter(
      (option) => option.do !== 'offer' || (option.choice.fields['face'] === 'down') === this.down,
    ),
  )
  readonly #at: string = $derived.by(() => momentOf(this.props))
  readonly selection: readonly Key[] = $derived.by(() => {
    const { at, value } = this.desk.picked
    return at === this.#at && fitting(this.options, value).length > 0 ? value : []
  })
  readonly lit: ReadonlyMap<Key, Mark> = $derived.by(() => litBy(this.options, this.selection))
  readonly fit: readonly Option[] = $derived.by(() => fitting(this.options, this.selection))
  readonly filling: Filling = $derived.by(() => fillingOf(this.own, this.mine ? this.asked : undefined))

  /** Why the last pick was not possible. */
  readonly refusal: string = $derived.by(() => {
    const { at, value } = this.desk.refused
    const good = at === this.#at || (at === OTHERS_TURN && !this.mine)
    return good && value ? (reasonText(value.reason, this.set, this.props.names) ?? value.words) : ''
  })

  /** Where the rules say why. */
  readonly refusalHref: string | undefined = $derived.by(() => {
    const rule = this.refusal && this.desk.refused.value?.reason.rule
    return rule ? ruleAddress('kingdom', rule) : undefined
  })

  /** The action that the next click would do, if the hand rests on what leads to it. */
  readonly preview: Option | undefined = $derived.by(() => {
    const looked = this.desk.looked
    if (looked === null) return undefined
    if (typeof looked !== 'string') return this.options.find((one) => one.choice.action === looked.choice.action)
    const { act } = pick(this.options, this.selection, looked)
    return act
  })

  /** What is foreseen is good until somebody acts. */
  readonly #moment: string = $derived.by(() => `${this.#at} ${this.props.update?.table.ply ?? 0}`)
  readonly foreseen: Foreseen | undefined = $derived.by(() => {
    const { at, value } = this.desk.foreseen
    return at === this.#moment && this.preview ? value.get(this.preview.choice.action) : undefined
  })

  /** The action that is done without asking: the only place of a cube, or the next of an errand. */
  readonly automatic: Option | undefined = $derived.by(() => {
    const { update, busy, still } = this.props
    if (!this.mine || busy || still || !update || this.desk.answered === update.number) return undefined
    if (update.events.some((event) => event.kind === 'back')) return undefined
    if (this.question === 'cube') {
      const places = this.options.filter((option) => option.do === 'put' || option.do === 'alchemy')
      if (places.length === 1) return places[0]
    }
    const errand = this.desk.errand?.when === this.#when ? this.desk.errand.what : undefined
    if (errand === 'fill' && this.question === 'cube') return nextOf(this.filling, this.options)
    return errand === 'build' && this.question === 'plan' ? this.option('build') : undefined
  })

  /** How long an errand is good for: the same cubes of the same step. */
  readonly #when: string = $derived.by(() => {
    const { round, stage, step } = this.view
    return [round, stage, step, this.question === 'cube' ? this.asked?.about : ''].join(' ')
  })

  /** Ask what the previewed action would do; an answer that comes too late is dropped. */
  async wonder(option: Option): Promise<void> {
    const at = this.#moment
    const { action } = option.choice
    const answers = await this.props.ask({ actions: [action] })
    if (at !== this.#moment || answers.length === 0) return
    const known = new Map(this.desk.foreseen.at === at ? this.desk.foreseen.value : NOTHING)
    for (const foreseen of answers) known.set(foreseen.action, foreseen)
    this.desk.foreseen = { at, value: known }
  }

  card(id: string): CardFacts | undefined {
    return this.set.byId.get(id)
  }

  name(seat: number): string {
    return this.props.names[seat] ?? ''
  }

  mark(key: Key): Mark | undefined {
    return this.lit.get(key)
  }

  /** The legal actions of a kind, about one card if one is given. */
  all(does: string, card?: string): readonly Option[] {
    return this.options.filter((option) => option.do === does && (card === undefined || option.card === card))
  }

  option(does: string, card?: string): Option | undefined {
    return this.all(does, card)[0]
  }

  look(looked: Key | Option | null): void {
    // What is taken off the page loses the focus while the page is being drawn, when nothing may change.
    queueMicrotask(() => {
      this.desk.looked = looked
    })
  }

  /** Hold a thing without doing what it alone would do. */
  hold(key: Key): void {
    this.desk.picked = { at: this.#at, value: [key] }
  }

  /** Pick a thing; what cannot be picked says why. */
  pick(key: Key): void {
    if (this.props.busy || this.props.still) return
    const picked = pick(this.options, this.selection, key)
    this.desk.picked = { at: this.#at, value: picked.selection }
    this.desk.refused = { at: '', value: null }
    if (picked.act) this.do(picked.act)
    else if (picked.refused) void this.#ask(picked.refused)
  }

  /** Lay a thing on another. */
  drop(from: Key, onto: Key): void {
    const found = dropped(this.options, from, onto)
    const [only] = found
    if (only && found.length === 1) this.do(only)
    else if (only) this.desk.picked = { at: this.#at, value: [from, onto] }
    else this.pick(onto)
  }

  do(option: Option): void {
    if (this.props.busy || this.props.still) return
    this.desk.refused = { at: '', value: null }
    this.desk.picked = { at: '', value: [] }
    this.desk.errand = null
    this.desk.byHand = { ply: this.props.update?.table.ply ?? -1, more: false }
    void this.props.choose(option.choice.action)
  }

  /** Begin an errand; it goes on by itself until there is nothing left of it. */
  send(errand: Errand): void {
    if (this.props.busy || this.props.still) return
    this.desk.byHand = { ply: this.props.update?.table.ply ?? -1, more: true }
    this.desk.errand = { what: errand, when: this.#when }
    this.desk.filling = false
  }

  /** Do what needs no asking. */
  goOn(option: Option): void {
    this.desk.answered = this.props.update?.number ?? -1
    this.desk.byHand = { ...this.desk.byHand, more: true }
    void this.props.choose(option.choice.action)
  }

  /** Let go of what is picked; says whether there was anything. */
  cancel(): boolean {
    const had = this.selection.length > 0 || this.refusal !== ''
    this.desk.picked = { at: '', value: [] }
    this.desk.refused = { at: '', value: null }
    return had
  }

  async #ask(key: Key): Promise<void> {
    if (this.seat < 0 || !this.props.update) return
    const at = this.#at
    const fields = wanted(key, this.set)
    if (!fields) return
    const [answer] = await this.props.ask({ fields })
    if (answer?.reason) this.desk.refused = { at, value: { reason: answer.reason, words: answer.words } }
    // What is shown of the others' moves lags behind the table, which answers for now only.
    else if (!answer && !this.mine) this.desk.refused = { at: OTHERS_TURN, value: { reason: OTHERS_MOVE, words: '' } }
  }
}

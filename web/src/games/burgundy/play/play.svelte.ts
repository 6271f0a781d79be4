/** One seat's play at the table: what is picked, what stands out, what is being asked. It knows no rules. */

import { isRinged, type Mark } from '../../../board/state'
import { momentOf } from '../../../play/moment'
import { ruleAddress } from '../../../slot/games'
import type { SlotProps } from '../../../slot/table'
import type { Foreseen, ReasonInfo } from '../../../wire'
import { type Key, kindOf, type Option, optionsOf } from '../facts/options'
import { type DuchyView, type QuestionView, shelfOf, type View } from '../facts/view'
import { reasonWords } from '../words/prompts'
import { facesOf } from './flights'
import { pointsOf } from './foreseen'
import { dropped, fitting, held, type Lit, litBy, pick, ready, withoutTwins } from './picking'
import { namedByKeys } from './spots'
import { wanted } from './whynot'

interface Kept<Value> {
  /** The moment it is good for. */
  readonly at: string
  readonly value: Value
}

const NOTHING: ReadonlyMap<number, Foreseen> = new Map()
/** A moment that lasts as long as others move. */
const OTHERS_TURN = 'others'
const OTHERS_MOVE: ReasonInfo = { code: 'others-move', values: {}, rule: '' }
/** So many actions are asked about at once. */
const MOST_FORESEEN = 64

/** What the table and the bar below it share. */
export class Desk {
  picked: Kept<readonly Key[]> = $state.raw({ at: '', value: [] })
  refused: Kept<{ readonly reason: ReasonInfo; readonly words: string } | null> = $state.raw({ at: '', value: null })
  /** What the engine foresees of actions, as far as it was asked. */
  foreseen: Kept<ReadonlyMap<number, Foreseen>> = $state.raw({ at: '', value: NOTHING })
  /** What the hand or the focus rests on. */
  looked: Key | null = $state(null)
  /** The moment at which the end of the turn was asked for although a die is unused. */
  ending = $state('')
  /** What is being dragged. */
  dragged: Key | null = $state(null)
  /** The store that a tile was dropped on: the answer to the question that follows. */
  wish: Key | null = null
  /** What words name that the hand or the focus rests on: selectors of the page. */
  pointed: readonly string[] = $state.raw([])
  /** The seat whose duchy lies over mine; -1: nobody's. */
  opened = $state(-1)
  /** The seat that acted last: a spectator looks at it, unless another one was chosen. */
  followed = $state(0)
  keys = $state(false)
  /** Whether all regions say what they would score. */
  aid = $state(false)
  /** The event in which the dice of each seat fell last, as far as it was seen; -1 is the white die. */
  rolled: ReadonlyMap<number, number> = $state.raw(new Map())
  /** What each die showed before it was used, by seat and die. */
  faces: ReadonlyMap<string, number> = $state.raw(new Map())
  /** Whether it was asked what the dice showed before this table was opened. */
  recalled = false
  /** Where the goods of each duchy lie: a colour keeps its place until it is gone, 0 is an empty one. */
  shelves: ReadonlyMap<number, readonly number[]> = $state.raw(new Map())
  /** The hex that has just filled its region. */
  closed: { readonly seat: number; readonly hex: number } | null = $state.raw(null)
}

/** What is picked at a desk now. */
export function pickedAt(desk: unknown, props: SlotProps): readonly Key[] {
  return desk instanceof Desk && desk.picked.at === momentOf(props) ? desk.picked.value : []
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
  readonly seat: number = $derived.by(() => this.props.seat)
  /** The seat whose duchy is shown as mine; a spectator sits behind whoever acts. */
  readonly home: number = $derived.by(() => (this.seat >= 0 ? this.seat : this.desk.followed))
  readonly asked: QuestionView | null = $derived.by(() => this.view.asked)
  readonly mine: boolean = $derived.by(() => this.props.legal.length > 0)
  readonly question: string = $derived.by(() => this.asked?.question ?? '')
  readonly options: readonly Option[] = $derived.by(() => optionsOf(this.props.legal, this.question))
  readonly #at: string = $derived.by(() => momentOf(this.props))
  readonly selection: readonly Key[] = $derived.by(() => pickedAt(this.desk, this.props))
  readonly lit: ReadonlyMap<Key, Lit> = $derived.by(() => litBy(this.options, this.selection, this.question))
  readonly fit: readonly Option[] = $derived.by(() => fitting(this.options, this.selection))
  readonly ready: Option | undefined = $derived.by(() => ready(this.options, this.selection))

  /** Why the last pick was not possible. */
  readonly refusal: string = $derived.by(() => {
    const { at, value } = this.desk.refused
    const good = at === this.#at || (at === OTHERS_TURN && !this.mine)
    return good && value ? (reasonWords(value.reason, this.view, this.home, this.props.names) ?? value.words) : ''
  })

  /** Where the rules say why. */
  readonly refusalHref: string | undefined = $derived.by(() => {
    const rule = this.refusal && this.desk.refused.value?.reason?.rule
    return rule ? ruleAddress('burgundy', rule) : undefined
  })

  /** The action that the next click would do, if the hand rests on its target; else the one that is ready. */
  readonly preview: Option | undefined = $derived.by(() => {
    const looked = this.desk.looked
    if (!looked || this.selection.includes(looked)) return this.ready
    const found = fitting(this.options, [...this.selection, looked]).filter((option) => option.needs.includes(looked))
    const clear = found.length === 1 || (this.selection.length > 0 && found.every((option) => option.target === looked))
    return clear ? found[0] : this.ready
  })

  /** What is foreseen is good until somebody acts. */
  readonly #moment: string = $derived.by(() => `${this.#at} ${this.props.update?.table.ply ?? 0}`)
  readonly foreseen: ReadonlyMap<number, Foreseen> = $derived.by(() =>
    this.desk.foreseen.at === this.#moment ? this.desk.foreseen.value : NOTHING,
  )
  /** The actions that are within reach of the next click, and of which nothing is known yet. */
  readonly unforeseen: readonly number[] = $derived.by(() => {
    const quiet = this.question === 'turn' && this.selection.length === 0
    const near = [...(this.preview ? [this.preview] : []), ...(quiet ? [] : this.fit)]
    const actions = new Set(near.map((option) => option.choice.action).filter((action) => !this.foreseen.has(action)))
    return [...actions].slice(0, MOST_FORESEEN)
  })

  /** Ask what actions would do; an answer that comes too late is dropped. */
  async wonder(actions: readonly number[]): Promise<void> {
    const at = this.#moment
    const answers = await this.props.ask({ actions })
    if (at !== this.#moment || answers.length === 0) return
    const known = new Map(this.foreseen)
    for (const foreseen of answers) known.set(foreseen.action, foreseen)
    this.desk.foreseen = { at, value: known }
  }

  /** The points that picking a thing next would score at best, as far as is known. */
  gain(key: Key): string | undefined {
    if (this.lit.get(key)?.mark === 'open') return undefined
    const aims = this.fit.filter((option) => option.target === key)
    const best = Math.max(0, ...aims.map((option) => pointsOf(this.foreseen.get(option.choice.action), this.home)))
    return best > 0 ? `+${best}` : undefined
  }

  /** What a die shows, or showed before it was used; 0 if nobody saw it. */
  face(seat: number, die: number): number {
    return this.view.seats[seat]?.dice[die] || (this.desk.faces.get(`${seat}.${die}`) ?? 0)
  }

  /** The goods of a duchy, each at its place; a place without goods counts 0. */
  goods(seat: number): readonly { readonly goods: number; readonly count: number }[] {
    const duchy = this.view.seats[seat]?.duchy ?? -1
    const counts = this.view.duchies[duchy]?.goods ?? []
    const shelf = shelfOf(this.desk.shelves.get(duchy) ?? [], counts)
    return shelf.map((goods) => ({ goods, count: counts[goods - 1] ?? 0 }))
  }

  /** Open the duchy of a seat, or go back: to one's own, or to whoever acts. */
  open(seat: number): void {
    const back = this.desk.opened === seat || (this.seat >= 0 && seat === this.home)
    this.desk.opened = back ? -1 : seat
  }

  /** Remember what the dice show, and who acts: in a picture of the past who has acted. */
  watch(): void {
    const { acting, events, still, update } = this.props
    const seats = still ? events.map((event) => event.seat ?? -1) : acting
    this.desk.followed = seats.find((seat) => this.view.seats[seat] !== undefined) ?? this.desk.followed
    this.desk.shelves = new Map(
      this.view.duchies.map(({ goods }, duchy) => [duchy, shelfOf(this.desk.shelves.get(duchy) ?? [], goods)]),
    )
    const faces = new Map(facesOf(this.props.events))
    this.view.seats.forEach((seat, index) => {
      seat.dice.forEach((pips, die) => {
        if (pips > 0) faces.set(`${index}.${die}`, pips)
      })
    })
    // Who was away for long may have missed whole rounds.
    const missed = update?.full ?? false
    if (missed) this.desk.recalled = false
    if (missed || faces.size > 0) this.desk.faces = new Map([...(missed ? [] : this.desk.faces), ...faces])
    void this.#recall()
  }

  /** Find what dice showed that were used before anybody looked; each picture of the past has a past of its own. */
  async #recall(): Promise<void> {
    const { recall, still, view } = this.props
    const unseen = this.view.seats.some(({ dice }, seat) => dice.some((_, die) => this.face(seat, die) === 0))
    if (!recall || !(still || (unseen && !this.desk.recalled))) return
    this.desk.recalled = true
    const faces = facesOf(await recall())
    if (!still) this.desk.faces = new Map([...faces, ...this.desk.faces])
    else if (this.props.view === view) this.desk.faces = faces
  }

  name(seat: number): string {
    return this.props.names[seat] ?? ''
  }

  duchy(seat: number): DuchyView | undefined {
    return this.view.duchies[this.view.seats[seat]?.duchy ?? -1]
  }

  mark(key: Key): Mark | undefined {
    return this.lit.get(key)?.mark
  }

  /** Whether tiles on the board are to be chosen now: those that are not step back. */
  readonly #choosing: boolean = $derived.by(() =>
    [...this.lit].some(([key, { mark }]) => kindOf(key) === 'space' && isRinged(mark)),
  )

  spaceMark(key: Key): Mark | undefined {
    return this.mark(key) ?? (this.#choosing ? 'dim' : undefined)
  }

  /** The workers that a thing costs, as a badge. */
  badge(key: Key): string | undefined {
    const price = this.lit.get(key)?.price ?? 0
    return price > 0 ? String(price) : undefined
  }

  /** Words of an action are pointed at: what it names lights up. */
  point(option: Option | null): void {
    this.desk.pointed = option ? namedByKeys(option.keys, this.home) : []
    this.look(option?.target ?? null)
  }

  /** Whether what the hand rests on is a part of an action. */
  names(option: Option): boolean {
    return this.desk.looked !== null && option.keys.includes(this.desk.looked)
  }

  look(key: Key | null): void {
    // What is taken off the page loses the focus while the page is being drawn, when nothing may change.
    queueMicrotask(() => {
      this.desk.looked = key
    })
  }

  /** Pick a thing; what cannot be picked says why. */
  pick(key: Key): void {
    if (this.props.busy || this.props.still) return
    const picked = pick(this.#clear(key), this.selection, key, this.question)
    this.desk.picked = { at: this.#at, value: picked.selection }
    this.desk.refused = { at: '', value: null }
    if (picked.act) this.do(picked.act)
    else if (picked.refused) void this.#ask(picked.refused)
  }

  /** The actions to choose from: two dice that show the same are one, unless the second was meant. */
  #clear(key: Key): readonly Option[] {
    const [one, other] = this.view.seats[this.home]?.dice ?? []
    const second = key === 'die:2' || this.selection.includes('die:2')
    return one === other && !second ? withoutTwins(this.options) : this.options
  }

  /** Take a thing into the hand: it is picked, and nothing is done yet. */
  hold(key: Key): void {
    const value = held(this.options, this.selection, key)
    if (!value) return
    this.desk.picked = { at: this.#at, value }
    this.desk.refused = { at: '', value: null }
  }

  /** Let go of a thing over another one: what is meant is done, or that one is picked as well. */
  drop(from: Key, onto: Key): void {
    if (this.props.busy || this.props.still) return
    const option = dropped(this.#clear(from), this.selection, from, onto)
    if (option) this.do(option)
    else if (onto !== 'sale' && !(kindOf(from) === 'space' && kindOf(onto) === 'slot')) this.pick(onto)
  }

  /** Whether the turn is about to end with a die unused: it is asked once. */
  readonly ending: boolean = $derived.by(() => this.desk.ending === this.#at)

  do(option: Option): void {
    if (this.props.busy) return
    const unused = this.view.seats[this.home]?.dice.some((pips) => pips > 0)
    if (option.do === 'end' && unused && !this.ending) {
      this.desk.ending = this.#at
      return
    }
    this.desk.refused = { at: '', value: null }
    this.desk.picked = { at: '', value: [] }
    void this.props.choose(option.choice.action)
  }

  /** Let go of what is picked; says whether there was anything. */
  cancel(): boolean {
    const had = this.selection.length > 0 || this.refusal !== '' || this.ending
    this.desk.ending = ''
    this.desk.picked = { at: '', value: [] }
    this.desk.refused = { at: '', value: null }
    return had
  }

  async #ask(key: Key): Promise<void> {
    if (this.seat < 0 || !this.props.update) return
    const at = this.#at
    const fields = wanted(key, this.selection, this.view, this.seat)
    if (!fields) return
    const [answer] = await this.props.ask({ fields })
    if (answer?.reason) this.desk.refused = { at, value: { reason: answer.reason, words: answer.words } }
    // What is shown of the others' moves lags behind the table, which answers for now only.
    else if (!answer && !this.mine) this.desk.refused = { at: OTHERS_TURN, value: { reason: OTHERS_MOVE, words: '' } }
  }
}

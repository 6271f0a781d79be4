/** One seat's play at the table: the selection, the marks, the requests. It knows no rules. */

import { isRinged, type Mark } from '../../../board/state'
import { t } from '../../../i18n/index.svelte'
import { type Fields, PlainDesk, Playing, pickedAt } from '../../../play/playing.svelte'
import type { SlotProps } from '../../../slot/table'
import type { Foreseen, ReasonInfo } from '../../../wire'
import { type Key, kindOf, type Option, optionsOf } from '../facts/options'
import { type DuchyView, type QuestionView, shelfOf, slotsOf, type View } from '../facts/view'
import { reasonWords } from '../words/prompts'
import { type Both, bothSteps } from './both'
import { facesOf } from './flights'
import { pointsOf } from './foreseen'
import { dropped, fitting, held, type Lit, litBy, pick, ready, withoutTwins } from './picking'
import { namedByKeys } from './spots'
import { wanted } from './whynot'

/** The most actions to ask about together. */
const MOST_FORESEEN = 64

/** The state that the table and the bar below it share. */
export class Desk extends PlainDesk {
  /** The thing under the pointer or the focus. */
  looked: Key | null = $state(null)
  /** The moment at which the turn was to end although a die is unused. */
  ending = $state('')
  /** The dragged thing. */
  dragged: Key | null = $state(null)
  /** The store that a tile was dropped on: the answer to the question that follows. */
  wish: Key | null = null
  /** The ways to bring a tile from the board to a hex, offered as long as the selection is this one. */
  both: { readonly picked: readonly Key[]; readonly ways: readonly Both[] } = $state.raw({ picked: [], ways: [] })
  /** The one of them under the pointer or the focus. */
  lookedBoth: Both | null = $state.raw(null)
  /** The second of two actions, done as soon as the game has reached its ply. */
  second: { readonly action: number; readonly ply: number } | null = $state.raw(null)
  /** The plies before and after two actions that were one gesture. */
  gesture: { readonly from: number; readonly to: number } | null = null
  /** The things named by words under the pointer or the focus: selectors of the page. */
  pointed: readonly string[] = $state.raw([])
  /** The seat that acted last: a spectator watches it, unless another one was chosen. */
  followed = $state(0)
  /** Whether all regions show their possible score. */
  aid = $state(false)
  /** The event of each seat's last roll, if it was seen; -1 is the white die. */
  rolled: ReadonlyMap<number, number> = $state.raw(new Map())
  /** The number on each die before it was used, by seat and die. */
  faces: ReadonlyMap<string, number> = $state.raw(new Map())
  /** Whether earlier numbers on the dice were already asked for. */
  recalled = false
  /** The places of each duchy's goods: a colour keeps its place until it is gone, 0 is an empty one. */
  shelves: ReadonlyMap<number, readonly number[]> = $state.raw(new Map())
  /** The hex that has just completed its region. */
  closed: { readonly seat: number; readonly hex: number } | null = $state.raw(null)
}

/** Return where an undo leads: two actions that were one gesture are undone together. */
export function backTo(desk: unknown, ply: number): number | undefined {
  return desk instanceof Desk && desk.gesture?.to === ply ? desk.gesture.from : undefined
}

export class Play extends Playing<Desk> {
  constructor(props: () => SlotProps) {
    const { desk } = props()
    super('burgundy', props, desk instanceof Desk ? desk : new Desk())
  }

  readonly view: View = $derived.by(() => this.props.view as View)
  /** The seat whose duchy is shown as mine; a spectator watches the active player. */
  readonly home: number = $derived.by(() => (this.seat >= 0 ? this.seat : this.desk.followed))
  readonly asked: QuestionView | null = $derived.by(() => this.view.asked)
  readonly question: string = $derived.by(() => this.asked?.question ?? '')
  readonly options: readonly Option[] = $derived.by(() => optionsOf(this.props.legal, this.question))
  readonly selection: readonly Key[] = $derived.by(() => pickedAt(this.desk, this.props))
  readonly lit: ReadonlyMap<Key, Lit> = $derived.by(() => litBy(this.options, this.selection, this.question))
  readonly fit: readonly Option[] = $derived.by(() => fitting(this.options, this.selection))
  readonly ready: Option | undefined = $derived.by(() => ready(this.options, this.selection))
  /** The ways to bring the picked tile to the hex it was dropped on. */
  readonly both: readonly Both[] = $derived.by(() =>
    this.desk.both.picked === this.selection ? this.desk.both.ways : [],
  )
  /** The way whose effects are shown. */
  readonly way: Both | undefined = $derived.by(
    () => this.both.find((way) => way === this.desk.lookedBoth) ?? this.both[0],
  )

  protected override reasonText(reason: ReasonInfo): string | undefined {
    return reasonWords(reason, this.view, this.home, this.props.names)
  }

  protected override wanted(key: Key): Fields | undefined {
    return wanted(key, this.selection, this.view, this.seat)
  }

  /** The action of the next click, if the pointer is on its target; otherwise the one that is ready. */
  readonly preview: Option | undefined = $derived.by(() => {
    const looked = this.desk.looked
    if (!looked || this.selection.includes(looked)) return this.ready
    const found = fitting(this.options, [...this.selection, looked]).filter((option) => option.needs.includes(looked))
    const clear = found.length === 1 || (this.selection.length > 0 && found.every((option) => option.target === looked))
    return clear ? found[0] : this.ready
  })

  readonly foreseen: ReadonlyMap<number, Foreseen> = $derived.by(() => this.known)
  /** The actions that the next click may lead to and that were not foreseen yet. */
  readonly unforeseen: readonly number[] = $derived.by(() => {
    const quiet = this.question === 'turn' && this.selection.length === 0
    const near = [...(this.preview ? [this.preview] : []), ...(quiet ? [] : this.fit)]
    const actions = new Set(near.map((option) => option.choice.action).filter((action) => !this.foreseen.has(action)))
    return [...actions].slice(0, MOST_FORESEEN)
  })

  /** Return the most points that picking a thing next would score, as far as known. */
  gain(key: Key): string | undefined {
    if (this.lit.get(key)?.mark === 'open') return undefined
    const aims = this.fit.filter((option) => option.target === key)
    const best = Math.max(0, ...aims.map((option) => pointsOf(this.foreseen.get(option.choice.action), this.home)))
    return best > 0 ? `+${best}` : undefined
  }

  /** Return a die's number, or the number before it was used; 0 if no one saw it. */
  face(seat: number, die: number): number {
    return this.view.seats[seat]?.dice[die] || (this.desk.faces.get(`${seat}.${die}`) ?? 0)
  }

  /** Return a duchy's goods, each in its place; an empty place counts 0. */
  goods(seat: number): readonly { readonly goods: number; readonly count: number }[] {
    const duchy = this.view.seats[seat]?.duchy ?? -1
    const counts = this.view.duchies[duchy]?.goods ?? []
    const shelf = shelfOf(this.desk.shelves.get(duchy) ?? [], counts)
    return shelf.map((goods) => ({ goods, count: counts[goods - 1] ?? 0 }))
  }

  /** Open a seat's duchy, or go back to one's own or the active player's. */
  open(seat: number): void {
    const back = this.desk.opened === seat || (this.seat >= 0 && seat === this.home)
    this.desk.opened = back ? -1 : seat
  }

  /** Remember the numbers on the dice, and who acts; in a replay, who has acted. A turn that was left is not ended. */
  watch(): void {
    const { acting, events, still, update } = this.props
    if (!this.ending) this.desk.ending = ''
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
    // A player who was away for long may have missed whole rounds.
    const missed = update?.full ?? false
    if (missed) this.desk.recalled = false
    if (missed || faces.size > 0) this.desk.faces = new Map([...(missed ? [] : this.desk.faces), ...faces])
    void this.#recall()
  }

  /** Find the numbers of dice that were used before anyone looked; each moment of a replay has its own past. */
  async #recall(): Promise<void> {
    const { recall, still, view } = this.props
    const unseen = this.view.seats.some(({ dice }, seat) => dice.some((_, die) => this.face(seat, die) === 0))
    if (!recall || !(still || (unseen && !this.desk.recalled))) return
    this.desk.recalled = true
    const faces = facesOf(await recall())
    if (!still) this.desk.faces = new Map([...faces, ...this.desk.faces])
    else if (this.props.view === view) this.desk.faces = faces
  }

  duchy(seat: number): DuchyView | undefined {
    return this.view.duchies[this.view.seats[seat]?.duchy ?? -1]
  }

  mark(key: Key): Mark | undefined {
    return this.lit.get(key)?.mark
  }

  /** Whether tiles on the board are to be chosen now: the others are dimmed. */
  readonly #choosing: boolean = $derived.by(() =>
    [...this.lit].some(([key, { mark }]) => kindOf(key) === 'space' && isRinged(mark)),
  )

  spaceMark(key: Key): Mark | undefined {
    return this.mark(key) ?? (this.#choosing ? 'dim' : undefined)
  }

  /** Return a thing's cost in workers, as a badge. */
  badge(key: Key): string | undefined {
    const price = this.lit.get(key)?.price ?? 0
    return price > 0 ? String(price) : undefined
  }

  /** Highlight what an action involves while its words are pointed at. */
  point(option: Option | null): void {
    this.desk.pointed = option ? namedByKeys(option.keys, this.home) : []
    this.look(option?.target ?? null)
  }

  /** Return whether the thing under the pointer is part of an action. */
  names(option: Option): boolean {
    return this.desk.looked !== null && option.keys.includes(this.desk.looked)
  }

  look(key: Key | null): void {
    // An element that is removed loses the focus while the page is being drawn, when nothing may change.
    queueMicrotask(() => {
      this.desk.looked = key
    })
  }

  /** Pick a thing, or explain why it cannot be picked. */
  pick(key: Key): void {
    if (this.props.busy || this.props.still) return
    const picked = pick(this.#clear(key), this.selection, key, this.question)
    this.select(picked.selection)
    if (picked.act) this.do(picked.act)
    else if (picked.refused) void this.askWhy(picked.refused)
  }

  /** Return the actions to choose from: two equal dice count as one, unless the second was meant. */
  #clear(key: Key): readonly Option[] {
    const [one, other] = this.view.seats[this.home]?.dice ?? []
    const second = key === 'die:2' || this.selection.includes('die:2')
    return one === other && !second ? withoutTwins(this.options) : this.options
  }

  /** Take a thing in hand: it is selected, but nothing is done yet. */
  hold(key: Key): void {
    const value = held(this.options, this.selection, key)
    if (value) this.select(value)
  }

  /** Drop a thing on another: do the action that is meant, or pick the other one as well. */
  drop(from: Key, onto: Key): void {
    if (this.props.busy || this.props.still) return
    const option = dropped(this.#clear(from), this.selection, from, onto)
    if (option) this.do(option)
    else if (kindOf(from) === 'space' && kindOf(onto) === 'hex') void this.#offerBoth(from, onto)
    else if (kindOf(from) === 'space' && kindOf(onto) === 'slot') {
      if (!this.involves(from)) void this.askWhy(from)
    } else if (onto !== 'sale') this.pick(onto)
  }

  /** Offer to take a tile and place it at once, or say why that is not possible. */
  async #offerBoth(space: Key, hex: Key): Promise<void> {
    const { at } = this
    const dice = this.view.seats[this.home]?.dice ?? []
    const { ways, reason } = await bothSteps(this.#clear(space), [space, hex], dice, this.props.ask)
    if (at !== this.at || this.props.busy) return
    if (this.involves(space)) this.select([space])
    this.desk.both = { picked: this.desk.picked.value, ways }
    if (ways.length > 0) return
    const why = await this.#whyNotBoth(space, reason)
    if (at !== this.at) return
    this.desk.refused = { at, value: { reason: { code: 'storage-first', values: { why }, rule: '' }, words: '' } }
  }

  /** Say why a tile cannot be placed at once: it cannot be taken, nothing can be stored, or it cannot be placed. */
  async #whyNotBoth(space: Key, reason: ReasonInfo | undefined): Promise<string> {
    const fields = this.involves(space) ? undefined : wanted(space, [], this.view, this.seat)
    const [answer] = fields ? await this.props.ask({ fields }) : []
    const words = (answer?.reason && (this.reasonText(answer.reason) ?? answer.words)) || ''
    if (words) return words
    if (slotsOf(this.view, this.home).every((tile) => tile !== '')) return t('storage-full')
    return (reason && this.reasonText(reason)) ?? t('storage-later')
  }

  /** Do the first of two actions; the second one follows as soon as the game goes on. */
  async doBoth({ first, second }: Both): Promise<void> {
    if (this.props.busy) return
    const ply = this.#ply
    this.unselect()
    this.desk.second = { action: second.choice.action, ply: ply + 1 }
    this.desk.gesture = { from: ply, to: ply + 2 }
    await this.props.choose(first.choice.action)
    if (this.#ply === ply) this.desk.second = null
  }

  /** Do the second of two actions, once the first is done. */
  goOn(): void {
    const { second } = this.desk
    if (!second || this.props.busy || this.#ply < second.ply) return
    this.desk.second = null
    const possible = this.#ply === second.ply && this.props.legal.some(({ action }) => action === second.action)
    if (possible) void this.props.choose(second.action)
  }

  get #ply(): number {
    return this.props.update?.table.ply ?? 0
  }

  /** Whether the turn is about to end with an unused die, which is asked once. */
  readonly ending: boolean = $derived.by(() => this.desk.ending === this.at)

  do(option: Option): void {
    if (this.props.busy) return
    const unused = this.view.seats[this.home]?.dice.some((pips) => pips > 0)
    const asks = option.do === 'end' && unused && !this.ending
    // Where lines are tried, a moment comes again.
    this.desk.ending = asks ? this.at : ''
    if (asks) return
    this.desk.gesture = null
    void this.act(option.choice.action)
  }

  /** Drop the selection, and the question whether to end the turn; return whether there was anything to drop. */
  override cancel(): boolean {
    const { ending } = this
    this.desk.ending = ''
    return super.cancel() || ending
  }

  /** Go back one step: drop the selection, hide the regions' scores, or close another player's duchy. */
  override letGo(): boolean {
    if (this.cancel()) return true
    if (!this.desk.aid) return super.letGo()
    this.desk.aid = false
    return true
  }
}

/** One seat's play at the table: the selection, the marks, the requests. It knows no rules. */

import type { Mark } from '../../../board/state'
import { type Fields, PlainDesk, Playing, pickedAt } from '../../../play/playing.svelte'
import type { SlotProps } from '../../../slot/table'
import type { Foreseen, ReasonInfo } from '../../../wire'
import { ROUNDS } from '../facts/box'
import { type CardFacts, type CardSet, setOf } from '../facts/cards/set'
import { CUBES, isCube, RESOURCES } from '../facts/names'
import { type Key, type Option, optionsOf, PAY } from '../facts/options'
import { type Question, questionOf, type SeatView, type View } from '../facts/view'
import { reasonText } from '../words/prompts'
import type { Arrival } from './arrivals'
import { type Counted, UNCOUNTED } from './counted'
import { type Filling, fillingOf, nextOf } from './fill'
import { dropped, fitting, litBy, pick } from './picking'
import { wanted } from './whynot'

/**
 * A series of actions after one click: placing all cubes, or those that fit on one card, or what was picked up and is
 * needed there; planning all cards one way; turning all cubes of one kind into krystallium.
 */
export type Errand = 'fill' | 'build' | 'recycle' | 'lay' | 'spend' | 'turn'

/** What is picked up in the budget, and put on cards under construction. */
const CARRIED: readonly string[] = ['krystallium', 'soldier']

/** The state that the table and the bar below it share. */
export class Desk extends PlainDesk {
  /** The thing or the action under the pointer or the focus. */
  looked: Key | Option | null = $state.raw(null)
  /** Whether the pointer is on the button that fills. */
  filling = $state(false)
  /** The card opened large, and the thing on the table it is, '' if none. */
  card: { readonly facts: CardFacts; readonly key: Key } | null = $state.raw(null)
  /** Whether cards are offered face down. */
  down = $state(false)
  story = $state(false)
  /** What the player received automatically this round. */
  arrived: readonly Arrival[] = $state.raw([])
  /** What the finished steps of this round produced. */
  counted: Counted = $state.raw(UNCOUNTED)
  errand: {
    readonly what: Errand
    readonly when: string
    readonly at: number
    readonly carried: Key | undefined
  } | null = $state.raw(null)
  /** The ply of the player's last own action, and whether more followed automatically. */
  byHand: { readonly ply: number; readonly more: boolean } = $state.raw({ ply: -1, more: false })
  /** The last update that was answered automatically. */
  answered = -1
  readonly #most = new Map<string, number>()

  /** Return the largest of some counts so far in one part of the game: what has had room keeps it. */
  keepMost(when: string, count: number): number {
    const most = Math.max(this.#most.get(when) ?? 0, count)
    this.#most.set(when, most)
    return most
  }
}

/** Return where an undo leads: to before the player's own action, with everything that followed automatically. */
export function backTo(desk: unknown, ply: number): number | undefined {
  if (!(desk instanceof Desk) || !desk.byHand.more || desk.byHand.ply >= ply) return undefined
  return desk.byHand.ply
}

export class Play extends Playing<Desk> {
  constructor(props: () => SlotProps) {
    const { desk } = props()
    super('kingdom', props, desk instanceof Desk ? desk : new Desk())
  }

  readonly view: View = $derived.by(() => this.props.view as View)
  readonly set: CardSet = $derived.by(() => setOf(this.props.printed))
  /** The seat whose duchy is shown as mine; a spectator watches the first. */
  readonly home: number = $derived.by(() => Math.max(this.seat, 0))
  readonly own: SeatView = $derived.by(() => this.view.seats[this.home] as SeatView)
  readonly asked: Question | undefined = $derived.by(() => questionOf(this.view, this.home))
  readonly question: string = $derived.by(() => (this.mine ? (this.asked?.question ?? '') : ''))
  /** Whether the next card is offered face down. */
  readonly down: boolean = $derived.by(() => this.desk.down && this.own.traps > 0)
  readonly options: readonly Option[] = $derived.by(() =>
    optionsOf(this.props.legal, this.set).filter(
      (option) => option.do !== 'offer' || (option.choice.fields['face'] === 'down') === this.down,
    ),
  )
  readonly selection: readonly Key[] = $derived.by(() => {
    const picked = pickedAt(this.desk, this.props)
    return fitting(this.options, picked).length > 0 ? picked : []
  })
  readonly lit: ReadonlyMap<Key, Mark> = $derived.by(() => litBy(this.options, this.selection))
  readonly fit: readonly Option[] = $derived.by(() => fitting(this.options, this.selection))
  readonly filling: Filling = $derived.by(() => fillingOf(this.own, this.mine ? this.asked : undefined))

  protected override reasonText(reason: ReasonInfo): string | undefined {
    return reasonText(reason, this.set, this.props.names)
  }

  protected override wanted(key: Key): Fields | undefined {
    return wanted(key, this.set)
  }

  /** The action of the next click, if the pointer is on something that leads to it. */
  readonly preview: Option | undefined = $derived.by(() => {
    const looked = this.desk.looked
    if (looked === null) return undefined
    if (typeof looked !== 'string') return this.options.find((one) => one.choice.action === looked.choice.action)
    const { act } = pick(this.options, this.selection, looked)
    return act
  })

  /** What is paid for, and waits to be confirmed. */
  readonly paid: Option | undefined = $derived.by(() => {
    const [only] = this.fit
    return this.fit.length === 1 && this.selection.length > 0 && only?.needs[1] === PAY ? only : undefined
  })

  /** The action whose effects are told: that of the next click, or what waits to be confirmed. */
  readonly aimed: Option | undefined = $derived.by(() => this.preview ?? this.paid)

  readonly foreseen: Foreseen | undefined = $derived.by(() =>
    this.aimed ? this.known.get(this.aimed.choice.action) : undefined,
  )

  /** The thing or the action looked at, if it is still there: what leaves from under the pointer does not say so. */
  readonly looked: Key | Option | null = $derived.by(() => {
    const { looked } = this.desk
    if (looked === null) return null
    if (typeof looked !== 'string') return this.preview ? looked : null
    const [kind = '', id = ''] = looked.split(':')
    if (kind === 'hand') return this.own.hand.includes(id) ? looked : null
    if (kind === 'plan') return this.own.drafted.some(({ card }) => card === id) ? looked : null
    return looked
  })

  /** The action to do automatically: the only place for a cube, the only cube left for krystallium, a battle nobody can fight, the next of an errand. */
  readonly automatic: Option | undefined = $derived.by(() => {
    const { update, busy, still } = this.props
    if (!this.mine || busy || still || !update || this.desk.answered === update.number) return undefined
    if (update.events.some((event) => event.kind === 'back')) return undefined
    if (this.question === 'cube') {
      const places = this.options.filter((option) => option.do === 'put' || option.do === 'alchemy')
      if (places.length === 1) return places[0]
    }
    const [colour, another] = this.question === 'convert' ? this.all('colour') : []
    if (colour && !another) return colour
    if (this.question === 'battle' && !this.#hasBattle) return this.option('done')
    return this.#errand
  })

  /**
   * Whether there is anything to decide in a battle. Without soldiers there is only what an advisor or krystallium may
   * still do; what can wait for the next round waits.
   */
  readonly #hasBattle: boolean = $derived.by(() =>
    this.options.some(({ do: does, choice }) => {
      if (does === 'done' || does === 'scrap') return false
      if (does !== 'krystallium' || this.own.soldiers > 0) return true
      const site = this.own.sites[Number(choice.fields['site']) - 1]
      // A giant is driven away by soldiers alone.
      if (!site || site.frozen) return false
      return (
        this.view.round >= ROUNDS ||
        (this.card(site.card)?.bonus.some(({ resource }) => resource === 'soldiers') ?? false)
      )
    }),
  )

  /** The next action of the errand; none when it is finished. */
  readonly #errand: Option | undefined = $derived.by(() => {
    const { errand } = this.desk
    if (!errand || errand.when !== this.#when(errand.what, errand.at)) return undefined
    if (errand.what === 'spend') return this.#spent(errand.at)[0]
    if (errand.what === 'turn') return this.question === 'convert' ? this.#turned(errand.at) : undefined
    if (this.question === 'cube') {
      if (errand.what === 'lay') return this.#at(errand.at)
      return errand.what === 'build' ? undefined : nextOf(this.filling, this.options)
    }
    if (this.question !== 'plan' || (errand.what !== 'build' && errand.what !== 'recycle')) return undefined
    return this.option(errand.what)
  })

  /** How long an errand is valid: for the same cubes in the same step, or for all cards of one planning. */
  #when(errand: Errand, at: number): string {
    const { round, stage, step } = this.view
    const about = errand !== 'recycle' && this.question === 'cube' ? this.asked?.about : ''
    const site = errand === 'lay' || errand === 'spend' ? [this.own.sites[at - 1]?.card, this.own.sites.length] : []
    return [round, stage, step, about, ...site].join(' ')
  }

  /** The action that puts a cube on a card under construction. */
  #at(site: number): Option | undefined {
    return this.options.find((option) => option.do === 'put' && option.needs[0] === `site:${site}`)
  }

  /** What was picked up to be put on a card under construction. */
  readonly carried: Key | undefined = $derived.by(() => CARRIED.find((one) => one === this.selection[0]))

  /** The actions that put what was picked up on a card under construction. */
  #spent(site: number): readonly Option[] {
    const what = this.desk.errand?.what === 'spend' ? this.desk.errand.carried : this.carried
    return this.options.filter(({ needs }) => needs[0] === what && needs[1] === `site:${site}`)
  }

  #turned(cube: number): Option | undefined {
    return this.all('colour').find(({ choice }) => choice.fields['cube'] === CUBES[cube])
  }

  /** Return how many cubes of one kind can be turned into krystallium at once. */
  turning(cube: number): number {
    if (this.question !== 'convert' || !this.#turned(cube)) return 0
    return Math.min(this.asked?.count ?? 0, this.own.alchemy[cube] ?? 0)
  }

  /**
   * Return how much of what was picked up completes a card under construction, or pays all that it needs of one
   * resource; where it is not enough for all, the player says what for.
   */
  #spending(site: number): number {
    const needs = this.own.sites[site - 1]?.needs ?? []
    const soldiers = needs[RESOURCES.indexOf('soldiers')] ?? 0
    const kinds = this.#spent(site).length
    if (kinds === 0) return 0
    if (this.carried === 'soldier') return Math.min(this.own.soldiers, soldiers)
    const open = needs.reduce((sum, count) => sum + count, 0) - soldiers
    return kinds === 1 || open <= this.own.krystallium ? Math.min(open, this.own.krystallium) : 0
  }

  /** Return how many of the cubes at hand, or of what was picked up, fit on a card under construction. */
  fitting(site: number): number {
    const { asked } = this
    if (this.carried) return this.#spending(site)
    if (this.question !== 'cube' || !asked || !isCube(asked.about) || !this.#at(site)) return 0
    return Math.min(asked.count, this.own.sites[site - 1]?.needs[CUBES.indexOf(asked.about)] ?? 0)
  }

  card(id: string): CardFacts | undefined {
    return this.set.byId.get(id)
  }

  mark(key: Key): Mark | undefined {
    return this.lit.get(key)
  }

  /** Return the legal actions of a kind, about one card if it is given. */
  all(does: string, card?: string): readonly Option[] {
    return this.options.filter((option) => option.do === does && (card === undefined || option.card === card))
  }

  option(does: string, card?: string): Option | undefined {
    return this.all(does, card)[0]
  }

  look(looked: Key | Option | null): void {
    // An element that is removed loses the focus while the page is being drawn, when nothing may change.
    queueMicrotask(() => {
      this.desk.looked = looked
    })
  }

  /** Open a card large: `key` is the thing on the table it is. */
  open(facts: CardFacts, key: Key = ''): void {
    this.desk.card = { facts, key }
  }

  /** Hold a thing without doing the action it would lead to. */
  hold(key: Key): void {
    this.desk.picked = { at: this.at, value: [key] }
  }

  /** Pick a thing, or explain why it cannot be picked. */
  pick(key: Key): void {
    if (this.props.busy || this.props.still) return
    const picked = pick(this.options, this.selection, key)
    this.select(picked.selection)
    if (picked.act) this.do(picked.act)
    else if (picked.refused) void this.askWhy(picked.refused)
  }

  /** Drop a thing on another. */
  drop(from: Key, onto: Key): void {
    const found = dropped(this.options, from, onto)
    const [only] = found
    if (only && found.length === 1) this.do(only)
    else if (only) this.desk.picked = { at: this.at, value: [from, onto] }
    else this.pick(onto)
  }

  /** Put all cubes that fit, or all of what was picked up, on a card under construction. */
  lay(site: number): void {
    this.send(this.carried ? 'spend' : 'lay', site)
  }

  do(option: Option): void {
    if (this.props.busy || this.props.still) return
    this.desk.errand = null
    this.desk.byHand = { ply: this.props.update?.table.ply ?? -1, more: false }
    // Face down is chosen for each card.
    this.desk.down = false
    void this.act(option.choice.action)
  }

  /** Start an errand; it continues automatically until it is finished. */
  send(errand: Errand, at = 0): void {
    if (this.props.busy || this.props.still) return
    this.desk.byHand = { ply: this.props.update?.table.ply ?? -1, more: true }
    this.desk.errand = { what: errand, when: this.#when(errand, at), at, carried: this.carried }
    this.desk.filling = false
  }

  /** Do an action automatically. */
  goOn(option: Option): void {
    this.desk.answered = this.props.update?.number ?? -1
    this.desk.byHand = { ...this.desk.byHand, more: true }
    void this.props.choose(option.choice.action)
  }
}

/**
 * An analysis: a position and a tree of continuations. The page keeps the tree; the server returns the position
 * after a ply and the engine's evaluation. It knows no rules.
 */

import { Refused } from '../../net/api'
import { spotAfter, thinkAbout } from '../../net/coach'
import { CHANCE, MOST_NODES, type Played, type PlayedPly } from '../../slot/analysis'
import type {
  AnalysisPosition,
  AnalysisPositions,
  Frame,
  Happened,
  LinePly,
  Thought,
  Tree,
  WantedPosition,
  WantedThought,
} from '../../wire'
import { asTree, type Branch, childrenOf, nodesOf, pathTo, promoted, ROOT, type TreeNode, without } from './tree'

export { CHANCE, MOST_NODES }

/** How long to wait before asking again, in milliseconds. */
const AGAIN = 400

/** Ask again while the coach is still busy with an earlier request; return nothing once it is cancelled. */
async function patiently<Answer>(ask: () => Promise<Answer>, signal: AbortSignal): Promise<Answer | undefined> {
  while (!signal.aborted) {
    try {
      return await ask()
    } catch (error) {
      if (!(error instanceof Refused && error.code === 'too-fast')) throw error
    }
    await new Promise((resolve) => setTimeout(resolve, AGAIN))
  }
  return undefined
}

/** How an analysis is seen: always by one seat, or by whoever acts; and the game it is of. */
export interface Manner {
  readonly seat?: number
  readonly played?: Played
}

export class Analysis {
  readonly game: string
  readonly position: Record<string, unknown>
  /** The options of the game that is analysed. */
  readonly options: Readonly<Record<string, unknown>>
  readonly table: string
  readonly ply: number
  title = $state('')
  nodes: readonly TreeNode[] = $state.raw([])
  /** The current node. */
  at = $state(ROOT)
  spot: AnalysisPosition | undefined = $state.raw()
  /** What is printed on components that the position's options bring along. */
  printed: AnalysisPositions['printed'] = $state.raw()
  thought: Thought | undefined = $state.raw()
  thinking = $state(false)
  /** Whether a request is pending that will lead to another node. */
  busy = $state(false)
  /** Whether a whole line is being played. */
  following = $state(false)
  trouble: unknown = $state.raw()
  /** Whether the last step went back or to another line, so that nothing was played. */
  went = $state(false)
  /** Whether the engine analyses the current position. */
  live = $state(true)

  readonly #seat: number | undefined
  readonly #played: Played | undefined
  #next: number
  #spots = new Map<number, AnalysisPosition>()
  #thoughts = new Map<number, Thought>()
  /** Ends all requests when the page is left. */
  #left = new AbortController()
  #turn = 0
  #asked: Promise<unknown> = Promise.resolve()

  constructor(tree: Tree, { seat, played }: Manner = {}) {
    this.#seat = seat
    this.#played = played
    this.game = tree.game
    this.position = tree.position
    this.options = (tree.position['options'] as Record<string, unknown> | undefined) ?? {}
    this.table = tree.table ?? ''
    this.ply = tree.ply ?? 0
    this.title = tree.title ?? ''
    this.nodes = nodesOf(tree)
    this.#next = this.nodes.length
  }

  /** The tree as it is saved, shared and kept. */
  get tree(): Tree {
    return asTree(this, this.nodes)
  }

  get node(): TreeNode | undefined {
    return this.nodes.find((one) => one.id === this.at)
  }

  get onTurn(): readonly number[] {
    return this.spot?.acting ?? []
  }

  /** What is known about a visited node. */
  seen(id: number): AnalysisPosition | undefined {
    return this.#spots.get(id)
  }

  /** What the game's log says about a node of its own line; its nodes come first, in order. */
  told(id: number): PlayedPly | undefined {
    return this.#played?.plies[id]
  }

  /** What the line up to the current node told, the newest last. */
  get past(): readonly Pick<Happened, 'journal'>[] {
    return pathTo(this.nodes, this.at).flatMap(({ id }) => this.#spots.get(id) ?? this.told(id) ?? [])
  }

  /** The position as it is seen: by the one seat that looks, or by the first that acts. */
  get frame(): Frame | undefined {
    const frames = this.spot?.frames ?? []
    return this.#seat === undefined ? frames[0] : frames.find(({ seat }) => seat === this.#seat)
  }

  /** Go to a node; the current position stays until the new one has arrived. */
  async go(id: number): Promise<void> {
    await this.#move(async () => {
      this.went = true
      const spot = await this.#fetch(id)
      // Both at once: nobody sees one position by the number of another.
      this.at = id
      this.spot = spot
    })
  }

  back(): Promise<void> {
    return this.node ? this.go(this.node.parent) : Promise.resolve()
  }

  on(): Promise<void> {
    const [first] = childrenOf(this.nodes, this.at)
    return first ? this.go(first.id) : Promise.resolve()
  }

  /** Go to the next or the previous line beside this one. */
  aside(by: 1 | -1): Promise<void> {
    if (!this.node) return Promise.resolve()
    const lines = childrenOf(this.nodes, this.node.parent)
    const next = lines[lines.findIndex((one) => one.id === this.at) + by]
    return next ? this.go(next.id) : Promise.resolve()
  }

  /** Play for a seat, or choose chance's outcome: follow the existing line, or start a new branch. */
  async play({ seat, action }: LinePly, notation = ''): Promise<void> {
    const parent = this.at
    const known = childrenOf(this.nodes, parent).find((one) => one.seat === seat && one.action === action)
    if (known) return this.go(known.id)
    await this.#move(async () => {
      const spot = await this.#after({ seat, action }, parent)
      this.went = false
      this.#add({ parent, seat, action, name: '', note: '', notation: spot.notation || notation }, spot)
    })
  }

  /** Play a whole line. */
  async follow(line: readonly LinePly[]): Promise<void> {
    if (this.following) return
    this.following = true
    for (const { seat, action } of line) {
      await this.play({ seat, action })
      if (this.trouble) break
    }
    this.following = false
  }

  /** Draw once, or until the next decision. */
  async roll(roll: 'one' | 'all'): Promise<void> {
    const from = this.spot
    if (!from) return
    await this.#move(async () => {
      const { spots } = await spotAfter({ position: from.position, roll, every: true, seat: this.#viewer() })
      this.went = false
      for (const spot of spots.filter((one) => one.ply > 0)) {
        const { last_seat: seat, action, notation } = spot
        const known = childrenOf(this.nodes, this.at).find((one) => one.seat === seat && one.action === action)
        if (known) {
          this.#spots.set(known.id, spot)
          this.at = known.id
          this.spot = spot
        } else this.#add({ parent: this.at, seat, action, name: '', note: '', notation }, spot)
      }
    })
  }

  name(id: number, change: Partial<Pick<TreeNode, 'name' | 'note'>>): void {
    this.nodes = this.nodes.map((one) => (one.id === id ? { ...one, ...change } : one))
  }

  /** Make a node's line the main line. */
  promote(id: number): void {
    this.nodes = promoted(this.nodes, id)
  }

  /** Delete a node and everything after it. */
  async remove(id: number): Promise<void> {
    const gone = this.nodes.find((one) => one.id === id)
    if (!gone) return
    const inside = pathTo(this.nodes, this.at).some((one) => one.id === id)
    this.nodes = without(this.nodes, id)
    if (inside) await this.go(gone.parent)
  }

  turnEngine(on: boolean): void {
    this.live = on
    void this.#think()
  }

  /** Ask what the turn of a seat that led here comes to, valued like the plans at its start. */
  async weigh(seat: number): Promise<number | undefined> {
    const { signal } = this.#left
    const line = pathTo(this.nodes, this.at).flatMap((one) => (one.seat === seat ? [one.action] : []))
    try {
      const thought = await patiently(() => thinkAbout({ position: this.position, seat, line }, signal), signal)
      return thought?.weighed ?? undefined
    } catch (error) {
      if (!signal.aborted) this.trouble = error
      return undefined
    }
  }

  close(): void {
    this.#left.abort()
  }

  #viewer(): number {
    const seat = this.#seat ?? this.spot?.frames[0]?.seat ?? 0
    return seat < CHANCE ? seat : 0
  }

  #add(branch: Branch, spot: AnalysisPosition): void {
    if (this.nodes.length >= MOST_NODES) throw new Error('tree-full')
    const id = this.#next
    this.#next += 1
    this.nodes = [...this.nodes, { id, ...branch }]
    this.#spots.set(id, spot)
    this.at = id
    this.spot = spot
  }

  async #move(does: () => Promise<void>): Promise<void> {
    if (this.busy) return
    this.busy = true
    this.trouble = undefined
    try {
      await does()
    } catch (error) {
      this.trouble = error
    } finally {
      this.busy = false
    }
    void this.#think()
  }

  async #fetch(id: number): Promise<AnalysisPosition> {
    const spot = this.#spots.get(id) ?? (await this.#found(id))
    this.#spots.set(id, spot)
    return spot
  }

  /** Find a position: one far along the game is the game's own. */
  async #found(id: number): Promise<AnalysisPosition> {
    const near = this.#spots.has(this.nodes.find((one) => one.id === id)?.parent ?? ROOT)
    const told = this.told(id)
    if (near || !told || !this.#played) return this.#ask(this.#wanted(id))
    const spot = await this.#played.spotAt(id + 1)
    const { seat, action, fields, notation = '', journal = [] } = told
    return { ...spot, last_seat: seat ?? -1, action: action ?? -1, fields: fields ?? {}, notation, journal }
  }

  /** Return the shortest request for a node: one ply after its parent, or the whole line. */
  #wanted(id: number): WantedPosition {
    const path = pathTo(this.nodes, id)
    const plies = path.map(({ seat, action }) => ({ seat, action }))
    const last = path.at(-1)
    const before = last && this.#spots.get(last.parent)
    const seat = this.#viewer()
    return before
      ? { position: before.position, plies: plies.slice(-1), seat }
      : { position: this.position, plies, seat }
  }

  #after(ply: LinePly, parent: number): Promise<AnalysisPosition> {
    const position = this.#spots.get(parent)?.position ?? this.position
    const seat = this.#seat ?? (ply.seat < CHANCE ? ply.seat : this.#viewer())
    return this.#ask({ position, plies: [ply], seat })
  }

  async #ask(wanted: WantedPosition): Promise<AnalysisPosition> {
    const { spots, printed } = await spotAfter(wanted)
    this.printed ??= printed
    const spot = spots.at(-1)
    if (!spot) throw new Error('no spot')
    return spot
  }

  /** Ask for better and better answers until the engine has no better one or another position is shown. */
  async #think(): Promise<void> {
    this.#turn += 1
    const turn = this.#turn
    const id = this.at
    const { spot } = this
    const here = () => turn === this.#turn && this.live && !this.#left.signal.aborted
    this.thought = this.#thoughts.get(id)
    this.thinking = here() && spot !== undefined && spot.acting.length > 0 && !this.thought?.last
    // The engine answers one question per person at a time: an earlier one is awaited, and its answer kept.
    await this.#asked
    while (this.thinking && here() && spot) {
      const effort = (this.thought?.effort ?? -1) + 1
      this.#asked = this.#look(id, { position: spot.position, effort, seat: this.#viewer() })
      const failed = await this.#asked
      if (!here()) return
      if (failed !== undefined) this.trouble = failed
      this.thought = this.#thoughts.get(id)
      this.thinking = failed === undefined && !this.thought?.last
    }
  }

  /** Ask once and keep the answer; return any error. */
  async #look(id: number, wanted: WantedThought): Promise<unknown> {
    try {
      const thought = await patiently(() => thinkAbout(wanted, this.#left.signal), this.#left.signal)
      if (thought) this.#thoughts.set(id, thought)
      return undefined
    } catch (error) {
      return this.#left.signal.aborted ? undefined : error
    }
  }
}

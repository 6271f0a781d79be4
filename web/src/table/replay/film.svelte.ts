/** A game to step through moment by moment: moments are fetched when needed, some in advance. */

import type { Moment, Moments } from '../../wire'
import { startOf } from '../result/start'
import type { Ply } from './landmarks'

const CHUNK = 24
/** The most moments in one request. */
const MOST = 60

export type Load = (seat: number, since: number, limit: number) => Promise<Moments>

export class Film {
  readonly load: Load
  head: Moments | undefined = $state.raw()
  seat: number = $state(-1)
  ply: number = $state(0)
  moment: Moment | undefined = $state.raw()
  trouble: unknown = $state.raw()
  #kept = new Map<string, Moment>()
  #coming = new Set<string>()

  #all: Promise<readonly Ply[]> | undefined
  #told: (() => Promise<readonly Ply[]>) | undefined
  #mine: (() => Promise<number>) | undefined

  /** How moments are fetched; all plies without their views, if that is cheaper; and the seat that looks at it. */
  constructor(load: Load, told?: () => Promise<readonly Ply[]>, mine?: () => Promise<number>) {
    this.load = load
    this.#told = told
    this.#mine = mine
  }

  /** Show a moment first, or the end. */
  async open(ply?: number): Promise<void> {
    this.seat = (await this.#mine?.()) ?? this.seat
    if (ply !== undefined) return this.show(ply)
    try {
      this.head ??= await this.load(this.seat, 0, 1)
    } catch (error) {
      this.trouble = error
      return
    }
    await this.show(this.plies)
  }

  /** Return everything that happened, ply by ply; it is fetched once. */
  told(): Promise<readonly Ply[]> {
    this.#all ??= this.#tell()
    return this.#all
  }

  async #tell(): Promise<readonly Ply[]> {
    if (this.#told) return this.#told()
    const plies: Ply[] = []
    for (let since = 1; since <= this.plies; since += MOST) {
      const { moments } = await this.load(-1, since, MOST)
      plies.push(...moments.map(({ view: _view, ply: _ply, acting: _acting, ...told }) => told))
    }
    return plies
  }

  /** Return what the seats start with. */
  async begun(): Promise<readonly number[]> {
    return startOf(await this.told(), this.load)
  }

  /** Return the end of the game. */
  async last(): Promise<Moment | undefined> {
    return (await this.load(-1, this.plies, 1)).moments[0]
  }

  get plies(): number {
    return this.head?.plies ?? 0
  }

  /** Show a moment as a seat saw it; the current one stays until it has arrived. */
  async show(ply: number, seat = this.seat): Promise<void> {
    this.ply = Math.max(0, this.head ? Math.min(ply, this.plies) : ply)
    this.seat = seat
    const chunk = Math.floor(this.ply / CHUNK)
    try {
      await this.#fetch(chunk, seat)
      this.moment = this.#kept.get(`${this.seat}.${this.ply}`) ?? this.moment
      if (this.head && (chunk + 1) * CHUNK <= this.plies) await this.#fetch(chunk + 1, seat)
    } catch (error) {
      this.trouble = error
    }
  }

  /** Return the available moments that led to this one, the oldest first. */
  before(count: number): readonly Moment[] {
    const found: Moment[] = []
    const last = this.moment?.ply ?? 0
    for (let ply = last; ply > 0 && last - ply < count; ply -= 1) {
      const moment = this.#kept.get(`${this.seat}.${ply}`)
      if (!moment) break
      found.unshift(moment)
    }
    return found
  }

  async #fetch(chunk: number, seat: number): Promise<void> {
    const key = `${seat}.${chunk}`
    if (this.#kept.has(`${seat}.${chunk * CHUNK}`) || this.#coming.has(key)) return
    this.#coming.add(key)
    try {
      const found = await this.load(seat, chunk * CHUNK, CHUNK)
      this.head ??= found
      for (const moment of found.moments) this.#kept.set(`${seat}.${moment.ply}`, moment)
      this.moment = this.#kept.get(`${this.seat}.${this.ply}`) ?? this.moment
    } finally {
      this.#coming.delete(key)
    }
  }
}

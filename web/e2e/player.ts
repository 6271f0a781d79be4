/**
 * Somebody who plays through the page's own controls. Bots and options differ, so a player answers what is asked:
 * it picks only what the page offers, and does so by clicks.
 */

import { expect, type Locator, type Page } from '@playwright/test'
import { first, playOn, type Shown, settled } from './offers'

export interface Wanted {
  readonly game?: string
  readonly options?: Readonly<Record<string, string | number>>
  /** What the coach may do. */
  readonly coach?: string
  readonly seats?: readonly { readonly kind: string; readonly bot?: string; readonly name?: string }[]
}

/** hasty: ends turns where it can; keen: uses its dice. */
export type Temper = 'hasty' | 'keen'

/** What can be clicked, and how it is told from what cannot. */
const DICE = '.frame:not(:has([data-die][aria-pressed="true"])) [data-die][aria-disabled="false"]'
const BUTTONS = '.choices button:enabled:not([aria-disabled="true"], [aria-pressed="true"])'
const PLACES = 'main :is(button, [data-cell])[aria-disabled="false"]:not([aria-pressed="true"])'
const ENDS = '.ends > button:enabled'

export class Player {
  readonly page: Page
  readonly frame: Locator
  #picks = 0
  #tapped = 0

  constructor(page: Page) {
    this.page = page
    this.frame = page.locator('[data-turn]')
  }

  /** Open a table without the form, and sit down at it. */
  async open(wanted: Wanted = {}): Promise<string> {
    await this.page.request.put('/api/me', { data: { nickname: 'Ann' } })
    const answer = await this.page.request.post('/api/tables', { data: { game: 'burgundy', ...wanted } })
    expect(answer.ok(), await answer.text()).toBe(true)
    const { table } = (await answer.json()) as { table: string }
    await this.page.goto(`/#/table/${table}`)
    await this.seated()
    return table
  }

  /** Wait until the table is there. */
  async seated(): Promise<void> {
    await expect(this.frame).toHaveAttribute('data-turn', /mine|others|over/)
  }

  /** Wait until the server has answered what was done. */
  async settled(): Promise<void> {
    await expect(this.frame).not.toHaveAttribute('data-turn', 'sending')
  }

  async turn(): Promise<string> {
    return (await this.frame.getAttribute('data-turn')) ?? ''
  }

  async ply(): Promise<number> {
    return Number(await this.frame.getAttribute('data-ply'))
  }

  get question(): Locator {
    return this.page.locator('footer .sentence')
  }

  /** Wait until somebody asks me something, or the game is over. */
  async myTurn(): Promise<void> {
    await expect(this.frame).toHaveAttribute('data-turn', /mine|over/)
  }

  /** Press a key until something is seen: one that comes while the page is still changing may be nobody's. */
  async key(key: string, seen: Locator): Promise<void> {
    await expect(async () => {
      if (!(await seen.isVisible())) await this.page.keyboard.press(key)
      await expect(seen).toBeVisible({ timeout: 3000 })
    }).toPass()
  }

  /** Do one legal action, whatever is asked. */
  async move(temper: Temper = 'keen'): Promise<void> {
    let shown = await this.#asked()
    const { ply } = shown
    for (let picks = 0; picks < 6; picks += 1) {
      await this.pick(temper)
      shown = await this.page.evaluate(settled, shown.all)
      if (shown.ply !== ply) return
    }
    throw new Error(`nothing happened after six picks: ${await this.question.textContent()}`)
  }

  /** Play until a condition holds or the game is over; says whether the game goes on. */
  async playUntil(done: () => Promise<boolean> | boolean, temper: Temper = 'keen'): Promise<boolean> {
    for (let moves = 0; moves < 2000; moves += 1) {
      if ((await this.#asked()).turn === 'over') return false
      if (await done()) return true
      await this.move(temper)
    }
    throw new Error('the game does not end')
  }

  /** What is shown as soon as somebody asks me something, or the game is over. */
  #asked(): Promise<Shown> {
    return this.page.evaluate(settled, null)
  }

  /** Play to the end; the clicks are the page's own, so that a whole game takes seconds. */
  async playOut(temper: Temper = 'hasty'): Promise<void> {
    expect(await this.rush('', temper)).toBe(false)
  }

  /** Play like that until something is seen on the page or the game is over; says whether it goes on. */
  rush(goal: string, temper: Temper = 'keen'): Promise<boolean> {
    const rows = [0, 1, 2, 3, 4, 5].map((picks) => this.offers(temper, picks))
    return this.page.evaluate(playOn, [rows, goal] as const)
  }

  async moves(count: number, temper: Temper = 'keen'): Promise<void> {
    let left = count
    await this.playUntil(() => left-- === 0, temper)
  }

  /** Pick one thing, whatever comes of it. */
  attempt(): Promise<void> {
    return this.pick('keen')
  }

  /** Pick one thing that is offered. */
  protected async pick(temper: Temper): Promise<void> {
    const found = await this.choose(temper)
    if (!found) throw new Error(`nothing is offered: ${await this.question.textContent()}`)
    await this.use(found)
  }

  protected async use(thing: Locator): Promise<void> {
    await thing.click()
  }

  /** Tap a thing, so slowly that it is no double tap of what was there before. */
  protected async tap(thing: Locator): Promise<void> {
    await this.page.waitForFunction((last) => Date.now() - last > 300, this.#tapped)
    await thing.tap()
    this.#tapped = await this.page.evaluate(() => Date.now())
  }

  /** The next thing to use. */
  protected async choose(temper: Temper): Promise<Locator | undefined> {
    this.#picks += 1
    const found = await this.page.evaluate(first, [this.offers(temper, this.#picks), this.#picks] as const)
    return found ? this.page.locator(found.selector).nth(found.index) : undefined
  }

  /** Where the next thing is looked for: a die, then by turns a button of the bar or what is lit; the end at last. */
  protected offers(temper: Temper, picks: number): readonly string[] {
    const hasty = temper === 'hasty' ? [ENDS] : []
    return [...hasty, DICE, ...(picks % 2 ? [BUTTONS, PLACES] : [PLACES, BUTTONS]), ENDS]
  }
}

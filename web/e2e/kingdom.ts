/** Players of Wonderful Kingdom: by mouse, by finger and by keyboard alone. They pick only what the page offers. */

import { expect, type Locator } from '@playwright/test'
import { Player, type Temper, type Wanted } from './player'

/** What is used first: whole errands, then a card laid into an area, then whatever is lit, then the end of it. */
const OFFERED = [
  '[data-spot="do:pay"]',
  '[data-spot="do:build-all"]',
  '[data-spot="do:fill"]',
  '[data-spot^="lay:"][aria-disabled="false"]',
  '.hand .spot.lit > button',
  '[data-spot^="take:"]',
  '.ways button',
  'main .spot.lit > button',
  'main button.lit',
  '.choices button',
  '[data-spot="do:done"]:enabled',
] as const

/** What comes of tasks that are paid and advisors that are used is part of the game. */
const EXTRAS = ['main li.lit > button', '[data-spot^="advisor:"].lit > button']

export class KingdomPlayer extends Player {
  override open(wanted: Wanted = {}): Promise<string> {
    return super.open({ game: 'kingdom', ...wanted })
  }

  /** An errand of several actions goes on by itself. */
  override async settled(): Promise<void> {
    await expect(this.page.locator('[data-going]')).toHaveCount(0)
    await super.settled()
  }

  /** What is asked, or what stage it is. */
  get stage(): Promise<string | null> {
    return this.page.locator('.stage').getAttribute('aria-label')
  }

  async until(stage: string): Promise<void> {
    expect(await this.rush(`.stage[aria-label="${stage}"]`)).toBe(true)
  }

  protected override offers(_: Temper, picks: number): readonly string[] {
    return picks % 3 ? OFFERED : [OFFERED[0], ...EXTRAS, ...OFFERED]
  }
}

export class KingdomFinger extends KingdomPlayer {
  protected override async use(thing: Locator): Promise<void> {
    await this.tap(thing)
  }

  /** What is offered may lie behind another tab. */
  protected override async choose(temper: Temper): Promise<Locator | undefined> {
    for (const part of ['', 'Table', 'Duchy']) {
      if (part) await this.page.getByRole('navigation').getByRole('button', { name: part, exact: true }).tap()
      const found = await super.choose(temper)
      if (found) return found
    }
    return undefined
  }
}

/** Which of these can be seen. Runs in the page. */
function visible(selectors: readonly string[]): boolean[] {
  return selectors.map((selector) => document.querySelector(selector)?.checkVisibility() ?? false)
}

export class KingdomKeys extends KingdomPlayer {
  #step = 0

  /** The key of the first thing that can be seen; else whatever comes next. */
  protected override async pick(): Promise<void> {
    const { keyboard } = this.page
    this.#step += 1
    const area = this.#step % 2 ? 'a' : 'b'
    const keys = [
      ['[data-spot="do:build-all"]', 'c'],
      ['[data-spot="do:fill"]', 'l'],
      ['.hand .spot.chosen', area],
      ['.hand .spot.lit', '1'],
      ['[data-spot^="take:"]', area],
      ['.ways button', '1'],
      ['[data-spot="do:done"]', 'e'],
    ] as const
    const seen = await this.page.evaluate(
      visible,
      keys.map(([selector]) => selector),
    )
    const key = keys[seen.indexOf(true)]?.[1]
    if (key) return keyboard.press(key)
    await keyboard.press('n')
    return keyboard.press('Enter')
  }

  /** By keys to the very end. */
  override async playOut(): Promise<void> {
    expect(await this.playUntil(() => false)).toBe(false)
  }
}

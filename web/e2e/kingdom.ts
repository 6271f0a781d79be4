/** Players of Wonderful Kingdom: by mouse, by finger and by keyboard alone. They pick only what the page offers. */

import { expect, type Locator } from '@playwright/test'
import { Player, type Temper, type Wanted } from './player'

/** What is used first: whole errands, then a card laid into an area, then whatever is lit, then the end of it. */
const OFFERED = [
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

/** The first offer that can be seen, and which of its kind. Runs in the page. */
function first([selectors, turn]: readonly [readonly string[], number]): { selector: string; index: number } | null {
  for (const selector of selectors) {
    const found = [...document.querySelectorAll<HTMLElement>(selector)]
    const shown = found.filter((one) => one.checkVisibility())
    const one = shown[turn % Math.max(shown.length, 1)]
    if (one) return { selector, index: found.indexOf(one) }
  }
  return null
}

export class KingdomPlayer extends Player {
  #turn = 0

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
    expect(await this.playUntil(async () => (await this.stage) === stage)).toBe(true)
  }

  protected override async choose(_: Temper): Promise<Locator | undefined> {
    this.#turn += 1
    const wanted = this.#turn % 3 ? OFFERED : [...EXTRAS, ...OFFERED]
    const found = await this.page.evaluate(first, [wanted, this.#turn] as const)
    return found ? this.page.locator(found.selector).nth(found.index) : undefined
  }
}

export class KingdomFinger extends KingdomPlayer {
  protected override async use(thing: Locator): Promise<void> {
    await thing.tap()
  }

  /** What is offered may lie behind another tab. */
  protected override async choose(temper: Temper): Promise<Locator | undefined> {
    for (const part of ['', 'Table', 'Realm']) {
      if (part) await this.page.getByRole('navigation').getByRole('button', { name: part, exact: true }).tap()
      const found = await super.choose(temper)
      if (found) return found
    }
    return undefined
  }
}

export class KingdomKeys extends KingdomPlayer {
  #step = 0

  /** Whether the page shows something. */
  #shows(selector: string): Promise<boolean> {
    return this.page.locator(selector).first().isVisible()
  }

  protected override async pick(): Promise<void> {
    const { keyboard } = this.page
    this.#step += 1
    if (await this.#shows('[data-spot="do:build-all"]')) return keyboard.press('c')
    if (await this.#shows('[data-spot="do:fill"]')) return keyboard.press('l')
    if (await this.#shows('.hand .spot.chosen')) return keyboard.press(this.#step % 2 ? 'a' : 'b')
    if (await this.#shows('.hand .spot.lit')) return keyboard.press('1')
    if (await this.#shows('[data-spot^="take:"]')) return keyboard.press(this.#step % 2 ? 'a' : 'b')
    if (await this.#shows('.ways button')) return keyboard.press('1')
    if (await this.#shows('[data-spot="do:done"]')) return keyboard.press('e')
    await keyboard.press('n')
    return keyboard.press('Enter')
  }
}

/** Players without a mouse: by finger on a phone, and by keyboard alone. */

import { expect, type Locator } from '@playwright/test'
import { Player, type Temper } from './player'

export class FingerPlayer extends Player {
  protected override async use(thing: Locator): Promise<void> {
    await this.tap(thing)
  }

  /** What is offered may lie behind another tab. */
  protected override async choose(temper: Temper): Promise<Locator | undefined> {
    for (const part of ['', 'Board', 'Duchy']) {
      if (part) await this.page.getByRole('navigation').getByRole('button', { name: part, exact: true }).tap()
      const found = await super.choose(temper)
      if (found) return found
    }
    return undefined
  }
}

/** What somebody with a keyboard sees: how much of each is there. Runs in the page. */
function counted(selectors: readonly string[]): number[] {
  return selectors.map((selector) => document.querySelectorAll(selector).length)
}

const HELD = ['[data-die]:focus, [aria-pressed="true"]:focus', '[aria-disabled="false"]:focus']

export class KeyPlayer extends Player {
  #steps = 0

  protected override async pick(temper: Temper): Promise<void> {
    const { keyboard } = this.page
    const seen = ['.ends > button:enabled', '[data-die][aria-disabled="false"]', '[data-die][aria-pressed="true"]']
    const [end = 0, dice = 0, chosen = 0] = await this.page.evaluate(counted, seen)
    if (end > 0 && temper === 'hasty') return keyboard.press('e')
    if (dice > 0 && chosen === 0) return keyboard.press('d')
    this.#steps += 1
    for (let steps = 0; steps <= this.#steps % 3; steps += 1) await keyboard.press('n')
    let [held = 0, lit = 0] = await this.page.evaluate(counted, HELD)
    for (let steps = 0; steps < 3 && held > 0; steps += 1) {
      await keyboard.press('n')
      ;[held = 0, lit = 0] = await this.page.evaluate(counted, HELD)
    }
    if (held > 0) return keyboard.press(chosen > 0 ? 'w' : 'e')
    return keyboard.press(lit > 0 ? 'Enter' : 'e')
  }

  /** By keys to the very end. */
  override async playOut(temper: Temper = 'hasty'): Promise<void> {
    expect(await this.playUntil(() => false, temper)).toBe(false)
  }
}

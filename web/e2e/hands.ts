/** Players without a mouse: by finger on a phone, and by keyboard alone. */

import type { Locator } from '@playwright/test'
import { Player, type Temper } from './player'

export class FingerPlayer extends Player {
  protected override async use(thing: Locator): Promise<void> {
    await thing.tap()
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

export class KeyPlayer extends Player {
  #steps = 0

  protected override async pick(temper: Temper): Promise<void> {
    const { keyboard } = this.page
    const end = await this.frame.locator('.ends > button:enabled').count()
    const dice = await this.frame.locator('[data-die][aria-disabled="false"]').count()
    const chosen = await this.frame.locator('[data-die][aria-pressed="true"]').count()
    if (end > 0 && temper === 'hasty') return keyboard.press('e')
    if (dice > 0 && chosen === 0) return keyboard.press('d')
    this.#steps += 1
    for (let steps = 0; steps <= this.#steps % 3; steps += 1) await keyboard.press('n')
    const held = this.page.locator('[data-die]:focus, [aria-pressed="true"]:focus')
    for (let steps = 0; steps < 3 && (await held.count()) > 0; steps += 1) await keyboard.press('n')
    if ((await held.count()) > 0) return keyboard.press(chosen > 0 ? 'w' : 'e')
    if ((await this.page.locator('[aria-disabled="false"]:focus').count()) > 0) return keyboard.press('Enter')
    return keyboard.press('e')
  }
}

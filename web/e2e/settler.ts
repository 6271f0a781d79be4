/** Somebody who builds: places tiles where possible, takes them otherwise, so that pictures have something to show. */

import type { Locator } from '@playwright/test'
import { Player, type Temper } from './player'

const LIKED = [/\bPlace\b/, /\bSell\b/, /\bTake\b/, /\b(Load|Keep|Discard|Start|On)\b/]

export class Settler extends Player {
  #die = 0

  protected override async choose(temper: Temper): Promise<Locator | undefined> {
    if (temper === 'hasty') return super.choose(temper)
    const buttons = this.frame.locator('.choices button:enabled')
    for (const liked of LIKED) {
      const found = buttons.filter({ hasText: liked })
      const count = await found.count()
      if (count > 0) return found.nth(this.#die % count)
    }
    const dice = this.frame.locator('[data-die][aria-disabled="false"]:not([aria-pressed="true"])')
    const held = await this.frame.locator('[data-die][aria-pressed="true"]').count()
    if (held === 0 && (await dice.count()) > 0) {
      this.#die += 1
      return dice.nth(this.#die % (await dice.count()))
    }
    const workers = this.frame.locator('[data-spot="dice"] > button:enabled')
    return (await workers.count()) > 0 ? workers.first() : super.choose(temper)
  }

  /** Play until a phase has come, as the table calls it. */
  async untilPhase(phase: string): Promise<void> {
    await this.playUntil(() => this.page.getByRole('img', { name: `Phase ${phase}` }).isVisible())
  }
}

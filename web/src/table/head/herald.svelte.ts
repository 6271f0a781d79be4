/** Tells somebody who looks elsewhere that the table waits for them: in the tab, by a bell, by a notice; once each time. */

import { away } from '../../browser/away.svelte'
import { notices } from '../../browser/notices.svelte'
import { sound } from '../../browser/sound.svelte'

const ICON = 'link[rel="icon"]'
const CALM = '/icon.svg'
const CALLING = '/icon-turn.svg'

export interface Call {
  /** What the table waits for; '' while it waits for somebody else. */
  readonly what: string
  readonly title: string
  readonly body: string
  readonly lang: string
}

/** A table that waits for nobody yet. */
export const NOBODY: Call = { what: '', title: '', body: '', lang: '' }

/** The sign of the tab. */
export function wear(calling: boolean): void {
  document.querySelector(ICON)?.setAttribute('href', calling ? CALLING : CALM)
}

export class Herald {
  #table: string
  /** What the table waited for; nothing before it was looked at: what was so on opening is no news. */
  #before: string | undefined
  /** There may be a notice: one from before the table was opened, too. */
  #called = true

  constructor(table: string) {
    this.#table = table
  }

  /** Look at what the table waits for now. */
  call({ what, ...words }: Call): void {
    const before = this.#before
    this.#before = what
    wear(what !== '' && away.now)
    if (!away.now && this.#called) this.#clear()
    if (what === '' || what === before || before === undefined || !away.now) return
    this.#called = true
    sound.play('bell')
    void notices.show({ ...words, table: this.#table })
  }

  /** The table is left. */
  close(): void {
    wear(false)
    this.#clear()
  }

  #clear(): void {
    this.#called = false
    void notices.clear(this.#table)
  }
}

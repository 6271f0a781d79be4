/**
 * Calls a person who is looking elsewhere when the table waits for them: with the tab's icon, a bell, a notification;
 * once each time.
 */

import { away } from '../../browser/away.svelte'
import { notices } from '../../browser/notices.svelte'
import { sound } from '../../browser/sound.svelte'

const ICON = 'link[rel="icon"]'
const CALM = `${import.meta.env.BASE_URL}icon.svg`
const CALLING = `${import.meta.env.BASE_URL}icon-turn.svg`

export interface Call {
  /** What the table waits for; '' while it waits for someone else. */
  readonly what: string
  readonly title: string
  readonly body: string
  readonly lang: string
}

/** A table that does not wait for anyone yet. */
export const NOBODY: Call = { what: '', title: '', body: '', lang: '' }

/** Show the tab's icon. */
export function wear(calling: boolean): void {
  document.querySelector(ICON)?.setAttribute('href', calling ? CALLING : CALM)
}

export class Herald {
  #table: string
  /** What the table waited for last; undefined at first: the state on opening is not news. */
  #before: string | undefined
  /** Whether there may be a notification, also from before the table was opened. */
  #called = true

  constructor(table: string) {
    this.#table = table
  }

  /** Check what the table waits for now. */
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

  /** Stop: the table is left. */
  close(): void {
    wear(false)
    this.#clear()
  }

  #clear(): void {
    this.#called = false
    void notices.clear(this.#table)
  }
}

/** Keys at any game's table: which are left to it, and how the focus moves from one choice to the next. */

import type { PlainDesk, Playing } from './playing.svelte'

/**
 * Return whether keys belong to something else: an input field, or an open dialog. A dialog that was just
 * closed keeps the focus for a moment, but no longer handles keys.
 */
export function isTaken(target: EventTarget | null): boolean {
  return target instanceof Element && target.closest('input, textarea, select, dialog[open]') !== null
}

/** Return whether a key is the table's: nothing has handled it, and nothing else needs it. */
export function isLeft(event: KeyboardEvent): boolean {
  if (event.defaultPrevented || event.ctrlKey || event.metaKey || event.altKey) return false
  return !isTaken(event.target) && !isAmongTabs(event.target)
}

/** Return whether arrow keys switch tabs there. */
export function isAmongTabs(target: EventTarget | null): boolean {
  return target instanceof Element && target.closest('[role=tablist]') !== null
}

/**
 * Take the focus from what was clicked: it may be gone after the move, and the browser lays everything out once more
 * for what is removed with the focus. Whoever uses the keys keeps it, and Tab goes on from the same place.
 */
export function leaveClicked(): void {
  const held = document.activeElement
  if (held instanceof HTMLElement && !held.matches(':focus-visible')) held.blur()
}

/** Move the focus to the next or the previous lit thing. */
export function step(root: HTMLElement | undefined, lit: string, by: 1 | -1): boolean {
  const frame = root?.closest('.frame') ?? root
  const open = [...(frame?.querySelectorAll<HTMLElement>(lit) ?? [])].filter((one) => one.getClientRects().length > 0)
  if (open.length === 0) return false
  const now = open.indexOf(document.activeElement as HTMLElement)
  open[(now + by + open.length + (now < 0 && by < 0 ? 1 : 0)) % open.length]?.focus()
  return true
}

/** Keys pressed while the table is still being drawn, before its handlers are there. */
export class Early {
  #keys: KeyboardEvent[] = []

  take(event: KeyboardEvent): void {
    this.#keys.push(event)
  }

  /** Repeat the keys that nothing has handled. */
  answer(): void {
    const unheard = this.#keys.filter(isLeft)
    this.#keys = []
    for (const event of unheard) {
      const target = event.target instanceof Element && event.target.isConnected ? event.target : document.body
      target.dispatchEvent(new KeyboardEvent(event.type, event))
    }
  }
}

/**
 * Answer a key that nothing else has answered: first the keys of every table (Escape lets go, ? lists the keys, N and P
 * step through what is lit), then the game's own.
 */
export function answerKey(
  event: KeyboardEvent,
  play: Playing<PlainDesk>,
  root: HTMLElement | undefined,
  lit: string,
  own: () => boolean,
): void {
  if (isLeft(event) && (common(event, play, root, lit) ?? own())) event.preventDefault()
}

/** Answer a key of every table; nothing if it is not one of them. */
function common(
  event: KeyboardEvent,
  play: Playing<PlainDesk>,
  root: HTMLElement | undefined,
  lit: string,
): boolean | undefined {
  if (event.key === 'Escape') return play.letGo()
  if (event.key === '?') {
    play.desk.keys = true
    return true
  }
  if (event.code === 'KeyN') return step(root, lit, 1)
  return event.code === 'KeyP' ? step(root, lit, -1) : undefined
}

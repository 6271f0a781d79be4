/** Keys at the table. Letters are read by their place on the keyboard, so that they work in any script. */

import { way } from '../../../browser/route.svelte'
import { answerKey, isAmongTabs, isTaken } from '../../../play/keys'
import type { Play } from './play.svelte'

/** Every key and the message that describes it. */
export const KEYS = [
  { keys: 'D', does: 'key-dice' },
  { keys: 'W', does: 'key-workers' },
  { keys: 'N', does: 'key-next' },
  { keys: 'P', does: 'key-previous' },
  { keys: '← → ↑ ↓', does: 'key-arrows' },
  { keys: 'Enter', does: 'key-enter' },
  { keys: 'E', does: 'key-end' },
  { keys: 'U, Ctrl+Z', does: 'key-undo' },
  { keys: '1 – 4', does: 'key-duchies' },
  { keys: 'V', does: 'key-aid' },
  { keys: 'H', does: 'key-hint' },
  { keys: 'F', does: 'key-follow' },
  { keys: 'S', does: 'key-skip' },
  { keys: 'Esc', does: 'key-escape' },
  { keys: 'R', does: 'key-rules' },
  { keys: 'G', does: 'key-guide' },
  { keys: '?', does: 'key-help' },
] as const

const OPEN = 'button[aria-disabled="false"], [data-cell][aria-disabled="false"]'

/** Answer a key that nothing else has answered. */
export function onKey(event: KeyboardEvent, play: Play, root: HTMLElement | undefined): void {
  const target = event.target instanceof Element ? event.target : undefined
  answerKey(event, play, root, OPEN, () => answer(event, play, target))
}

function answer(event: KeyboardEvent, play: Play, target: Element | undefined): boolean {
  if (/^[1-4]$/.test(event.key)) return open(play, Number(event.key) - 1)
  if (event.key === 'Enter') return target?.closest('button, a, [data-cell]') ? false : confirm(play)
  switch (event.code) {
    case 'KeyD':
      return nextDie(play)
    case 'KeyW':
      return offered(play, 'do:workers')
    case 'KeyE':
      return offered(play, 'do:end') || offered(play, 'do:skip')
    case 'KeyR':
      way.go({ page: 'rules', game: 'burgundy', at: '' })
      return true
    case 'KeyV':
      play.desk.aid = !play.desk.aid
      return true
    default:
      return false
  }
}

function open(play: Play, seat: number): boolean {
  if (!play.view.seats[seat]) return false
  play.open(seat)
  return true
}

function confirm(play: Play): boolean {
  if (play.ready) play.do(play.ready)
  return play.ready !== undefined
}

function offered(play: Play, key: string): boolean {
  if (!play.options.some((option) => option.keys.includes(key))) return false
  play.pick(key)
  return true
}

function nextDie(play: Play): boolean {
  const dice = ['die:1', 'die:2'].filter((key) => play.options.some((option) => option.keys.includes(key)))
  const chosen = dice.findIndex((key) => play.selection.includes(key))
  const next = dice[(chosen + 1) % dice.length]
  if (!next || next === dice[chosen]) return false
  play.pick(next)
  return true
}

/** Move the focus to the next choice: a die in a turn, or else a lit thing, a button, or the end of the turn. */
export function toNextChoice(root: HTMLElement | undefined, question: string): void {
  const area = root?.closest('.frame') ?? root
  const held = document.activeElement
  if (!area || isTaken(held) || isAmongTabs(held)) return
  const lit = ['main :is(button, [data-cell])[aria-disabled="false"]', '.choices button']
  const wanted = [...(question === 'turn' ? ['[data-die][aria-disabled="false"]'] : lit), '.ends button']
  for (const selector of wanted) {
    const open = [...area.querySelectorAll<HTMLElement>(selector)].find((one) => one.getClientRects().length > 0)
    if (open) {
      open.focus()
      return
    }
  }
}

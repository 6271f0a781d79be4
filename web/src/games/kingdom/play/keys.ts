/** Keys at the table. Letters are read by their place on the keyboard, so that they work in any script. */

import { answerKey } from '../../../play/keys'
import type { Key } from '../facts/options'
import type { Play } from './play.svelte'

/** Every key and the message that describes it. */
export const KEYS = [
  { keys: '1 – 9', does: 'kingdom-key-hand' },
  { keys: 'A B', does: 'kingdom-key-areas' },
  { keys: 'D', does: 'kingdom-key-down' },
  { keys: 'R', does: 'kingdom-key-recycle' },
  { keys: 'C', does: 'kingdom-key-all' },
  { keys: 'L', does: 'kingdom-key-fill' },
  { keys: 'A', does: 'kingdom-key-alchemy' },
  { keys: 'K', does: 'kingdom-key-krystallium' },
  { keys: 'W', does: 'kingdom-key-soldier' },
  { keys: 'E', does: 'kingdom-key-done' },
  { keys: 'I', does: 'kingdom-key-look' },
  { keys: 'O', does: 'kingdom-key-realms' },
  { keys: 'N', does: 'key-next' },
  { keys: 'P', does: 'key-previous' },
  { keys: 'Enter', does: 'key-enter' },
  { keys: 'H', does: 'key-hint' },
  { keys: 'F', does: 'key-follow' },
  { keys: 'S', does: 'key-skip' },
  { keys: 'Esc', does: 'key-escape' },
  { keys: '?', does: 'key-help' },
] as const

const OPEN = ':is(main, footer) button:not(:disabled)[aria-disabled="false"]'

/** Answer a key that nothing else has answered. */
export function onKey(event: KeyboardEvent, play: Play, root: HTMLElement | undefined): void {
  answerKey(event, play, root, OPEN, () => answer(event, play))
}

function answer(event: KeyboardEvent, play: Play): boolean {
  const digit = /^Digit([1-9])$/.exec(event.code)?.[1]
  if (digit) return numbered(play, Number(digit))
  switch (event.code) {
    case 'KeyA':
      return play.question === 'cube' ? offered(play, 'alchemy') : offered(play, 'area:a')
    case 'KeyB':
      return offered(play, 'area:b')
    case 'KeyD':
      return turnOver(play)
    case 'KeyR':
      return recycle(play)
    case 'KeyC':
      if (!play.option('build')) return false
      play.send('build')
      return true
    case 'KeyL':
      if (play.question !== 'cube') return false
      play.send('fill')
      return true
    case 'KeyK':
      return offered(play, 'krystallium')
    case 'KeyW':
      return offered(play, 'soldier')
    case 'KeyE':
      return offered(play, 'do:done')
    case 'KeyO':
      return other(play)
    default:
      return false
  }
}

function offered(play: Play, key: Key): boolean {
  if (!play.lit.has(key)) return false
  play.pick(key)
  return true
}

/** Pick the card at a place: in hand, among the drafted ones, or under construction. */
function numbered(play: Play, number: number): boolean {
  const hand = play.own.hand[number - 1]
  const drafted = play.own.drafted[number - 1]?.card
  if (play.question === 'offer' && hand) return offered(play, `hand:${hand}`)
  if (play.question === 'keep' && hand) return offered(play, `keep:${hand}`)
  if (play.question === 'find') return offered(play, `look:${play.view.looked[number - 1]}`)
  if (drafted && play.lit.has(`plan:${drafted}`)) return offered(play, `plan:${drafted}`)
  return offered(play, `site:${number}`)
}

function turnOver(play: Play): boolean {
  if (play.own.traps === 0) return false
  play.desk.down = !play.desk.down
  return true
}

/** Recycle the card under the focus or the pointer. */
function recycle(play: Play): boolean {
  const looked = play.desk.looked
  const card = typeof looked === 'string' && looked.startsWith('plan:') ? looked.slice('plan:'.length) : undefined
  const option = card === undefined ? undefined : play.option('recycle', card)
  if (option) play.do(option)
  return option !== undefined
}

function other(play: Play): boolean {
  if (play.view.seats.length < 2) return false
  play.desk.opened = play.desk.opened < 0 ? 1 - play.home : -1
  return true
}

/**
 * The file of the profile: the games played on this device, the drill of the mistakes in them, and the puzzles tried.
 * A file of games alone, as earlier versions wrote it, is read too.
 */

import { type Card, withCards } from './drill'
import { loadCards, readCards, storeCards } from './drillShelf'
import { fieldsOf, type Profile, parsed, profileOf, together } from './profile'
import { forget, load, store } from './shelf'
import { bothRecords, FRESH, loadRecord, type PuzzleRecord, readRecord, storeRecord } from './solved'

/** All that this device knows of its player. */
export interface Everything {
  readonly profile: Profile
  readonly cards: readonly Card[]
  readonly puzzles: PuzzleRecord
}

/** The longest valid file. */
export const LONGEST_FILE = 8_000_000

export const everything = (): Everything => ({ profile: load(), cards: loadCards(), puzzles: loadRecord() })

export const writeFile = ({ profile, cards, puzzles }: Everything) => JSON.stringify({ ...profile, cards, puzzles })

/** Read a file; one that is no profile throws an error that names the field. */
export function readFile(text: string): Everything {
  const document = parsed(text, LONGEST_FILE)
  const { cards, puzzles } = fieldsOf(document, 'profile')
  return { profile: profileOf(document), cards: readCards(cards), puzzles: readRecord(puzzles) }
}

/** Return both combined; what is known here of a card or of a puzzle stays. */
export function withFile(here: Everything, file: Everything): Everything {
  return {
    profile: together(here.profile, file.profile),
    cards: withCards(here.cards, file.cards),
    puzzles: bothRecords(here.puzzles, file.puzzles),
  }
}

/** Store everything, or nothing; return whether the browser did. */
export function storeAll(all: Everything): boolean {
  const before = everything()
  if (storeCards(all.cards) && storeRecord(all.puzzles) && store(all.profile)) return true
  storeCards(before.cards)
  storeRecord(before.puzzles)
  store(before.profile)
  return false
}

export function forgetAll(): void {
  forget()
  storeCards([])
  storeRecord(FRESH)
}

export const isEmpty = ({ profile, cards, puzzles }: Everything) =>
  profile.games.length + cards.length + puzzles.attempts.length === 0

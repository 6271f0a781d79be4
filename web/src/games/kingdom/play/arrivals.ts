/** What a seat received automatically this round: calamities, menaces, advisors, and their effects. */

import type { Happened } from '../../../wire'
import type { CardSet } from '../facts/cards/set'
import { entryText } from '../words/log'
import { cardText } from '../words/phrases'

export interface Arrival {
  readonly key: string
  readonly seat: number
  readonly card: string
  readonly words: string
}

const TOLD = new Set(['rats', 'lose', 'gift', 'freeze', 'cover', 'farms'])

/** Return the arrivals with those of some events added; a new round starts from none. */
export function arrivalsOf(
  before: readonly Arrival[],
  events: readonly Happened[],
  set: CardSet,
  name: (seat: number) => string,
): readonly Arrival[] {
  let found = [...before]
  for (const event of events) {
    for (const [at, told] of (event.journal ?? []).entries()) {
      const key = `${event.number}.${at}`
      if (told.code === 'round') found = []
      else if (TOLD.has(told.code)) {
        found.push({ key, seat: told.seat, card: '', words: entryText(told, name) ?? '' })
      } else if (told.code === 'turn-up' && Array.isArray(told.values['cards'])) {
        for (const [place, id] of told.values['cards'].map(String).entries()) {
          const card = set.byId.get(id)
          if (!card || card.family === 'development' || card.family === 'treasure') continue
          found.push({ key: `${key}.${place}`, seat: told.seat, card: id, words: cardText(card) })
        }
      } else if (told.code === 'advisor') {
        const card = set.byId.get(String(told.values['card']))
        found.push({ key, seat: told.seat, card: card?.id ?? '', words: card ? cardText(card) : '' })
      }
    }
  }
  const seen = new Set<string>()
  return found.filter((one) => !seen.has(one.key) && seen.add(one.key))
}

/** The action to ask the engine about when something cannot be picked. */

import type { CardSet } from '../facts/cards/set'
import type { Key } from '../facts/options'

/** Return the fields of the action to ask about. */
export function wanted(key: Key, set: CardSet): Record<string, string | number> | undefined {
  const [kind, first = '', second = ''] = key.split(':')
  const card = set.cards.findIndex((one) => one.id === first) + 1
  switch (kind) {
    case 'hand':
      return { do: 'offer', card, area: 'a', face: 'up' }
    case 'area':
      return { do: 'take', area: first }
    case 'search':
      return { do: 'search', area: first }
    case 'plan':
      return { do: 'build', card }
    case 'site':
      return { do: 'put', site: Number(first) }
    case 'thaw':
      return { do: 'thaw', site: Number(first) }
    case 'scrap':
      return { do: 'scrap', site: Number(first) }
    case 'alchemy':
      return { do: 'alchemy' }
    case 'krystallium':
      return { do: 'krystallium', site: 1, resource: 'materials' }
    case 'soldier':
      return { do: 'soldier', site: 1 }
    case 'offer':
      return { do: 'pick', area: first, place: Number(second) }
    case 'menace':
      return { do: 'fight', menace: first }
    case 'icon':
      return { do: 'catch', icon: first }
    case 'task': {
      const [board = 1, task = 1] = first.split('.').map(Number)
      return { do: 'task', board, task }
    }
    case 'advisor':
      return { do: 'use', advisor: set.advisors.findIndex((one) => one.id === first) + 1 }
    case 'do':
      return { do: first }
    default:
      return undefined
  }
}

/** The illegal action that a person wanted, by its fields: the engine is asked why. */

import type { About } from '../../../slot/table'
import { type Key, kindOf } from '../facts/options'
import { slotsOf, type View } from '../facts/view'

type Fields = NonNullable<About['fields']>

/** Return the most likely meaning of a pick. */
export function wanted(key: Key, selection: readonly Key[], view: View, seat: number): Fields | undefined {
  const question = view.asked?.question ?? ''
  const die = dieFor(selection, view, seat)
  const [kind, first = '', second = ''] = key.split(':')
  switch (kind) {
    case 'die':
      return { do: 'workers', die: Number(first) }
    case 'space':
      if (first === 'black' || first === 'inns') return { do: 'buy', workers: 0, depot: first, space: Number(second) }
      return {
        do: 'take',
        die: dieFor(selection, view, seat, Number(first)),
        depot: Number(first),
        space: Number(second),
      }
    case 'hex': {
      const hex = Number(first)
      if (question.startsWith('start')) return { do: 'start', side: 'a', hex }
      if (question === 'site' || question === 'court') return { do: 'on', hex }
      return { do: 'place', die, slot: slotFor(selection, view, seat), hex }
    }
    case 'slot':
      return question === 'discard' ? { do: 'discard', slot: Number(first) } : undefined
    case 'goods':
      return { do: 'sell', die, goods: Number(first) }
    case 'load':
      return { do: 'load', depots: [Number(first)] }
    case 'shield':
      return { do: 'shield', shield: Number(first) }
    default:
      return undefined
  }
}

/** Return the picked die, or else the unused one nearest to a number; 0 if an effect pays. */
function dieFor(selection: readonly Key[], view: View, seat: number, number = 0): number {
  const chosen = selection.find((key) => kindOf(key) === 'die')
  if (chosen) return Number(chosen.slice(4))
  if (view.asked?.question !== 'turn') return 0
  const away = (pips: number) => Math.min(Math.abs(pips - number), 6 - Math.abs(pips - number))
  const unused = [...(view.seats[seat]?.dice ?? []).entries()].filter(([, pips]) => pips > 0)
  const [nearest] = number ? unused.toSorted(([, one], [, other]) => away(one) - away(other)) : unused
  return (nearest?.[0] ?? 0) + 1
}

function slotFor(selection: readonly Key[], view: View, seat: number): number {
  const chosen = selection.find((key) => kindOf(key) === 'slot')
  if (chosen) return Number(chosen.slice(5))
  const first = slotsOf(view, seat).findIndex((tile) => tile !== '')
  return Math.max(first, 0) + 1
}

/** Who plays: a bot that has to act thinks, a person is to move. */

import { expect, test } from 'vitest'
import type { TableClient } from '../../../src/net/table.svelte'
import type { Slot, SlotProps } from '../../../src/slot/table'
import Players from '../../../src/table/players/Players.svelte'
import type { SeatInfo, Update } from '../../../src/wire'
import { show, speak } from '../../setup'

const ann: SeatInfo = { name: 'Ann', kind: 'person' }
const greedy: SeatInfo = { name: 'Greedy', kind: 'bot', bot: 'greedy' }
const away: SeatInfo = { name: 'Ben', kind: 'person', played_by_bot: true, bot: 'greedy', why: 'left' }

function shown(seats: readonly SeatInfo[], acting: readonly number[]): HTMLElement {
  speak('en')
  const table = { status: 'playing', seats, acting, scores: seats.map(() => 0) }
  return show(Players, {
    client: { present: [true, true] } as unknown as TableClient,
    update: { table, you: [0] } as unknown as Update,
    slot: {} as unknown as Slot,
    given: { names: seats.map((seat) => seat.name), view: {} } as unknown as SlotProps,
    onscore: () => undefined,
  })
}

const signs = (page: HTMLElement) =>
  [...page.querySelectorAll('.turn [role=img]')].map((sign) => sign.getAttribute('aria-label'))

test('a bot that has to act is shown to think', () => {
  expect(signs(shown([ann, greedy], [1]))).toEqual(['thinking…'])
})

test('a bot that plays for a person thinks too', () => {
  expect(signs(shown([ann, away], [1]))).toEqual(['thinking…'])
})

test('nobody thinks while a person is on the move', () => {
  expect(signs(shown([ann, greedy], [0]))).toEqual(['to move'])
})

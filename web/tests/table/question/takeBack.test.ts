/** Taking back: one button and one pair of keys at the table and where a turn is tried; and one word of refusal. */

import { flushSync } from 'svelte'
import { beforeEach, expect, test, vi } from 'vitest'
import AnalysisBoard from '../../../src/coach/analysis/AnalysisBoard.svelte'
import { Analysis } from '../../../src/coach/analysis/analysis.svelte'
import Refused from '../../../src/table/question/Refused.svelte'
import TakeBack from '../../../src/table/question/TakeBack.svelte'
import type { AnalysisPosition } from '../../../src/wire'
import { clear, click, find, show, speak } from '../../setup'

const undo = () => find<HTMLButtonElement>('[data-spot="undo"]')

/** Press a key that a keyboard has at a place, and return whether somebody answered it. */
function key(code: string, more: KeyboardEventInit = {}, target: EventTarget = document.body): boolean {
  const event = new KeyboardEvent('keydown', { code, key: code, bubbles: true, cancelable: true, ...more })
  target.dispatchEvent(event)
  flushSync()
  return event.defaultPrevented
}

beforeEach(() => speak('en'))

test('U and Ctrl+Z take back, and so does the button', () => {
  const ontake = vi.fn()
  show(TakeBack, { may: true, ontake })
  expect(undo().getAttribute('aria-keyshortcuts')).toBe('U Control+Z')
  expect([key('KeyU'), key('KeyZ', { ctrlKey: true }), key('KeyZ', { metaKey: true })]).toEqual([true, true, true])
  click(undo())
  expect(ontake).toHaveBeenCalledTimes(4)
})

test('other keys are left alone, and those for words that are being written', () => {
  const ontake = vi.fn()
  show(TakeBack, { may: true, ontake })
  const field = document.body.appendChild(document.createElement('textarea'))
  const left = [
    key('KeyZ'),
    key('KeyU', { ctrlKey: true }),
    key('KeyU', { altKey: true }),
    key('KeyZ', { ctrlKey: true, shiftKey: true }),
    key('KeyU', {}, field),
    key('KeyZ', { ctrlKey: true }, field),
  ]
  expect(left).not.toContain(true)
  expect(ontake).not.toHaveBeenCalled()
})

test('where nothing can be taken back no key does it, and the button says so', () => {
  const ontake = vi.fn()
  show(TakeBack, { may: false, ontake })
  expect(undo().getAttribute('aria-disabled')).toBe('true')
  expect(key('KeyU')).toBe(false)
  expect(ontake).not.toHaveBeenCalled()
})

test('a refusal leads to its rule; without words there is nothing', () => {
  show(Refused, { words: 'Not here.', game: 'burgundy', rule: 'B3.3' })
  expect(find('[role=alert]').textContent?.replace(/\s+/g, ' ').trim()).toBe('Not here. Rules')
  expect(find('[role=alert] a').getAttribute('href')).toContain('B3.3')
})

const spot = (line: readonly number[]): AnalysisPosition => ({
  ...{ game: 'toy', position: { line }, seats: 1, ply: line.length, scores: [0], places: [], outcomes: [] },
  ...{ acting: [0], frames: [{ seat: 0, view: {}, legal: [{ action: 1, fields: {} }], may_take_back: false }] },
  ...{ last_seat: 0, action: 1, notation: '', fields: {}, journal: [] },
})

test('U takes back a whole gesture of a turn that is tried, once; elsewhere it is one step back', async () => {
  vi.stubGlobal('fetch', async (_: string, { body }: { body: string }) => {
    const wanted = JSON.parse(body)
    const plies = (wanted.plies ?? []).map(({ action }: { action: number }) => action)
    return Response.json({ spots: [spot([...wanted.position.line, ...plies])] })
  })
  for (const tried of [true, false]) {
    const analysis = new Analysis({ form: 'duchy analysis 1', game: 'toy', position: { line: [] } }, { seat: 0 })
    analysis.live = false
    await analysis.go(-1)
    for (const action of [1, 2, 3]) await analysis.play({ seat: 0, action })
    const went = vi.spyOn(analysis, 'go')
    const slot = { Table: undefined, backTo: (_: unknown, ply: number) => ply - 2 }
    const page = show(AnalysisBoard, { analysis, slot, ...(tried && { trial: { title: 'Retry', over: false } }) })
    await vi.waitFor(() => expect(page.textContent).toContain(tried ? 'Retry' : 'Analysis'))
    expect(key('KeyU')).toBe(true)
    await vi.waitFor(() => expect(went).toHaveBeenCalledTimes(1))
    await vi.waitFor(() => expect(analysis.at).toBe(tried ? 0 : 1))
    analysis.close()
    went.mockRestore()
    await clear()
  }
})

/** The controls: keyboard, names and states. */

import { createRawSnippet, flushSync, type Snippet } from 'svelte'
import { expect, test, vi } from 'vitest'
import Button from '../../src/ui/Button.svelte'
import Choice from '../../src/ui/Choice.svelte'
import Dialog from '../../src/ui/Dialog.svelte'
import ExplainHost from '../../src/ui/ExplainHost.svelte'
import { explain, explainer } from '../../src/ui/explain.svelte'
import Tabs from '../../src/ui/Tabs.svelte'
import ThemeSwitch from '../../src/ui/ThemeSwitch.svelte'
import Toggle from '../../src/ui/Toggle.svelte'
import { click, find, press, show } from '../setup'

const words = (text: string): Snippet => createRawSnippet(() => ({ render: () => `<span>${text}</span>` }))

test('a button does what it says', () => {
  const onclick = vi.fn()
  show(Button, { children: words('End turn'), onclick, kind: 'main' as const })
  click(find('button'))
  expect(onclick).toHaveBeenCalledOnce()
})

test('a toggle is a switch with a name', () => {
  const onchange = vi.fn()
  show(Toggle, { label: 'Shields', note: 'Adds eighteen shields.', onchange })
  const button = find('[role=switch]')
  click(button)
  expect(button.getAttribute('aria-checked')).toBe('true')
  expect(onchange).toHaveBeenCalledWith(true)
  expect(find(`#${button.getAttribute('aria-labelledby')}`).textContent).toBe('Shields')
})

test('arrow keys move between tabs', () => {
  const panel = createRawSnippet<[string]>((id) => ({ render: () => `<p>${id()}</p>` }))
  const tabs = [
    { id: 'board', title: 'Board' },
    { id: 'log', title: 'Log' },
  ]
  show(Tabs, { tabs, current: 'board', label: 'Views', panel })
  press(find('[role=tab]'), 'ArrowRight')
  expect(find('[aria-selected=true]').textContent?.trim()).toBe('Log')
})

test('a choice tells the value that was chosen', () => {
  const onchange = vi.fn()
  const options = [2, 3, 4].map((value) => ({ value, title: String(value) }))
  show(Choice, { value: 2, options, label: 'Players', onchange })
  const input = find<HTMLInputElement>('input[value="3"]')
  input.checked = true
  input.dispatchEvent(new Event('change', { bubbles: true }))
  expect(onchange).toHaveBeenCalledWith(3)
})

test('a dialog has its title for a name and closes by its cross', () => {
  const onclose = vi.fn()
  show(Dialog, { open: true, title: 'Rules', children: words('text'), onclose })
  const dialog = find<HTMLDialogElement>('dialog')
  expect(find(`#${dialog.getAttribute('aria-labelledby')}`).textContent).toBe('Rules')
  click(find('[aria-label=Close]'))
  expect(dialog.open).toBe(false)
})

test('a theme is set on the page and kept', () => {
  show(ThemeSwitch, {})
  const night = find<HTMLInputElement>('input[value=dark]')
  night.checked = true
  night.dispatchEvent(new Event('change', { bubbles: true }))
  flushSync()
  expect(document.documentElement.dataset['theme']).toBe('dark')
  expect(localStorage.getItem('duchy-theme')).toBe('dark')
})

test('an explanation comes after a moment of hovering and goes with the pointer', () => {
  vi.useFakeTimers()
  const thing = document.createElement('button')
  document.body.append(thing)
  const remove = explain(() => ({ title: 'Mine', text: 'Brings 1 silver.' }))(thing)
  thing.dispatchEvent(new PointerEvent('pointerenter', { pointerType: 'mouse' }))
  expect(explainer.shown).toBeNull()
  vi.advanceTimersByTime(500)
  expect(explainer.shown?.explanation.title).toBe('Mine')
  expect(thing.getAttribute('aria-describedby')).toBe('explanation')
  thing.dispatchEvent(new PointerEvent('pointerleave', { pointerType: 'mouse' }))
  expect(explainer.shown).toBeNull()
  if (typeof remove === 'function') remove()
  vi.useRealTimers()
})

test('a finger that rests brings the explanation, a tap does not', () => {
  vi.useFakeTimers()
  const thing = document.createElement('button')
  document.body.append(thing)
  explain(() => ({ title: 'Ship', text: 'Takes goods.' }))(thing)
  thing.dispatchEvent(new PointerEvent('pointerdown', { pointerType: 'touch' }))
  thing.dispatchEvent(new PointerEvent('pointerup', { pointerType: 'touch' }))
  vi.advanceTimersByTime(1000)
  expect(explainer.shown).toBeNull()
  thing.dispatchEvent(new PointerEvent('pointerdown', { pointerType: 'touch' }))
  vi.advanceTimersByTime(1000)
  expect(explainer.shown?.explanation.title).toBe('Ship')
  explainer.hide()
  vi.useRealTimers()
})

const toShips = { title: 'Ship', text: 'Takes goods.', href: '#/rules/burgundy/ships' }

test('the pointer can be moved from a thing to the link of its explanation', () => {
  vi.useFakeTimers()
  show(ExplainHost, {})
  // Popovers are not known here; to show one is the browser's part.
  const host = find<HTMLElement>('#explanation-host')
  host.showPopover = () => undefined
  host.hidePopover = () => undefined
  const thing = document.createElement('button')
  document.body.append(thing)
  explain(() => toShips)(thing)
  thing.dispatchEvent(new PointerEvent('pointerenter', { pointerType: 'mouse' }))
  vi.advanceTimersByTime(500)
  flushSync()
  expect(find('#explanation-host a').getAttribute('href')).toBe(toShips.href)
  expect(find('[role=tooltip]').querySelector('a')).toBeNull()
  thing.dispatchEvent(new PointerEvent('pointerleave', { pointerType: 'mouse' }))
  vi.advanceTimersByTime(150)
  host.dispatchEvent(new PointerEvent('pointerenter', { pointerType: 'mouse' }))
  vi.advanceTimersByTime(5000)
  expect(explainer.shown).not.toBeNull()
  host.dispatchEvent(new PointerEvent('pointerleave', { pointerType: 'mouse' }))
  vi.advanceTimersByTime(1000)
  expect(explainer.shown).toBeNull()
  vi.useRealTimers()
})

test.each([
  ['r', 'KeyR'],
  ['к', 'KeyR'],
  ['F1', 'F1'],
])('the key %s leads to the rules on what has the focus', (key, code) => {
  location.hash = ''
  const thing = document.createElement('button')
  document.body.append(thing)
  explain(() => toShips)(thing)
  thing.dispatchEvent(new KeyboardEvent('keydown', { key, code, bubbles: true, cancelable: true }))
  expect(location.hash).toBe(toShips.href)
  location.hash = ''
})

test('a long press explains and does nothing else', () => {
  vi.useFakeTimers()
  const thing = document.createElement('button')
  const picked = vi.fn()
  document.body.append(thing)
  document.body.addEventListener('click', picked)
  explain(() => toShips)(thing)
  const press = (time: number) => {
    thing.dispatchEvent(new PointerEvent('pointerdown', { pointerType: 'touch' }))
    vi.advanceTimersByTime(time)
    thing.dispatchEvent(new PointerEvent('pointerup', { pointerType: 'touch' }))
    thing.dispatchEvent(new PointerEvent('pointerleave', { pointerType: 'touch' }))
    thing.dispatchEvent(new MouseEvent('click', { bubbles: true }))
  }
  press(1000)
  expect(explainer.shown?.explanation.title).toBe('Ship')
  expect(picked).not.toHaveBeenCalled()
  press(50)
  expect(picked).toHaveBeenCalledOnce()
  document.body.removeEventListener('click', picked)
  explainer.hide()
  vi.useRealTimers()
})

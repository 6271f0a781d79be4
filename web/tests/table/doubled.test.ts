/** The second click of a double click answers nothing that came up under the pointer. */

import { afterEach, beforeEach, expect, test } from 'vitest'
import { Doubled } from '../../src/play/doubled'

const doubled = new Doubled()
const stop = (event: MouseEvent) => doubled.stop(event)
let heard: string[] = []

beforeEach(() => window.addEventListener('click', stop, true))
afterEach(() => window.removeEventListener('click', stop, true))

/** Click several times in the same place, where these things lie one after the other. */
function click(...things: readonly string[]): readonly string[] {
  heard = []
  for (const [at, html] of things.entries()) {
    document.body.innerHTML = html
    const button = document.querySelector('button')
    button?.addEventListener('click', () => heard.push(html))
    button?.dispatchEvent(new MouseEvent('click', { bubbles: true, cancelable: true, detail: at + 1 }))
  }
  return heard
}

let clock = 0

/** Tap where these things lie one after the other, so many milliseconds apart. */
function tap(apart: number, ...things: readonly string[]): readonly string[] {
  heard = []
  clock += 10_000
  for (const [at, html] of things.entries()) {
    document.body.innerHTML = html
    const button = document.querySelector('button')
    button?.addEventListener('click', () => heard.push(html))
    const event = new MouseEvent('click', { bubbles: true, cancelable: true, detail: 1, clientX: 40, clientY: 60 + at })
    Object.defineProperties(event, { pointerType: { value: 'touch' }, timeStamp: { value: clock + at * apart } })
    button?.dispatchEvent(event)
  }
  return heard
}

const card = (id: string) => `<span data-spot="hand:${id}"><i data-card="${id}"></i><button>${id}</button></span>`
const button = (spot: string) => `<button data-spot="${spot}">Go</button>`

test('a card that moves into the place of another is not picked as well', () => {
  expect(click(card('port'), card('mine'))).toEqual([card('port')])
})

test('what goes on with the game is done once', () => {
  for (const spot of ['do:done', 'do:fill', 'take:a']) expect(click(button(spot), button(spot))).toHaveLength(1)
})

test('a button that comes up below another waits', () => {
  expect(click(button('lay:a'), button('do:done'))).toEqual([button('lay:a')])
})

test('cubes are put on a card as fast as one can click', () => {
  expect(click(button('site:1'), button('site:1'), button('site:1'))).toHaveLength(3)
})

test('a finger that taps twice does one thing where something else came up below it', () => {
  for (const [first, second] of [
    ['option:4', 'do:end'],
    ['option:4', 'option:7'],
    ['do:end', 'do:end'],
    ['hex:12', 'slot:0:1'],
  ] as const)
    expect(tap(120, button(first), button(second)), `${first} ${second}`).toEqual([button(first)])
})

test('cards, cubes and steps are tapped as fast as one likes, and slow taps do what they say', () => {
  expect(tap(120, card('port'), card('mine'), card('keep'))).toHaveLength(3)
  expect(tap(120, button('site:1'), button('site:1'), button('site:1'))).toHaveLength(3)
  expect(tap(600, button('do:end'), button('do:end'))).toHaveLength(2)
})

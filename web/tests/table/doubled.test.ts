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

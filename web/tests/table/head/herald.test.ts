/** Being called to the table: once each time, only while one looks elsewhere, and led back by a click on the notice. */

import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { flushSync } from 'svelte'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { away } from '../../../src/browser/away.svelte'
import { kept } from '../../../src/browser/kept'
import { notices } from '../../../src/browser/notices.svelte'
import { sound } from '../../../src/browser/sound.svelte'
import Attention from '../../../src/table/head/Attention.svelte'
import { Herald } from '../../../src/table/head/herald.svelte'
import { click, find, show } from '../../setup'

const shown: string[] = []
const closed: string[] = []
let permission = 'default'
let answer = 'granted'

const registration = {
  showNotification: async (title: string, { tag }: { tag: string }) => void shown.push(`${title} ${tag}`),
  getNotifications: async ({ tag }: { tag: string }) => [{ close: () => closed.push(tag) }],
}

/** Let everything that waits for nothing happen. */
const settle = () => new Promise((done) => setTimeout(done))

function look(elsewhere: boolean): void {
  vi.spyOn(document, 'hasFocus').mockReturnValue(!elsewhere)
  dispatchEvent(new Event(elsewhere ? 'blur' : 'focus'))
}

const call = (what: string) => ({ what, title: what, body: '', lang: 'en' })

beforeEach(() => {
  shown.length = closed.length = 0
  permission = 'default'
  look(false)
  vi.stubGlobal('Notification', {
    get permission() {
      return permission
    },
    requestPermission: async () => {
      permission = answer
      return answer
    },
  })
  vi.stubGlobal('navigator', {
    serviceWorker: {
      register: async () => registration,
      ready: Promise.resolve(registration),
      getRegistration: async () => registration,
    },
  })
  notices.leave = 'ready'
  document.head.innerHTML = '<link rel="icon" href="/icon.svg">'
})

afterEach(async () => {
  look(false)
  answer = 'granted'
  await notices.turn(false)
  vi.restoreAllMocks()
  vi.unstubAllGlobals()
})

const icon = () => document.querySelector('link')?.getAttribute('href')

test('a turn is called once, to somebody who looks elsewhere, and taken away when they are back', async () => {
  await notices.turn(true)
  const bell = vi.spyOn(sound, 'play')
  const herald = new Herald('a')
  herald.call(call(''))
  await settle()
  expect(closed.splice(0)).toEqual(['table-a'])
  look(true)
  expect(away.now).toBe(true)
  herald.call(call('turn'))
  herald.call(call('turn'))
  await settle()
  expect([shown, bell.mock.calls.length, icon()]).toEqual([['turn table-a'], 1, '/icon-turn.svg'])
  herald.call(call(''))
  herald.call(call('turn'))
  await settle()
  expect([shown.length, bell.mock.calls.length]).toEqual([2, 2])
  look(false)
  herald.call(call('turn'))
  await settle()
  expect([closed, icon(), shown.length]).toEqual([['table-a'], '/icon.svg', 2])
})

test('nobody is called who looks at the table, nor for what was so when it was opened', async () => {
  await notices.turn(true)
  const herald = new Herald('a')
  herald.call(call(''))
  herald.call(call('turn'))
  look(true)
  herald.call(call('turn'))
  new Herald('b').call(call('over'))
  await settle()
  expect(shown).toEqual([])
  herald.close()
  expect(icon()).toBe('/icon.svg')
})

test('leave is asked for by a click and remembered; a refusal is said and asks no more', async () => {
  let refused = 0
  show(Attention, { playing: true, onrefused: () => (refused += 1) })
  const [, bell] = document.querySelectorAll('button')
  expect(permission).toBe('default')
  click(bell as Element)
  await vi.waitFor(() => expect(bell?.getAttribute('aria-pressed')).toBe('true'))
  expect(kept('notices', false)).toBe(true)
  await notices.turn(false)
  flushSync()
  expect(bell?.getAttribute('aria-pressed')).toBe('false')
  answer = 'denied'
  click(bell as Element)
  await vi.waitFor(() => expect(refused).toBe(1))
  expect([notices.on, kept('notices', true)]).toEqual([false, false])
  await notices.show({ title: 'x', body: '', table: 'a', lang: 'en' })
  expect(shown).toEqual([])
})

test('sound is turned on where it is seen, and remembered', () => {
  vi.spyOn(sound, 'play').mockReturnValue()
  show(Attention, { playing: false, onrefused: () => undefined })
  const button = find<HTMLButtonElement>('button')
  expect(document.querySelectorAll('button')).toHaveLength(1)
  const before = sound.on
  click(button)
  expect([button.getAttribute('aria-pressed'), kept('sound', before)]).toEqual([String(!before), !before])
  click(button)
})

/** Run the service worker with a few tabs open, and click on a notice. */
async function clicked(...tabs: string[]): Promise<readonly string[]> {
  const done: string[] = []
  const on = new Map<string, (event: unknown) => void>()
  const scope = {
    addEventListener: (name: string, does: (event: unknown) => void) => on.set(name, does),
    skipWaiting: () => undefined,
    clients: {
      matchAll: async () => tabs.map((url) => ({ url, focus: async () => done.push(`focus ${url}`) })),
      openWindow: async (url: string) => done.push(`open ${url}`),
    },
  }
  const source = readFileSync(join(import.meta.dirname, '../../../public/notices.js'), 'utf8')
  new Function(...Object.keys(scope), source)(...Object.values(scope))
  let waits: unknown
  const notification = { close: () => done.push('close'), data: { address: '/#/table/0123456789abcdef' } }
  on.get('notificationclick')?.({ notification, waitUntil: (work: unknown) => (waits = work) })
  await waits
  expect(on.has('fetch')).toBe(false)
  return done
}

test('a click on a notice leads to the tab with the table, or opens one', async () => {
  const table = 'http://x/#/table/0123456789abcdef'
  expect(await clicked('http://x/#/', table)).toEqual(['close', `focus ${table}`])
  expect(await clicked('http://x/#/')).toEqual(['close', 'open /#/table/0123456789abcdef'])
})

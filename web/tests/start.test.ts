/** The start: links that are pasted, options by their names, results of games alone. */

import { flushSync } from 'svelte'
import { beforeEach, expect, test } from 'vitest'
import { t } from '../src/i18n/index.svelte'
import { playerName, settingName } from '../src/start/names'
import PasteLink from '../src/start/PasteLink.svelte'
import SoloChart from '../src/start/SoloChart.svelte'
import TableRow from '../src/start/TableRow.svelte'
import { find, show } from './setup'

beforeEach(() => {
  location.hash = ''
})

function paste(text: string): void {
  show(PasteLink, {})
  const input = find<HTMLInputElement>('input')
  input.value = text
  input.dispatchEvent(new Event('input', { bubbles: true }))
  flushSync()
  find<HTMLFormElement>('form').dispatchEvent(new SubmitEvent('submit', { bubbles: true, cancelable: true }))
  flushSync()
}

test('a link that was pasted leads where it would lead', () => {
  paste(' http://example.org/#dkKjf4SyzJto_nYOwMLij25CLfhx_QdH ')
  expect(location.hash).toBe('#dkKjf4SyzJto_nYOwMLij25CLfhx_QdH')
})

test('what is no link to a table is refused', () => {
  paste('http://example.org/')
  expect(location.hash).toBe('')
  expect(find('[role=alert]').textContent).toBe('This is not a link to a table.')
})

test('an option is named with its value, one that is only switched on alone', () => {
  const option = (name: string, ...values: (string | number)[]) => ({
    name,
    default: '',
    words: '',
    choices: values.map((value) => ({ value, words: '' })),
  })
  expect(settingName('burgundy', option('inns', 'no', 'yes'), 'yes')).toBe('Inns')
  expect(settingName('burgundy', option('edition', 2019, 2011), 2011)).toBe('Edition: 2011')
  expect(settingName('burgundy', option('duchies'), '13b')).toMatch(/: 13b$/)
  expect(settingName('kingdom', option('set'), '#0123abcd')).toMatch(/: one of your own$/)
  expect(settingName('kingdom', option('set'), '[set]\n'.repeat(20))).toMatch(/: one of your own$/)
})

test('a game in which a draw was taken back is called practice in a list, and no other', () => {
  const listing = { id: 'a', game: 'burgundy', status: 'over', created: 0, touched: 0, names: ['Ann'] }
  show(TableRow, { listing })
  const page = show(TableRow, { listing: { ...listing, practice: true } })
  const said = [...page.querySelectorAll('.game')].map((one) => one.textContent.includes('· Practice ·'))
  expect(said).toEqual([false, true])
})

test('a name that is written from right to left turns no other words round', () => {
  expect(playerName('שלום')).toBe('\u2068שלום\u2069')
  expect(playerName('Ann')).toBe('Ann')
  expect(t('change-name', { name: 'اسم' })).toContain('\u2068اسم\u2069')
  expect(t('change-name', { name: 'Ann' })).not.toContain('\u2068')
})

test('games that were won are filled in the chart', () => {
  const results = [30, 37, 35].map((score, at) => ({ table: String(at), at, score, won: score === 37 }))
  const page = show(SoloChart, { results, mean: 34 })
  expect([...page.querySelectorAll('circle')].map((mark) => mark.classList.contains('won'))).toEqual([
    false,
    true,
    false,
  ])
})

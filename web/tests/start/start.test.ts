/** The start: links that are pasted, options by their names, results of games alone. */

import { createRawSnippet, flushSync } from 'svelte'
import { beforeEach, expect, test, vi } from 'vitest'
import { linkTo, shortLink } from '../../src/browser/links'
import { readAddress } from '../../src/browser/route.svelte'
import { HOUSE_NAME } from '../../src/games/kingdom/facts/names'
import SetField from '../../src/games/kingdom/frame/SetField.svelte'
import { t } from '../../src/i18n/index.svelte'
import { botText, isNamed, playerName, settingName } from '../../src/i18n/names'
import Invitation from '../../src/start/join/Invitation.svelte'
import PasteLink from '../../src/start/join/PasteLink.svelte'
import { levelsOf, offered } from '../../src/start/seats/levels'
import SoloChart from '../../src/start/solo/SoloChart.svelte'
import TableRow from '../../src/start/TableRow.svelte'
import { find, show, speak } from '../setup'

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

test('a link with its token in the path leads there too, and to a moment', () => {
  paste('https://duchy.example/watch/dkKjf4SyzJto_nYOwMLij25CLfhx_QdH/57?lang=uk')
  expect(location.hash).toBe('#dkKjf4SyzJto_nYOwMLij25CLfhx_QdH/57')
})

test('an address is read from behind #, else from its path', () => {
  const token = 'dkKjf4SyzJto_nYOwMLij25CLfhx_QdH'
  const at = (pathname: string, hash = '') => readAddress({ pathname, hash })
  expect(at(`/join/${token}`)).toEqual({ page: 'join', token })
  expect(at(`/watch/${token}/7`)).toEqual({ page: 'join', token, at: 7 })
  expect(at(`/join/${token}`, '#/')).toEqual({ page: 'start' })
  expect(at('/', '#/table/0123456789abcdef')).toEqual({ page: 'table', table: '0123456789abcdef' })
  for (const wrong of ['/join/', '/join/short', `/watch/${token}/x`, `/join/${'A'.repeat(200)}`, `/watch/${token}/-1`])
    expect(at(wrong), wrong).toEqual({ page: 'lost' })
})

test('a bot is told by whom it is for and by its points in the game that is to be played, never by a rating', () => {
  const points = { burgundy: 173, kingdom: 61 }
  const left_out: string[] = []
  const ratings = { burgundy: -180 }
  const bot = {
    name: 'squire',
    words: 'plans its turn',
    usual: false,
    ratings,
    points,
    games: { burgundy: 200, kingdom: 200 },
    left_out,
  }
  expect(botText(bot, 'burgundy')).toBe(`${t('bot-squire.whom')} Usually scores about 170 points.`)
  expect(botText(bot, 'kingdom')).toBe(`${t('bot-squire.whom')} Usually scores about 60 points.`)
  expect(botText({ ...bot, games: { burgundy: 20 } }, 'burgundy')).toBe(
    `${t('bot-squire.whom')} Scored about 170 points in 20 games.`,
  )
  expect(botText({ ...bot, points: {} }, 'burgundy')).toBe(
    `${t('bot-squire.whom')} Too few games so far to say how many points.`,
  )
  expect(botText({ ...bot, name: 'own', points: {} }, 'burgundy')).toBe('plans its turn')
  speak('uk')
  expect(botText(bot, 'burgundy')).toBe(`${t('bot-squire.whom')} Зазвичай набирає близько 170 балів.`)
})

test('a form offers the levels of its game only, and takes a level that is offered no more for the usual one', () => {
  const like = { words: '', ratings: {}, points: {}, games: {} }
  const greedy = { ...like, name: 'greedy', usual: true, left_out: [] }
  const duke = { ...like, name: 'duke', usual: false, left_out: ['kingdom'] }
  expect(levelsOf([greedy, duke], 'burgundy')).toEqual([greedy, duke])
  expect(levelsOf([greedy, duke], 'kingdom')).toEqual([greedy])
  const seats = [{ kind: 'me' as const }, { kind: 'bot' as const, bot: 'duke' }]
  expect(offered(seats, [greedy, duke])).toEqual(seats)
  expect(offered(seats, [greedy])).toEqual([{ kind: 'me' }, { kind: 'bot', bot: 'greedy' }])
})

test('a guest has no name yet, in any language', () => {
  expect(['', 'Guest', 'Гость', 'Гість', 'Ann'].map(isNamed)).toEqual([false, false, false, false, true])
})

test('links speak the language of who hands them on, and are short for a camera', () => {
  const token = 'dkKjf4SyzJto_nYOwMLij25CLfhx_QdH'
  expect(linkTo('join', token)).toBe(`${location.origin}/join/${token}`)
  speak('uk')
  expect(linkTo('watch', token, 12)).toBe(`${location.origin}/watch/${token}/12?lang=uk`)
  expect(shortLink(linkTo('join', token))).toBe(`${location.origin}/join/${token}`)
  expect(linkTo('carry', token)).toBe(`${location.origin}/#${token}`)
})

test('an invitation says who invites, to what, with whom and with which options', async () => {
  vi.stubGlobal('fetch', async () =>
    Response.json({
      games: [
        {
          name: 'burgundy',
          rules: 1,
          actions: 1,
          options: [{ name: 'inns', default: 'no', words: '', choices: [{ value: 'yes', words: '' }] }],
        },
      ],
      bots: [],
    }),
  )
  speak('uk')
  const link = {
    kind: 'join',
    game: 'burgundy',
    status: 'open',
    by: '<b>Ann',
    names: ['<b>Ann', '', 'Greedy 3'],
    clock: { kind: 'move' as const, seconds: 900 },
    options: { inns: 'yes' },
  }
  const page = show(Invitation, { link, children: createRawSnippet(() => ({ render: () => '<p>asked</p>' })) })
  await vi.waitFor(() => expect(page.textContent).toContain('Гостинні двори'))
  expect(page.textContent).toContain('<b>Ann запрошує вас')
  expect(page.querySelector('h1')?.textContent).toBe('Замки Бургундії')
  expect([...page.querySelectorAll('li')].map((item) => item.textContent.trim()).join('|')).toContain('вільне місце')
  expect(page.querySelector('b')).toBeNull()
  vi.unstubAllGlobals()
})

test('what is no link to a table is refused', () => {
  paste('http://example.org/')
  expect(location.hash).toBe('')
  expect(find('[role=alert]').textContent).toBe('This isn’t a link to a table.')
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
  expect(settingName('kingdom', option('set'), '#0123abcd')).toMatch(/: custom$/)
  expect(settingName('kingdom', option('set'), 'house')).toBe('Cards: House set')
  expect(settingName('kingdom', option('set'), '[set]\n'.repeat(20))).toMatch(/: custom$/)
})

test('a game in which a draw was taken back is called practice in a list, and no other', () => {
  const listing = { id: 'a', game: 'burgundy', status: 'over', created: 0, touched: 0, names: ['Ann'] }
  show(TableRow, { listing })
  const page = show(TableRow, { listing: { ...listing, practice: true } })
  const said = [...page.querySelectorAll('.game')].map((one) => one.textContent.includes('· Practice ·'))
  expect(said).toEqual([false, true])
})

test('a set of cards of my own comes from a file, and the engine says at once whether it can be played', async () => {
  const onchange = vi.fn()
  const check = vi.fn(async (text: string | number) => (String(text).includes('mine') ? '' : 'Cards: line 2 is wrong.'))
  const given = { options: {}, label: 'Cards', onchange, check }
  show(SetField, { ...given, value: HOUSE_NAME })
  expect(document.querySelectorAll('textarea, input[type="file"]')).toHaveLength(0)
  show(SetField, { ...given, value: '[set]' })
  const choose = async (text: string) => {
    const file = find<HTMLInputElement>('input[type="file"]')
    Object.defineProperty(file, 'files', { value: [new File([text], 'cards.toml')], configurable: true })
    file.dispatchEvent(new Event('change', { bubbles: true }))
  }
  await choose('[set]\nname = "yours"')
  await vi.waitFor(() => expect(find('[role="status"]').textContent).toBe('Cards: line 2 is wrong.'))
  await choose('[set]\nname = "mine"')
  await vi.waitFor(() => expect(find('[role="status"]').textContent).toBe('This set can be played.'))
  expect(onchange).toHaveBeenLastCalledWith('[set]\nname = "mine"')
  // What is mended by hand is not checked yet.
  const field = find<HTMLTextAreaElement>('textarea')
  expect(field.closest('details')?.open).toBe(false)
  field.value = '[set]\nname = "other"'
  field.dispatchEvent(new Event('input', { bubbles: true }))
  expect(onchange).toHaveBeenLastCalledWith('[set]\nname = "other"')
  await vi.waitFor(() => expect(find('[role="status"]').textContent).toBe(''))
})

test('a name that is written from right to left turns no other words round', () => {
  expect(playerName('שלום')).toBe('\u2068שלום\u2069')
  expect(playerName('Ann')).toBe('Ann')
  expect(t('change-name', { name: 'اسم' })).toContain('\u2068اسم\u2069')
  expect(t('change-name', { name: 'Ann' })).not.toContain('\u2068')
})

test.each([
  ['en', 'Duke bot 2'],
  ['ru', 'Герцог (бот 2)'],
  ['uk', 'Герцог (бот 2)'],
] as const)('a bot has its name at a table and in a record, a person keeps theirs: %s', (tongue, name) => {
  speak(tongue)
  expect([playerName('Duke 2'), playerName('bot duke', 2)]).toEqual([name, name])
  expect([playerName('bot duke'), playerName('bot Ann', 2), playerName('', 2)]).toEqual(['bot duke', 'bot Ann', ''])
  speak('en')
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

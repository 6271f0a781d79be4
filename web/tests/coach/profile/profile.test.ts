/** The profile of this device: what is kept of a game, what it tells, and what becomes of a broken one. */

import { flushSync } from 'svelte'
import { beforeEach, expect, test, vi } from 'vitest'
import { type Card, newCard } from '../../../src/coach/profile/drill'
import { loadCards, storeCards } from '../../../src/coach/profile/drillShelf'
import { everything, forgetAll, LONGEST_FILE, readFile, storeAll, writeFile } from '../../../src/coach/profile/file'
import { UNKNOWN } from '../../../src/coach/profile/glicko'
import ProfileFile from '../../../src/coach/profile/ProfileFile.svelte'
import ProfilePage from '../../../src/coach/profile/ProfilePage.svelte'
import {
  EMPTY,
  MOST_GAMES,
  type PlayedGame,
  type Profile,
  readProfile,
  together,
  withGame,
  withLost,
  writeProfile,
} from '../../../src/coach/profile/profile'
import { playedGame, remember } from '../../../src/coach/profile/remember'
import { broken, load, store } from '../../../src/coach/profile/shelf'
import { FRESH, loadRecord, storeRecord } from '../../../src/coach/profile/solved'
import { byLevel, bySource, losses, qualityOf } from '../../../src/coach/profile/sums'
import { slotOf } from '../../../src/slot/games'
import type { Happened, Judged, TableInfo } from '../../../src/wire'
import { click, find, show, speak } from '../../setup'

beforeEach(() => localStorage.clear())

function game(number: number, change: Partial<PlayedGame> = {}): PlayedGame {
  return {
    table: number.toString(16).padStart(16, '0'),
    game: 'burgundy',
    at: 1_700_000_000_000 + number,
    whole: true,
    practice: false,
    hints: 1,
    seats: [
      { who: 'me', bot: '', points: 200, place: 1, sources: { regions: 120, animals: 80 } },
      { who: 'bot', bot: 'duke', points: 180, place: 2, sources: { regions: 150, silver: 30 } },
    ],
    ...change,
  }
}

const EMPTY_FILE = { cards: [], puzzles: FRESH }
const withGames = (...games: PlayedGame[]): Profile => ({ version: 1, games })

const table = {
  id: '00000000000000aa',
  game: 'burgundy',
  status: 'over',
  why: '',
  seats: [
    { name: 'Ann', kind: 'person', hints: 1 },
    { name: 'Duke 2', kind: 'bot', bot: 'duke' },
    { name: 'Bob', kind: 'person', hints: 3 },
  ],
  scores: [9, 4, 7],
  places: [1, 3, 2],
} as unknown as TableInfo

const scored = (number: number, seat: number, points: number, source: string): Happened => ({
  number,
  at: 1000 + number,
  kind: 'ply',
  seat,
  journal: [{ code: 'x', seat, values: {}, words: '', points, source }],
})

const events: readonly Happened[] = [
  scored(0, 0, 5, 'regions'),
  scored(3, 0, 4, 'animals'),
  scored(4, 1, 4, 'silver'),
  scored(5, 2, 7, 'regions'),
]

test('a game is kept with points by source, hints of mine, and nothing of other people but their points', () => {
  const kept = playedGame(table, [0], events, 5)
  expect(kept).toMatchObject({ table: table.id, at: 1005, whole: true, hints: 1 })
  expect(kept?.seats).toEqual([
    { who: 'me', bot: '', points: 9, place: 1, sources: { animals: 4, regions: 5 } },
    { who: 'bot', bot: 'duke', points: 4, place: 3, sources: { silver: 4 } },
    { who: 'person', bot: '', points: 7, place: 2, sources: {} },
  ])
  expect(writeProfile(withGame(EMPTY, kept as PlayedGame))).not.toContain('Bob')
})

test('lessons and games of several people at one device are not kept; one that was given up is not whole', () => {
  expect(playedGame({ ...table, lesson: 'first' }, [0], events, 5)).toBeUndefined()
  expect(playedGame(table, [0, 2], events, 5)).toBeUndefined()
  expect(playedGame(table, [], events, 5)).toBeUndefined()
  expect(playedGame({ ...table, why: 'resigned' }, [0], events, 5)?.whole).toBe(false)
})

test('a game that is over is kept once, however often it is looked at, with what its review found', async () => {
  vi.stubGlobal('fetch', async () => Response.json({ events, next: null }))
  await remember(table, [0], 5)
  store(withLost(load(), table.id, { points: 6, decisions: 30 }))
  await remember(table, [0], 9)
  expect(load().games).toHaveLength(1)
  expect(load().games[0]?.lost).toEqual({ points: 6, decisions: 30 })
})

test('only the last games are kept', () => {
  const full = Array.from({ length: MOST_GAMES + 5 }, (_, index) => game(index)).reduce(withGame, EMPTY)
  expect(full.games).toHaveLength(MOST_GAMES)
  expect(full.games[0]?.table).toBe(game(5).table)
})

test('a profile comes back as it was written', () => {
  const profile = withGames(game(1), game(2, { lost: { points: 3.5, decisions: 20 } }))
  expect(readProfile(writeProfile(profile))).toEqual(profile)
})

test.each([
  ['{', 'JSON'],
  ['[]', 'profile'],
  ['{"version":2,"games":[]}', 'version'],
  [JSON.stringify({ version: 1, games: [{ ...game(1), table: '../x' }] }), 'games[0].table'],
  [JSON.stringify({ version: 1, games: [game(1), { ...game(2), hints: -1 }] }), 'games[1].hints'],
  [JSON.stringify({ version: 1, games: [{ ...game(1), seats: [] }] }), 'games[0].seats'],
  [
    JSON.stringify({ version: 1, games: [{ ...game(1), lost: { points: 1, decisions: 0 } }] }),
    'games[0].lost.decisions',
  ],
  ['"'.padEnd(3_000_001, 'x'), '3000001 > 3000000'],
])('what is no profile is refused with the field: %.40s', (text, where) => {
  expect(() => readProfile(text)).toThrow(where)
})

test('reviews of an earlier form are read, and count until a newer one tells the accuracy', () => {
  const before = { points: 40, decisions: 80 }
  const now = { points: 4, decisions: 40, accuracy: 0.9, level: 'steward' }
  const later = { points: 2, decisions: 20, accuracy: 0.75, level: 'greedy' }
  const games = readProfile(writeProfile(withGames(game(1, { lost: before }), game(2, { lost: now })))).games
  expect(games.map(({ lost }) => lost)).toEqual([before, now])
  expect(losses(games.slice(0, 1)).map(({ perDecision }) => perDecision)).toEqual([0.5])
  expect(losses(games).map(({ perDecision }) => perDecision)).toEqual([0.1])
  expect(qualityOf(games.slice(0, 1))).toBeUndefined()
  expect(qualityOf(games)).toEqual({ accuracy: 0.9, level: 'steward' })
  const mixed = qualityOf([...games, game(3, { lost: later })])
  expect(mixed?.accuracy).toBeCloseTo(0.85)
  expect(mixed?.level).toBe('greedy')
})

test('two profiles become one, each game once', () => {
  const one = withGames(game(1), game(3))
  const other = withGames(game(2), game(3, { hints: 7 }))
  expect(together(one, other).games.map((kept) => kept.hints)).toEqual([1, 1, 7])
})

test('results by level, averages by source in the games where both played, losses in reviewed games', () => {
  const alone = game(9, { seats: [{ who: 'me', bot: '', points: 37, place: 1, sources: { regions: 1 } }] })
  const lostGame = game(2, {
    lost: { points: 10, decisions: 40 },
    seats: [
      { who: 'me', bot: '', points: 100, place: 2, sources: { regions: 100 } },
      { who: 'bot', bot: 'duke', points: 190, place: 1, sources: { regions: 190 } },
    ],
  })
  const games = [game(1), lostGame, alone]
  expect(byLevel(games)).toEqual([{ bot: 'duke', games: 2, won: 1, mine: 150, theirs: 185 }])
  expect(bySource(games, '', () => 0)).toEqual([
    { source: 'animals', mine: 40, theirs: 0 },
    { source: 'regions', mine: 110, theirs: 170 },
    { source: 'silver', mine: 0, theirs: 15 },
  ])
  expect(bySource([alone], '', () => 0)).toEqual([{ source: 'regions', mine: 1, theirs: undefined }])
  expect(losses(games).map((one) => one.perDecision)).toEqual([0.25])
})

test('a profile that cannot be read is laid aside, told, and can be saved; new games are kept meanwhile', () => {
  localStorage.setItem('duchy-profile', '{"version":1,"games":[{"table":7}]}')
  expect(load()).toEqual(EMPTY)
  store(withGame(load(), game(1)))
  show(ProfilePage, {})
  expect(find('[role=alert]').textContent).toContain('couldn’t be read')
  expect(broken()).toBe('{"version":1,"games":[{"table":7}]}')
  const away = [...document.querySelectorAll('button')].find((one) => one.textContent?.includes('Delete the old data'))
  click(away as Element)
  expect(broken()).toBe('')
  expect(load().games).toHaveLength(1)
})

function chooseFile(text: string): void {
  const input = find<HTMLInputElement>('input[type=file]')
  Object.defineProperty(input, 'files', { value: [new File([text], 'profile.json')], configurable: true })
  Object.defineProperty(input, 'value', { value: '', writable: true, configurable: true })
  input.dispatchEvent(new Event('change', { bubbles: true }))
}

test('a file is added to what is here; a wrong one changes nothing and says where it is wrong', async () => {
  store(withGames(game(1)))
  const onchange = vi.fn()
  show(ProfileFile, { profile: load(), onchange })
  chooseFile(writeProfile(withGames(game(1), game(2))))
  await vi.waitFor(() => expect(find('[role=status]').textContent).toBe('1 game was added.'))
  expect(onchange).toHaveBeenCalledOnce()
  chooseFile('{"version":1,"games":[{}]}')
  await vi.waitFor(() => expect(find('[role=alert]').textContent).toContain('games[0]'))
  expect(load().games).toHaveLength(2)
})

const step = { seat: 0, action: 1, notation: 'end', fields: {}, words: '', costs: {}, entries: [] }
const judged = {
  seat: 0,
  ply: 3,
  best: [step],
  played: [],
  candidates: [],
  lost: 500,
  reasons: [],
} as unknown as Judged
const mistake = (ply: number) => newCard(`0123456789abcdef/${ply}`, 'burgundy', 'depot', judged, {}, 5)
const solved = (id: string, at: number, lost = 0) => ({ id: id.repeat(12), at, lost, rating: 1600 + at })

test('a file brings the mistakes and puzzles of another browser, what is here stays; damaged ones are dropped', async () => {
  const known = { ...mistake(1), known: 2 }
  storeCards([known])
  storeRecord({ rating: { ...UNKNOWN, rating: 1700 }, attempts: [solved('a', 5)] })
  const elsewhere = {
    profile: withGames(game(1)),
    cards: [mistake(1), mistake(2), { ...mistake(3), judged: { ...judged, best: [{}] } } as unknown as Card],
    puzzles: { rating: { ...UNKNOWN, rating: 1400 }, attempts: [solved('b', 2), solved('a', 9, 300)] },
  }
  show(ProfileFile, { profile: load(), onchange: () => undefined })
  chooseFile(writeFile(elsewhere))
  const said = '1 game was added. Mistakes added: 1, puzzles: 1.'
  await vi.waitFor(() => expect(find('[role=status]').textContent).toBe(said))
  expect(loadCards()).toEqual([known, mistake(2)])
  expect(loadRecord().attempts).toEqual([solved('b', 2), solved('a', 5)])
  expect(loadRecord().rating.rating).toBe(1400)
  expect(readFile(writeFile(everything()))).toEqual(everything())
  expect(readFile('{"version":1,"games":[],"cards":7,"puzzles":[]}')).toEqual({ ...EMPTY_FILE, profile: EMPTY })
  expect(() => readFile(' '.repeat(LONGEST_FILE + 1))).toThrow(String(LONGEST_FILE))
  forgetAll()
  expect(everything()).toEqual({ ...EMPTY_FILE, profile: EMPTY })
})

test('where the browser has no room for a file, all stays as it was', () => {
  const places = new Map<string, string>()
  const setItem = (name: string, text: string) => {
    const others = [...places].reduce((sum, [other, { length }]) => sum + (other === name ? 0 : length), 0)
    if (others + text.length > 2000) throw new Error('full')
    places.set(name, text)
  }
  vi.stubGlobal('localStorage', { getItem: (name: string) => places.get(name) ?? null, setItem })
  store(withGames(game(1)))
  storeCards([mistake(1)])
  const before = everything()
  expect(
    storeAll({ ...before, cards: [], profile: withGames(...Array.from({ length: 9 }, (_, at) => game(at))) }),
  ).toBe(false)
  expect(everything()).toEqual(before)
  expect(storeAll({ ...before, cards: [] })).toBe(true)
  vi.unstubAllGlobals()
})

test('mistakes are told where no game was played to its end here', async () => {
  storeCards([mistake(1)])
  await slotOf('burgundy')
  show(ProfilePage, {})
  await vi.waitFor(() => expect(document.body.textContent).toContain('Wrong depot'))
})

test('the profile is deleted only after a question', () => {
  store(withGames(game(1), game(2)))
  show(ProfilePage, {})
  const press = (words: string) => {
    const button = [...document.querySelectorAll('button')].find((one) => one.textContent?.trim() === words)
    click(button as Element)
  }
  press('Delete everything')
  expect(load().games).toHaveLength(2)
  press('Cancel')
  press('Delete everything')
  press('Delete everything')
  expect(load()).toEqual(EMPTY)
  expect(document.body.textContent).toContain('You haven’t finished a game here yet.')
})

test('the page tells figures in the words of the game, in every language', async () => {
  store(withGames(game(1, { lost: { points: 10, decisions: 40 } }), game(2, { whole: false })))
  await slotOf('burgundy')
  speak('uk')
  show(ProfilePage, {})
  await vi.waitFor(() => expect(document.body.textContent).toContain('Середні бали за джерелами'))
  flushSync()
  const rows = [...document.querySelectorAll('tbody th[scope=row]')].map((one) => one.textContent)
  expect(rows).toContain('Монети')
  expect(document.body.textContent).toContain('0,25')
  expect(document.body.textContent).toContain('1 партію враховано лише в числі партій')
})

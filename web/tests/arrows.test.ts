/** The arrows between the page's folders, read from its imports: see arrows.ts; the sizes of folders and files. */

import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, test } from 'vitest'
import { complaints, type House, importsOf, type Rooms, type Sources } from './arrows'

const SOURCE = join(import.meta.dirname, '../src')

/** What most rooms of the frame stand on. */
const GROUND = 'wire i18n browser net ui slot'

const ROOMS: Rooms = {
  // Generated types, texts, styles: they import nothing.
  wire: '',
  'wire/views': 'wire',
  theme: '',
  'i18n/messages': '',
  'i18n/en': '',
  'i18n/ru': '',
  'i18n/uk': '',
  'i18n/texts': 'i18n/en i18n/ru i18n/uk',
  // The ground: language, the browser, the server, plain components, the pieces of any board.
  i18n: 'wire i18n/messages i18n/texts',
  browser: 'i18n',
  net: 'wire i18n browser',
  ui: 'theme i18n',
  art: '',
  board: 'i18n ui',
  // What a game brings to the page, and what it finds there.
  slot: 'wire i18n browser',
  play: 'wire i18n i18n/messages ui slot',
  // The frame, which knows no game.
  'table/talk': GROUND,
  'table/players': `${GROUND} board table/talk`,
  'table/result': `${GROUND} table/talk table/players`,
  'table/replay': `${GROUND} table/talk table/result`,
  'table/head': `${GROUND} table/talk table/players table/result`,
  lesson: `${GROUND} play table/result`,
  'start/seats': GROUND,
  'start/join': `${GROUND} start/seats`,
  'start/new': `${GROUND} start/seats`,
  'start/solo': GROUND,
  start: `${GROUND} start/seats start/join`,
  'rules/book': GROUND,
  rules: `${GROUND} rules/book`,
  coach: `${GROUND} table/talk`,
  'coach/hint': `${GROUND} play coach table/talk`,
  'coach/review': `${GROUND} coach table/talk table/result table/replay`,
  'coach/profile': `${GROUND} coach coach/review table/talk table/result`,
  'table/question': `${GROUND} play coach/hint table/talk table/players table/result`,
  'table/before-after': `${GROUND} start/seats table/talk table/players table/result table/head`,
  table: `${GROUND} play lesson coach/hint coach/review coach/profile table/talk table/players table/result table/replay
    table/head table/question table/before-after`,
  'coach/analysis': `${GROUND} board play coach coach/review table table/talk table/players table/result table/head
    table/question`,
  puzzles: `${GROUND} coach coach/profile coach/analysis`,
  // The list of games; the shell, which registers it.
  games: 'slot games/*',
  // Tables without a server: another way to them, which only the shell knows of.
  offline: 'browser i18n net ui',
  app: `${GROUND} theme games offline start start/new start/join start/solo lesson rules table coach/analysis coach/profile
    puzzles`,
  // Shows every piece of every game to those who draw them; it is never part of a build.
  gallery: `${GROUND} theme board games games/*`,
}

/** Both games have the same rooms; only the places of a table differ. */
const GAME_ROOMS: Rooms = {
  facts: '',
  art: './facts',
  words: './facts',
  play: './facts ./words',
  pieces: './facts ./art ./words ./play',
  board: './facts ./art ./words ./play ./pieces',
  stage: './facts ./art ./words ./play ./pieces',
  duchy: './facts ./art ./words ./play ./pieces',
  frame: './facts ./art ./words ./play ./pieces ./duchy',
  rules: './facts ./art ./words ./pieces ./board ./duchy',
  editor: 'net ./facts ./art ./words ./pieces ./duchy',
  '': './facts ./art ./words ./play ./pieces ./board ./stage ./duchy ./frame',
}

const HOUSE: House = {
  rooms: ROOMS,
  gameRooms: GAME_ROOMS,
  games: 'wire wire/views i18n i18n/messages browser ui art board slot play',
  packages: { svelte: '', '@fluent/bundle': 'i18n', uqr: 'ui', 'ts-fsrs': 'coach/profile' },
  mostFiles: 26,
  mostLines: 400,
}

function pageSources(): Sources {
  const files = readdirSync(SOURCE, { recursive: true, withFileTypes: true }).filter((entry) => entry.isFile())
  const paths = files.map((entry) => join(entry.parentPath, entry.name))
  return Object.fromEntries(
    paths.map((path) => [path.slice(SOURCE.length + 1).replaceAll('\\', '/'), readFileSync(path, 'utf8')]),
  )
}

test('every arrow of the page is right, nothing goes in circles, folders and files are small', () => {
  const sources = pageSources()
  expect(Object.keys(sources).length).toBeGreaterThan(300)
  expect(complaints(sources, HOUSE)).toEqual([])
})

test('rooms are listed from the bottom up, so that no two can import each other', () => {
  const list = Object.keys(ROOMS)
  for (const [room, below] of Object.entries(ROOMS)) {
    const wrong = below
      .split(/\s+/)
      .filter((one) => one && one !== 'games/*' && list.indexOf(one) >= list.indexOf(room))
    expect(
      wrong.filter((one) => list.includes(one)),
      room,
    ).toEqual([])
    expect(
      wrong.filter((one) => !list.includes(one)),
      room,
    ).toEqual([])
  }
  const rooms = Object.keys(GAME_ROOMS)
  for (const [room, below] of Object.entries(GAME_ROOMS)) {
    const own = below.split(' ').filter((one) => one.startsWith('./'))
    expect(
      own.filter((one) => rooms.indexOf(one.slice(2)) >= rooms.indexOf(room)),
      room,
    ).toEqual([])
  }
})

test('every kind of import is read, in code and in markup; comments are not', () => {
  const source = `
    import './a.css'
    import { b } from './b'
    import type { C } from "./c"
    import D, {
      type E,
    } from './d.svelte'
    export * from './e'
    export type { F } from './f'
    const g = import('./g')
    type H = import('./h').H
    const i = import.meta.glob<{ default: string }>('./i/*.ts')
    import j from './j.txt?raw'
    {#await import('./k.svelte') then { default: K }}
    // import './l'
    /** from './m' */
    <!-- import './n' -->
  `
  expect(importsOf(source).map((path) => path.replace(/\W|css|txt|svelte|ts$/g, ''))).toEqual([...'abcdefghijk'])
})

/** The complaints about one file that imports something; what it imports exists. */
function about(path: string, source: string): readonly string[] {
  const others = ['net/api.ts', 'ui/Button.svelte', 'slot/table.ts', 'table/words.ts', 'table/talk/words.ts']
  const games = ['burgundy', 'kingdom'].flatMap((game) =>
    ['Table.svelte', 'facts/names.ts', 'facts/cards/set.ts', 'words/log.ts', 'play/play.svelte.ts'].map(
      (file) => `games/${game}/${file}`,
    ),
  )
  const types = ['wire/index.ts', 'wire/views/burgundy.ts', 'wire/views/kingdom.ts', 'i18n/index.svelte.ts']
  const facts = ['wire/printed/burgundy.json', 'wire/printed/kingdom.json']
  const rest = Object.fromEntries(
    [...others, ...games, ...types, ...facts, 'games/index.ts'].map((other) => [other, '']),
  )
  return complaints({ ...rest, [path]: source }, HOUSE)
}

describe('right arrows', () => {
  test.each([
    ['net/refusal.ts', "import { t } from '../i18n/index.svelte'"],
    ['ui/Head.svelte', "<script>\n  import Button from './Button.svelte'\n</script>"],
    ['ui/Head.svelte', "import type { Snippet } from 'svelte'"],
    ['i18n/bundle.ts', "import { FluentBundle } from '@fluent/bundle'"],
    ['table/TableFrame.svelte', "import { linesOf } from './talk/words'"],
    ['table/talk/Log.svelte', "import type { SlotProps } from '../../slot/table'"],
    ['games/index.ts', "export const GAMES = { kingdom: () => import('./kingdom/Table.svelte') }"],
    ['app/main.ts', "import { GAMES } from '../games'"],
    ['gallery/Cards.svelte', "import { COLOURS } from '../games/burgundy/facts/names'"],
    ['games/kingdom/game.ts', "import { entryText } from './words/log'"],
    ['games/kingdom/words/phrases.ts', "import { HOUSE } from '../facts/cards/set'"],
    ['games/kingdom/facts/view.ts', "import type { KingdomView } from '../../../wire/views/kingdom'"],
    ['games/kingdom/facts/box.ts', "import printed from '../../../wire/printed/kingdom.json'"],
    ['games/burgundy/editor/editing.svelte.ts', "import { ask } from '../../../net/api'"],
    ['games/burgundy/rules/rules.ts', "const files = import.meta.glob('./text/*/*.txt')"],
    ['games/burgundy/art/glyphs/things.ts', "import type { Colour } from '../../facts/names'"],
    ['ui/Tree.svelte', "import Self from './Tree.svelte'"],
    ['ui/tree.ts', "const words = t('from') + t('start')"],
    ['table/steps.ts', 'A\n'.repeat(400)],
  ])('%s: %.60s', (path, source) => {
    expect(about(path, source)).toEqual([])
  })
})

const COMPUTED = ['const one = import(`../games/$', '{name}/Table.svelte`)'].join('')

describe('wrong arrows', () => {
  test.each([
    ['net/refusal.ts', "import Button from '../ui/Button.svelte'", 'may not import ui/Button.svelte'],
    ['net/refusal.ts', "import type { SlotProps } from '../slot/table'", 'may not import slot/table.ts'],
    ['net/refusal.ts', "export { SlotProps } from '../slot/table'", 'may not import slot/table.ts'],
    ['ui/Head.svelte', "{#await import('../slot/table') then table}", 'may not import slot/table.ts'],
    ['ui/Head.svelte', "type Slot = import('../slot/table').Slot", 'may not import slot/table.ts'],
    ['table/talk/Log.svelte', "import { a } from '../words'", 'may not import table/words.ts'],
    ['table/TableFrame.svelte', "import { a } from '../games/kingdom/words/log'", 'may not import games/kingdom'],
    [
      'table/TableFrame.svelte',
      "const table = import('../games/kingdom/Table.svelte')",
      'may not import games/kingdom',
    ],
    ['table/TableFrame.svelte', "import { GAMES } from '../games'", 'may not import games/index.ts'],
    ['table/slots.ts', "const all = import.meta.glob('../games/*/Table.svelte')", 'may not import games/*'],
    ['table/slots.ts', COMPUTED, 'imports the computed path'],
    [
      'table/slots.ts',
      "import type { KingdomView } from '../wire/views/kingdom'",
      'may not import wire/views/kingdom.ts',
    ],
    ['games/kingdom/words/log.ts', "import { a } from '../../burgundy/words/log'", 'may not import games/burgundy'],
    ['games/kingdom/words/log.ts', "import type { P } from '../play/play.svelte'", 'may not import games/kingdom/play'],
    [
      'games/kingdom/words/log.ts',
      "import { a } from '../../../table/talk/words'",
      'may not import table/talk/words.ts',
    ],
    ['games/kingdom/words/log.ts', "import { a } from '../../../net/api'", 'may not import net/api.ts'],
    ['games/kingdom/words/log.ts', "import { GAMES } from '../..'", 'may not import games/index.ts'],
    [
      'games/kingdom/facts/view.ts',
      "import type { V } from '../../../wire/views/burgundy'",
      'may not import wire/views',
    ],
    ['games/kingdom/facts/box.ts', "import p from '../../../wire/printed/burgundy.json'", 'may not import wire'],
    ['games/kingdom/facts/box.ts', "import t from '../../../../../src/duchy/games/kingdom/box/a.toml?raw'", 'may not'],
    [
      'games/kingdom/facts/box.ts',
      "import t from '../../../../../src/duchy/core/game.py?raw'",
      'may not import ../../src',
    ],
    ['ui/Head.svelte', "import dayjs from 'dayjs'", 'may not import dayjs'],
    ['ui/Head.svelte', "import { FluentBundle } from '@fluent/bundle'", 'may not import @fluent/bundle'],
    ['ui/Head.svelte', "import Crest from './Crest.svelte'", 'imports ./Crest.svelte, which does not exist'],
    ['attic/box.ts', '', 'the folder attic is in no table'],
    ['games/kingdom/attic/box.ts', '', 'the folder games/kingdom/attic is in no table'],
    ['table/steps.ts', 'A\n'.repeat(401), '401 lines, at most 400 are allowed'],
  ])('%s: %.60s', (path, source, complaint) => {
    const [said, ...others] = about(path, source)
    expect(said).toContain(`${path}: ${complaint}`)
    expect(others).toEqual([])
  })
})

test.each([
  [{ 'net/a.ts': "import { b } from './b'", 'net/b.ts': "import { a } from './a'" }],
  [{ 'net/a.ts': "import type { B } from './b'", 'net/b.ts': "export const a = () => import('./a')" }],
  [
    {
      'ui/A.svelte': "{#await import('./b') then b}",
      'ui/b.ts': "export * from './c'",
      'ui/c.ts': "import A from './A.svelte'",
    },
  ],
])('a circle is found: %j', (sources) => {
  const found = complaints(sources, HOUSE)
  expect(found).toHaveLength(1)
  expect(found[0]).toMatch(/^circle: (\S+) > (.* > )?\1$/)
})

test('a crowded folder is found', () => {
  const files = (count: number) =>
    Object.fromEntries(Array.from({ length: count }, (_, index) => [`net/file${index}.ts`, '']))
  expect(complaints(files(26), HOUSE)).toEqual([])
  expect(complaints(files(27), HOUSE)).toEqual(['net: 27 files, at most 26 are allowed'])
})

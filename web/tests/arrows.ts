/** Reads the imports of the page's sources and checks them against a table of which folder may import which. */

import { posix } from 'node:path'

/** Sources by their path in `src`. */
export type Sources = Readonly<Record<string, string>>

/** For each room the rooms it may import; a room's subfolders belong to it unless they are rooms themselves. */
export type Rooms = Readonly<Record<string, string>>

export interface House {
  /** Rooms outside the games, from the bottom up: each may import only rooms listed before it. */
  readonly rooms: Rooms
  /** Rooms of every game, from the bottom up; '' is the game's own folder. */
  readonly gameRooms: Rooms
  /** Rooms outside the games that every game may import. */
  readonly games: string
  /** Packages, and the rooms that may import them; '' means all. */
  readonly packages: Rooms
  readonly mostFiles: number
  readonly mostLines: number
}

const ENDINGS = ['', '.ts', '.svelte', '.svelte.ts', '/index.ts']
const CODE = /\.(ts|svelte)$/
const IMPORT =
  /(?<!['"`])\b(?:from|import)\s*(?:\(\s*)?(['"`])([^'"`\s]+)\1|\bimport\.meta\.glob(?:<[^(]*>)?\(\s*(['"`])([^'"`\s]+)\3/g
/** A text in quotes, which may hold the signs of a comment, or a comment. */
const QUOTED_OR_COMMENT = /(['"`])(?:\\.|(?!\1)[^\\\n])*\1|\/\*[\s\S]*?\*\/|<!--[\s\S]*?-->|\/\/.*$/gm
/** What the engine hands to the page for one game: its views and its printed facts. */
const OF_GAME = /^wire\/(?:views|printed)\/([a-z]+)\./

const words = (list: string) => list.split(/\s+/).filter(Boolean)

/** Return what a source imports, as written: static, type-only, re-exported, lazy and globbed imports. */
export function importsOf(source: string): readonly string[] {
  const code = source.replace(QUOTED_OR_COMMENT, (found, quote) => (quote ? found : ''))
  return [...code.matchAll(IMPORT)].map((found) => (found[2] ?? found[4] ?? '').replace(/\?.*$/, ''))
}

/** Return the path in `src` that an import leads to: a file, the folder of a glob, or nothing. */
function target(path: string, wanted: string, sources: Sources): string | undefined {
  const plain = posix.normalize(posix.join(posix.dirname(path), wanted))
  if (plain.startsWith('../')) return plain
  if (plain.includes('*')) return posix.dirname(plain.slice(0, plain.indexOf('*')).concat('x')).concat('/*')
  return ENDINGS.map((ending) => plain + ending).find((file) => file in sources)
}

/** Return the room of a path: the longest one that its folder is in; `games/<game>/<room>` for games. */
function roomOf(path: string, house: House): string {
  const [top, game, ...rest] = posix.dirname(path).split('/')
  if (top === 'games' && game) {
    const inside = longest(rest.join('/'), house.gameRooms)
    return inside === undefined ? posix.dirname(path) : posix.join('games', game, inside)
  }
  return longest(posix.dirname(path), house.rooms) ?? posix.dirname(path)
}

function longest(folder: string, rooms: Rooms): string | undefined {
  const fitting = Object.keys(rooms).filter((room) => folder === room || (room && folder.startsWith(`${room}/`)))
  return fitting.toSorted((one, other) => other.length - one.length)[0]
}

/** Return the rooms that a room may import, or nothing for a room that is in no table. */
function allowed(room: string, house: House): readonly string[] | undefined {
  const [top, game, ...rest] = room.split('/')
  if (top !== 'games' || !game) return room in house.rooms ? words(house.rooms[room] ?? '') : undefined
  const own = house.gameRooms[rest.join('/')]
  if (own === undefined) return undefined
  const [inside, outside] = [words(own).filter((one) => one[0] === '.'), words(own).filter((one) => one[0] !== '.')]
  return [...inside.map((one) => posix.join('games', game, one)), ...outside, ...words(house.games)]
}

/** Return whether a room may import another one; `games/*` stands for every room of every game. */
function mayImport(from: string, to: string, house: House): boolean {
  if (from === to) return true
  return allowed(from, house)?.some((room) => room === to || (room === 'games/*' && to.startsWith('games/'))) ?? false
}

/** Return what is wrong with the sources: arrows, circles, crowded folders, long files. */
export function complaints(sources: Sources, house: House): readonly string[] {
  const edges = new Map<string, string[]>()
  const wrong: string[] = []
  for (const path of Object.keys(sources).filter((one) => CODE.test(one))) {
    const room = roomOf(path, house)
    if (!allowed(room, house)) wrong.push(`${path}: the folder ${room} is in no table`)
    for (const wanted of importsOf(sources[path] ?? '')) {
      const to = wanted.startsWith('.') ? target(path, wanted, sources) : undefined
      if (to && to in sources && to !== path) edges.set(path, [...(edges.get(path) ?? []), to])
      wrong.push(...wrongArrow(path, room, wanted, to, house))
    }
  }
  return [...wrong, ...circles(edges), ...crowded(sources, house), ...long(sources, house)]
}

function wrongArrow(path: string, room: string, wanted: string, to: string | undefined, house: House): string[] {
  if (wanted.includes('${')) return [`${path}: imports the computed path ${wanted}`]
  if (!wanted.startsWith('.')) return isAllowedPackage(wanted, room, house) ? [] : [`${path}: may not import ${wanted}`]
  if (!to) return [`${path}: imports ${wanted}, which does not exist`]
  const game = room.startsWith('games/') ? room.split('/')[1] : undefined
  const whose = OF_GAME.exec(to)?.[1]
  const foreign = whose !== undefined && whose !== game
  const right = !foreign && !to.startsWith('../') && mayImport(room, roomOf(to, house), house)
  return right ? [] : [`${path}: may not import ${to}`]
}

function isAllowedPackage(wanted: string, room: string, house: House): boolean {
  const name = Object.keys(house.packages).find((one) => wanted === one || wanted.startsWith(`${one}/`))
  if (name === undefined) return false
  const rooms = words(house.packages[name] ?? '')
  return rooms.length === 0 || rooms.includes(room)
}

/** Return a complaint for every circle of files; a component may draw itself. */
function circles(edges: ReadonlyMap<string, readonly string[]>): readonly string[] {
  const done = new Set<string>()
  const found: string[] = []
  const visit = (file: string, way: readonly string[]) => {
    if (way.includes(file)) found.push(`circle: ${[...way.slice(way.indexOf(file)), file].join(' > ')}`)
    if (way.includes(file) || done.has(file)) return
    for (const next of edges.get(file) ?? []) visit(next, [...way, file])
    done.add(file)
  }
  for (const file of edges.keys()) visit(file, [])
  return found
}

function crowded(sources: Sources, { mostFiles }: House): readonly string[] {
  const folders = Object.keys(sources).map((path) => posix.dirname(path))
  return [...new Set(folders)]
    .map((folder) => ({ folder, files: folders.filter((other) => other === folder).length }))
    .filter(({ files }) => files > mostFiles)
    .map(({ folder, files }) => `${folder}: ${files} files, at most ${mostFiles} are allowed`)
}

function long(sources: Sources, { mostLines }: House): readonly string[] {
  return Object.entries(sources)
    .map(([path, text]) => ({ path, lines: text.split('\n').length - 1 }))
    .filter(({ lines }) => lines > mostLines)
    .map(({ path, lines }) => `${path}: ${lines} lines, at most ${mostLines} are allowed`)
}

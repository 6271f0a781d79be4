/**
 * The games this page has. `games/index.ts` lists them, each with its parts, and the shell registers that list; nothing
 * else names a game. A part is loaded when it is needed, and every part is optional.
 */

import type { Component } from 'svelte'
import { keep, kept } from '../browser/kept'
import { address } from '../browser/route.svelte'
import type { SoloGroup } from '../wire'
import type { Lesson } from './lesson'
import type { GameRules } from './rules'
import type { GameSetup } from './setup'
import type { GameModule, Printed, Slot, SlotProps } from './table'

type Lazy<Module> = () => Promise<Module>
type LazyComponent<Props extends Record<string, unknown>> = Lazy<{ readonly default: Component<Props> }>

/** The parts of a game. */
export interface GameParts {
  /** What it brings to a table, which may have components of its own. */
  readonly game?: Lazy<{ readonly game: (printed?: Printed) => GameModule }>
  readonly table?: LazyComponent<SlotProps>
  readonly setup?: Lazy<{ readonly setup: GameSetup }>
  readonly lesson?: Lazy<{ readonly lesson: Lesson }>
  readonly rules?: Lazy<{ readonly rules: GameRules }>
  /** A page to set up a position by hand. */
  readonly editor?: LazyComponent<Record<string, never>>
  /** Medals won in solo games. */
  readonly medals?: LazyComponent<{
    groups: readonly SoloGroup[]
    onplay: (options: Record<string, number>) => void
  }>
  /** A picture for the start page and for invitations. */
  readonly emblem?: LazyComponent<Record<string, never>>
}

const PLAIN: GameSetup = { fields: {}, matters: () => true, rare: [] }

let games: Readonly<Record<string, GameParts>> = {}

/** Make games known to the page, by name; the first is the one to start with. */
export function register(all: Readonly<Record<string, GameParts>>): void {
  games = all
}

/** Return the parts of a game; none if the page does not know it. */
export function partsOf(game: string): GameParts {
  return games[game] ?? {}
}

/** Return the game for those who have not chosen one. */
export function firstGame(): string {
  return Object.keys(games)[0] ?? ''
}

/** Return the names of the games that have a part. */
export function gamesWith(part: keyof GameParts): readonly string[] {
  return Object.keys(games).filter((game) => partsOf(game)[part] !== undefined)
}

/** The tables opened last, each with its game: a table's game is known from its first message only. */
const RECENT = 'recent-tables'
const MOST_RECENT = 20

/** Return the game of a table that was opened here lately, '' for any other. */
export function gameAt(table: string): string {
  const found = kept<readonly (readonly [string, string])[]>(RECENT, []).find(([one]) => one === table)
  return found && found[1] in games ? found[1] : ''
}

/** Remember the game of a table, so that it is loaded at once when the table is opened again. */
export function rememberGame(table: string, game: string): void {
  if (gameAt(table) === game) return
  const others = kept<readonly (readonly [string, string])[]>(RECENT, []).filter(([one]) => one !== table)
  keep(RECENT, [[table, game], ...others].slice(0, MOST_RECENT))
}

/** Load a game's table and what it brings to the frame, for a table that may have components of its own. */
export async function slotOf(game: string, printed?: Printed): Promise<Slot> {
  const parts = partsOf(game)
  const [table, module] = await Promise.all([parts.table?.(), parts.game?.()])
  return { ...module?.game(printed), Table: table?.default }
}

/** Load what a game adds to the form that sets it up. */
export async function setupOf(game: string): Promise<GameSetup> {
  return (await partsOf(game).setup?.())?.setup ?? PLAIN
}

/** Return whether a game has a lesson. */
export function teaches(game: string): boolean {
  return partsOf(game).lesson !== undefined
}

/** Load a game's lesson. */
export async function lessonOf(game: string): Promise<Lesson | undefined> {
  return (await partsOf(game).lesson?.())?.lesson
}

/** Return whether a game has rules to read. */
export function hasRules(game: string): boolean {
  return partsOf(game).rules !== undefined
}

/** Load a game's rules. */
export async function rulesOf(game: string): Promise<GameRules | undefined> {
  return (await partsOf(game).rules?.())?.rules
}

/** Load a game's position editor; without a game, that of the first game that has one. */
export async function editorOf(game: string): Promise<Component<Record<string, never>> | undefined> {
  return (await partsOf(game || (gamesWith('editor')[0] ?? '')).editor?.())?.default
}

/** Return the address of a game's rules: at the anchor of a section or a piece, or at a rule id. */
export function ruleAddress(game: string, at = ''): string | undefined {
  return hasRules(game) ? address({ page: 'rules', game, at }) : undefined
}

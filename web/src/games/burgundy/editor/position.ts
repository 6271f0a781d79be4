/**
 * A position as the engine's document, changed field by field. The engine decides whether it is valid, and names
 * the wrong field. The contents of bag and piles follow from everything else, so they are left out.
 */

import { drawings } from '../facts/drawings'
import { KINDS } from '../facts/names'
import { groundOf, tileKind } from '../facts/tiles'

export type Path = readonly (string | number)[]
export type Position = Readonly<Record<string, unknown>>

export interface SeatDocument {
  readonly points: number
  readonly dice: readonly number[]
  readonly storage: readonly string[]
}

export interface DuchyDocument {
  readonly name: string
  readonly tiles: Readonly<Record<string, string>>
  readonly goods: readonly number[]
  readonly sold: readonly number[]
  readonly silver: number
  readonly workers: number
  readonly large_bonus: readonly string[]
  readonly small_bonus: readonly string[]
}

/** The part of a document that the editor changes; complete once the engine has written it. */
export interface Whole extends Position {
  readonly options: Readonly<Record<string, string | number>>
  readonly phase: string
  readonly round: number
  readonly white: number
  readonly order: readonly number[]
  readonly turn: number
  readonly depots: Readonly<Record<string, readonly string[]>>
  readonly goods: Readonly<Record<string, readonly number[]>>
  readonly round_goods: readonly number[]
  readonly seats: readonly SeatDocument[]
  readonly duchies: readonly DuchyDocument[]
}

/** Return the document without what follows from the rest. */
export function bare({ bag: _bag, piles: _piles, ...rest }: Position): Whole {
  return rest as Whole
}

/** A position to start from: duchies with their first castle, and nothing else. */
export function emptyPosition(names: readonly string[]): Position {
  const each = names.map(() => ({}))
  const options = { players: names.length, duchies: names.join(',') }
  return { game: 'burgundy', options, seats: each, duchies: each }
}

/** Return the document with another value in a field. */
export function changed<Document>(document: Document, path: Path, value: unknown): Document {
  const [first, ...rest] = path
  if (first === undefined) return value as Document
  if (Array.isArray(document)) {
    return document.map((one, index) => (index === first ? changed(one, rest, value) : one)) as Document
  }
  const fields = document as Record<string | number, unknown>
  return { ...fields, [first]: changed(fields[first], rest, value) } as Document
}

/** A field as the engine names it. */
export function fieldName(path: Path): string {
  return path.map((part, index) => (typeof part === 'number' ? `[${part}]` : index ? `.${part}` : part)).join('')
}

/** Place a tile on a hex, or remove it. */
export function withTile(document: Whole, duchy: number, hex: number, tile: string): Whole {
  const tiles = Object.fromEntries(
    Object.entries(document.duchies[duchy]?.tiles ?? {}).filter(([number]) => number !== String(hex + 1)),
  )
  return changed(document, ['duchies', duchy, 'tiles'], tile ? { ...tiles, [hex + 1]: tile } : tiles)
}

/** Make it a seat's turn, with no other open question. */
export function withTurnOf(document: Whole, seat: number): Whole {
  const turn = document.order.indexOf(seat + 1) + 1
  return { ...document, turn: Math.max(1, turn), agenda: [{ question: 'turn', seat: seat + 1 }] }
}

/** Return whose turn it is, if a turn is the only open question. */
export function turnOf(document: Position): number {
  const agenda = document['agenda'] as readonly { readonly question?: string; readonly seat?: number }[] | undefined
  const [asked, ...more] = agenda ?? []
  return asked?.question === 'turn' && more.length === 0 ? (asked.seat ?? 1) - 1 : -1
}

/** Give a bonus tile to a duchy, or take it back. */
export function withBonus(document: Whole, duchy: number, size: 'large_bonus' | 'small_bonus', colour: string): Whole {
  const had = document.duchies[duchy]?.[size] ?? []
  const next = had.includes(colour) ? had.filter((one) => one !== colour) : [...had, colour]
  return changed(document, ['duchies', duchy, size], next)
}

interface Piles {
  readonly coloured?: Readonly<Record<string, number>>
  readonly black?: Readonly<Record<string, number>>
}

/** Return how many tiles of each kind are still in the piles of a position. */
export function leftOf(position: Position): ReadonlyMap<string, number> {
  const { coloured = {}, black = {} } = (position['piles'] as Piles | undefined) ?? {}
  const left = new Map<string, number>()
  for (const [kind, count] of [...Object.entries(coloured), ...Object.entries(black)])
    left.set(kind, (left.get(kind) ?? 0) + count)
  return left
}

/** Return the tiles of this game that may be placed: of a colour, or any. */
export function tilesFor(colour: string, had: Iterable<string>): readonly string[] {
  const present = new Set(had)
  return KINDS.filter((kind) => {
    if (!present.has(kind) || kind === 'black-tile') return false
    const ground = groundOf(kind)
    return colour === 'any' || ground === colour || ground === 'any'
  }).toSorted((one, other) => order(one) - order(other))
}

/** Monasteries by number, everything else as listed. */
function order(kind: string): number {
  const tile = tileKind(kind)
  return KINDS.indexOf(kind) + (tile.sort === 'monastery' ? tile.number / 100 : 0)
}

/** The duchies that one player can play alone, by name. */
export const DUCHIES: readonly string[] = drawings
  .filter(({ kind, outposts }) => kind === 'duchy' && outposts.length === 0)
  .map(({ name }) => name)

/** Spaces of the black depot by the number of players. */
export const blackSpaces = (document: Whole) => document.depots['black']?.length ?? 0

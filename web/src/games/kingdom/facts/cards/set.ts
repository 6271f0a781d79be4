/** What is printed on the cards of a set: facts of the engine. */

import { language } from '../../../../i18n/index.svelte'
import printed from '../../../../wire/printed/kingdom.json'
import { CUBES, type Cube, DEVELOPMENTS, type Development, type Menace, RESOURCES, type Resource } from '../names'

/** A part of a set as the engine has read it: docs/kingdom-set.md. */
export type Content = Readonly<Record<string, unknown>>
export type Words = Readonly<Record<string, string>>
export type Family = 'development' | 'treasure' | 'calamity' | 'menace' | 'advisor'

/** An icon that makes one cube for each built card of a type. */
export interface PerIcon {
  readonly cube: Cube
  readonly per: Development
}

/** So many points for each built card of a type. */
export interface PerPoints {
  readonly points: number
  readonly per: Development
}

export interface CardFacts {
  readonly id: string
  readonly family: Family
  readonly name: Words
  readonly type: Development | undefined
  /** By resource: the four cubes, krystallium, soldiers. */
  readonly cost: readonly number[]
  /** By cube. */
  readonly makes: readonly number[]
  readonly makesPer: readonly PerIcon[]
  readonly points: number
  readonly pointsPer: readonly PerPoints[]
  readonly bonus: readonly { readonly resource: Resource; readonly count: number }[]
  /** What it gives when it is recycled. */
  readonly gives: readonly Cube[]
  readonly copies: number
  /** What it takes to remove a menace or to use an advisor. */
  readonly soldiers: number
  readonly menace: Menace | undefined
  readonly phase: string
  /** An advisor who needs an opponent. */
  readonly forTwo: boolean
  readonly text: Words | undefined
}

export interface Task {
  readonly cost: readonly number[]
  readonly rewards: readonly { readonly what: Resource | 'points' | 'spies'; readonly count: number }[]
  readonly final: boolean
}

export interface Board {
  readonly id: string
  readonly name: Words
  readonly two: readonly Task[]
  readonly solo: readonly Task[]
}

/** One side of a duchy card. */
export interface DuchyFacts {
  readonly makes: readonly number[]
  readonly makesPer: readonly PerIcon[]
  readonly points: number
  readonly pointsPer: readonly PerPoints[]
}

export interface Duchy {
  readonly id: string
  readonly name: Words
  readonly a: DuchyFacts
  readonly b: DuchyFacts
}

export interface CardSet {
  /** In the order of their numbers. */
  readonly cards: readonly CardFacts[]
  readonly byId: ReadonlyMap<string, CardFacts>
  readonly advisors: readonly CardFacts[]
  readonly duchies: ReadonlyMap<string, Duchy>
  readonly boards: ReadonlyMap<string, Board>
}

const REWARDS = [...RESOURCES, 'points', 'spies'] as const

const table = (content: Content, name: string) => (content[name] ?? {}) as Content
const list = (content: Content, name: string) => (content[name] ?? []) as readonly Content[]
const numbers = (content: Content, name: string, names: readonly string[]) =>
  names.map((one) => Number(table(content, name)[one] ?? 0))

function production(content: Content): DuchyFacts {
  return {
    makes: numbers(content, 'produces', CUBES),
    makesPer: list(content, 'produces_per').map((icon) => ({
      cube: icon['resource'] as Cube,
      per: icon['per'] as Development,
    })),
    points: Number(content['points'] ?? 0),
    pointsPer: DEVELOPMENTS.flatMap((per) => {
      const points = Number(table(content, 'points_per')[per] ?? 0)
      return points ? [{ points, per }] : []
    }),
  }
}

function card(content: Content, family: Family): CardFacts {
  const gives = (content['gives'] ?? (content['recycles'] ? [content['recycles']] : [])) as readonly Cube[]
  return {
    ...production(content),
    id: String(content['id']),
    family,
    name: content['name'] as Words,
    type: content['type'] as Development | undefined,
    cost: numbers(content, 'cost', RESOURCES),
    bonus: (['soldiers', 'krystallium'] as const).flatMap((resource) => {
      const count = Number(table(content, 'bonus')[resource] ?? 0)
      return count ? [{ resource, count }] : []
    }),
    gives,
    copies: Number(content['copies'] ?? 1),
    soldiers: Number(content['soldiers'] ?? 0),
    menace: content['kind'] as Menace | undefined,
    phase: String(content['phase'] ?? ''),
    forTwo: content['players'] === 'two',
    text: content['text'] as Words | undefined,
  }
}

function task(content: Content): Task {
  return {
    cost: numbers(content, 'cost', RESOURCES),
    rewards: REWARDS.flatMap((what) => {
      const count = Number(table(content, 'reward')[what] ?? 0)
      return count ? [{ what, count }] : []
    }),
    final: content['final'] === true,
  }
}

/** Make a set of its content. */
export function readSet(content: Content): CardSet {
  const all = (name: Family) => list(content, name).map((one) => card(one, name))
  const advisors = all('advisor')
  const cards = [
    ...all('development'),
    ...all('treasure'),
    card({ id: 'calamity', ...table(content, 'calamity') }, 'calamity'),
    ...all('menace'),
    ...advisors,
  ]
  return {
    cards,
    byId: new Map(cards.map((one) => [one.id, one])),
    advisors,
    duchies: new Map(
      list(content, 'duchy').map((one) => [
        String(one['id']),
        {
          id: String(one['id']),
          name: one['name'] as Words,
          a: production(table(one, 'a')),
          b: production(table(one, 'b')),
        },
      ]),
    ),
    boards: new Map(
      list(content, 'quest').map((one) => [
        String(one['id']),
        {
          id: String(one['id']),
          name: one['name'] as Words,
          two: list(one, 'two').map(task),
          solo: list(one, 'solo').map(task),
        },
      ]),
    ),
  }
}

/** The house set. */
export const HOUSE = readSet(printed.cards)

const known = new WeakMap<Content, CardSet>()

/** Return the set of a table: a custom one with this content, else the house set. */
export function setOf(content: Content | undefined): CardSet {
  if (!content) return HOUSE
  const found = known.get(content) ?? readSet(content)
  known.set(content, found)
  return found
}

/** Words of a set in the language of the page. */
export function said(words: Words | undefined): string {
  return words?.[language.current] ?? words?.['en'] ?? ''
}

/** The card of a menace. */
export function menaceCard(set: CardSet, menace: string): CardFacts | undefined {
  return set.cards.find((one) => one.menace === menace)
}

/**
 * What a game adds to the form that sets it up: `games/<name>/setup.ts` exports `setup: GameSetup`.
 * Without one every option is asked in the general way.
 */

import type { Component } from 'svelte'

export type Options = Record<string, string | number>

export interface FieldProps extends Record<string, unknown> {
  readonly value: string | number
  readonly options: Options
  readonly label: string
  readonly onchange: (value: string | number) => void
}

export interface GameSetup {
  /** Options that have a field of their own. */
  readonly fields: Readonly<Record<string, Component<FieldProps>>>
  /** Says whether an option means anything while the others are as they are. */
  readonly matters: (name: string, options: Options) => boolean
  /** Options that few people want. */
  readonly rare: readonly string[]
  /** Where the rules say what an option changes. */
  readonly rules?: Readonly<Record<string, string>>
}

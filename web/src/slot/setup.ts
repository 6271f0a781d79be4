/**
 * A game's part of the setup form: `games/<name>/setup.ts` exports `setup: GameSetup`.
 * Without one, every option is asked in the general way.
 */

import type { Component } from 'svelte'

export type Options = Record<string, string | number>

export interface FieldProps extends Record<string, unknown> {
  readonly value: string | number
  readonly options: Options
  readonly label: string
  readonly onchange: (value: string | number) => void
  /** Ask the engine whether the game could be set up with a value; returns what is wrong, '' if nothing is. */
  readonly check: (value: string | number) => Promise<string>
}

export interface GameSetup {
  /** Options with a field of their own. */
  readonly fields: Readonly<Record<string, Component<FieldProps>>>
  /** Returns whether an option is relevant, given the others. */
  readonly matters: (name: string, options: Options) => boolean
  /** Options that are switched on or off together. */
  readonly expansions?: readonly string[]
  /** Options that few people need. */
  readonly rare: readonly string[]
  /** The sections of the rules about options. */
  readonly rules?: Readonly<Record<string, string>>
}

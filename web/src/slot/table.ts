/**
 * The contract between the frame and a game's table. Every game is playable without any of this; missing parts are shown
 * in a general way: the view as an outline, legal actions as buttons in the engine's words, and the log in its words.
 *
 * - `Table.svelte` draws the table. It gets `SlotProps` and fills the middle of the page: the full width and height of a
 *   wide screen, one of its `tabs` at a time on a narrow one (`tab` says which, '' means all together).
 * - `game.ts` exports `game`, which returns a `GameModule` for what is printed at a table: words in the page's language, tabs, a bar for the current question, a head that
 *   shows how far the game is, a player's entry, and a desk: an object they all share for what is selected but not done.
 *
 * Both are loaded when a table of that game is opened. They compute no rule: they draw `view` and offer `legal`.
 */

import type { Component, Snippet } from 'svelte'
import type { Choice, Foreseen, Happened, Outcome, ReasonInfo, Told, Update, WhatIf } from '../wire'

/** What is printed on components that a table's options bring along, as the engine has it; none if it has the usual ones. */
export type Printed = Readonly<Record<string, unknown>> | undefined

/** Actions by their numbers, or one by fields like those of choices. */
export type About = Pick<WhatIf, 'actions' | 'fields'>

export interface SlotProps extends Record<string, unknown> {
  /** The last update of a running table; none in a replay. */
  readonly update: Update | undefined
  /** The game's view for `seat`: cast it to its type in wire/views. */
  readonly view: unknown
  /** Whose eyes these are, -1 those of a spectator. */
  readonly seat: number
  readonly names: readonly string[]
  /** The seats that have to act; 15 is chance. */
  readonly acting: readonly number[]
  readonly scores: readonly number[]
  readonly options: Readonly<Record<string, unknown>>
  readonly printed?: Printed
  /** What may be done now; empty while it is not `seat`'s turn, and in a replay. */
  readonly legal: readonly Choice[]
  /** Which question it is: another number when another one is asked, the same whatever others do or say meanwhile. */
  readonly asked?: number
  /** What led here since the view before this one, for animations and the log. */
  readonly events: readonly Happened[]
  /** An action is on its way: nothing can be chosen. */
  readonly busy: boolean
  /** A picture of the past: nothing will be chosen. */
  readonly still: boolean
  readonly tab: string
  readonly desk: unknown
  /** Do a legal action; it ends when the server has answered, and a refusal is shown by the frame. */
  readonly choose: (action: number) => Promise<void>
  /** Ask the engine what actions would do, or why one is not possible; nothing is done. Empty if nothing is known. */
  readonly ask: (about: About) => Promise<readonly Foreseen[]>
  /** What led here as far back as some rounds, the newest last: for who came later, or leafs through the past. */
  readonly recall?: () => Promise<readonly Said[]>
  /** Turn to one of the tabs on a narrow screen. */
  readonly turnTo: (tab: string) => void
}

/** A place on the page: something a lesson speaks of, or where an action happens. */
export interface Pointer {
  /** A selector. */
  readonly at: string
  /** The tab it is on, on a narrow screen. */
  readonly tab?: string
}

/** What an event told, whoever did it. */
export type Said = Pick<Happened, 'journal'>

/** What a game is given to fill the entry of a player beside the table. */
export interface PlayerProps extends SlotProps {
  readonly player: number
  /** The frame's own line of a player: name, points, whose turn, time. */
  readonly head: Snippet<[seat: number]>
}

/** What a game is given to draw a line of the log as small pictures. */
export interface SignProps extends Record<string, unknown> {
  readonly told: Told
  /** The event that told it, with all else that it told. */
  readonly event?: Happened | undefined
  readonly options: Readonly<Record<string, unknown>>
  readonly printed?: Printed
}

type Name = (seat: number) => string

/** A line of the log that begins something: a larger part, or a step of it. */
export interface Heading {
  readonly rank: 'part' | 'step'
  readonly words: string
}

export type Luck = 'dice' | 'cards'

/** What a game says in the language of the page; what it does not say is said in the engine's words. */
export interface GameWords {
  /** A line of the log; `bare`: without the name of the one who acts; `view`: the table that it is told at. */
  readonly entry?: (told: Told, name: Name, bare?: boolean, view?: unknown) => string | undefined
  readonly heading?: (told: Told) => Heading | undefined
  /** What is asked now, in one sentence to the one who is asked; what may be done can make a difference. */
  readonly question?: (view: unknown, seat: number, legal?: readonly Choice[]) => string | undefined
  /** A legal action on a button. */
  readonly action?: (choice: Choice, view: unknown, seat: number) => string | undefined
  /** What chance may bring. */
  readonly outcome?: (outcome: Outcome) => string | undefined
  /** What a group of actions is called that do the same (`fields.do`). */
  readonly group?: (does: string) => string | undefined
  readonly reason?: (reason: ReasonInfo) => string | undefined
  /** What chance decides by; dice unless it says so. */
  readonly luck?: Luck
  /** What the score of a seat counts, where it is not points. */
  readonly score?: (count: number, view: unknown) => string | undefined
  /** What points were for. */
  readonly source?: (source: string) => string | undefined
  /** Where a source of points stands among the others: the smaller, the higher. */
  readonly rank?: (source: string) => number
}

/** The points of each seat from one source. */
export interface Sum {
  readonly source: string
  readonly points: readonly number[]
}

export interface Tab {
  readonly id: string
  readonly title: string
  /** How many things are new behind it. */
  readonly unread?: number
}

export interface GameModule {
  readonly words?: GameWords
  /** The parts of the table on a narrow screen, for what is seen now. */
  readonly tabs?: (view: unknown) => readonly Tab[]
  readonly Bar?: Component<SlotProps>
  /** Where the game is, in the head of a wide table. */
  readonly Head?: Component<SlotProps>
  /** Small pictures before the words of a line of the log. */
  readonly Sign?: Component<SignProps>
  /** The entry of a player; it draws the frame's line somewhere in it. */
  readonly Player?: Component<PlayerProps>
  readonly desk?: () => unknown
  /** A line of the log is pointed at, or none any more: what it names may stand out on the table. */
  readonly point?: (desk: unknown, told: Told | null, event: Happened | undefined, view: unknown) => void
  /** Where on the page an action of a seat takes place. */
  readonly aim?: (choice: Choice, view: unknown, seat: number) => readonly Pointer[]
  /** The seats of each team, in the order of the teams; none where everybody plays for themselves. */
  readonly teams?: (view: unknown) => readonly (readonly number[])[]
  /** Whether people at one device must not see each other's side now. */
  readonly hides?: (view: unknown) => boolean
  /** Marks of time in the journal, for the chart: what a told entry begins, if it begins something. */
  readonly chapter?: (told: Told) => string | undefined
  /** The points that an entry says a seat has now, where points are not told one by one. */
  readonly standing?: (told: Told) => number | undefined
  /** Points by source as they stand, where the journal tells them only at the end. */
  readonly sums?: (view: unknown) => readonly Sum[]
  /** What the end of a game shows above the points. */
  readonly Ending?: Component<SlotProps>
  /** The ply that a take-back leads to, where several actions were one gesture. */
  readonly backTo?: (desk: unknown, ply: number) => number | undefined
}

export interface Slot extends GameModule {
  readonly Table: Component<SlotProps> | undefined
}

/**
 * The contract between the frame and a game's table. Every game is playable without any of this; missing parts are
 * shown in a general way: the view as an outline, legal actions as buttons and the log by
 * their fields.
 *
 * - `Table.svelte` draws the table. It gets `SlotProps` and fills the middle of the page: the full width and height of a
 *   wide screen, one of its `tabs` at a time on a narrow one (`tab` says which, '' means all together).
 * - `game.ts` exports `game`, which returns a `GameModule` for a table's options: words in the page's language, tabs, a
 *   bar for the current question, a head that shows how far the game is, a player's entry, and a desk: an object they
 *   all share for what is selected but not done.
 *
 * Both are loaded when a table of that game is opened. They compute no rule: they draw `view` and offer `legal`.
 */

import type { Component, Snippet } from 'svelte'
import type {
  Choice,
  Foreseen,
  Happened,
  Judged,
  Outcome,
  ReasonInfo,
  SoloGroup,
  Step,
  Told,
  Update,
  WhatIf,
} from '../wire'

/**
 * What is printed on components that a table's options bring along, as the engine has it; none if it has the usual
 * ones.
 */
export type Printed = Readonly<Record<string, unknown>> | undefined

/** Actions by number, or one by fields like those of choices; what they would do after others that are not done yet. */
export type About = Pick<WhatIf, 'actions' | 'fields' | 'after'>

export interface SlotProps extends Record<string, unknown> {
  /** The last update of a running table; none in a replay. */
  readonly update: Update | undefined
  /** The game's view for `seat`: cast it to its type in wire/views. */
  readonly view: unknown
  /** The seat whose view this is, -1 for a spectator. */
  readonly seat: number
  readonly names: readonly string[]
  /** The seats that have to act; 15 is chance. */
  readonly acting: readonly number[]
  readonly scores: readonly number[]
  readonly options: Readonly<Record<string, unknown>>
  readonly printed?: Printed
  /** The legal actions; empty while it is not `seat`'s turn, and in a replay. */
  readonly legal: readonly Choice[]
  /** The number of the current question: it changes with the question, whatever others do or say. */
  readonly asked?: number
  /** The events since the previous view, for animations and the log. */
  readonly events: readonly Happened[]
  /** Whether an action is being sent: nothing can be chosen. */
  readonly busy: boolean
  /** Whether it takes so long that it is worth showing: most answers come before a button could turn grey. */
  readonly slow?: boolean
  /** Whether this is a replay: nothing can be chosen. */
  readonly still: boolean
  readonly tab: string
  readonly desk: unknown
  /** Do a legal action; resolves when the server has answered; the frame shows a refusal. */
  readonly choose: (action: number) => Promise<void>
  /** Ask the engine what actions would do, or why one is not possible; nothing is done. Empty if nothing is known. */
  readonly ask: (about: About) => Promise<readonly Foreseen[]>
  /** Returns my solo games with the same options, this one included: at its end. */
  readonly solo?: () => Promise<SoloGroup | undefined>
  /** Returns the events of the last few rounds, the newest last: for people who join late, and for replays. */
  readonly recall?: () => Promise<readonly Said[]>
  /** Switch to one of the tabs on a narrow screen. */
  readonly turnTo: (tab: string) => void
  /** The frame's own line about a player: name, points, turn, time. */
  readonly head?: Snippet<[seat: number]>
}

/** A place on the page: something a lesson speaks of, or where an action happens. */
export interface Pointer {
  /** A selector. */
  readonly at: string
  /** The tab it is on, on a narrow screen. */
  readonly tab?: string
}

/** What an event told, whoever acted. */
export type Said = Pick<Happened, 'journal'>

/** Properties for a game's entry of a player next to the table. */
export interface PlayerProps extends SlotProps {
  readonly player: number
  readonly head: Snippet<[seat: number]>
}

/** Properties for a game's pictures in a line of the log. */
export interface SignProps extends Record<string, unknown> {
  readonly told: Told
  /** The event that told it, with everything else it told. */
  readonly event?: Happened | undefined
  readonly options: Readonly<Record<string, unknown>>
  readonly printed?: Printed
}

/** Properties for a game's bar: it places the frame's parts among its own. */
export interface BarProps extends SlotProps {
  /** The current question in one sentence, and my clock. */
  readonly question?: Snippet
  /** Hint, undo, and the steps of others. */
  readonly tools?: Snippet
}

type Name = (seat: number) => string

/** A line of the log that starts something: a larger part, or a step of it. */
export interface Heading {
  readonly rank: 'part' | 'step'
  readonly words: string
}

export type Luck = 'dice' | 'cards'

/** One action of a plan: the die it uses ('' if none), what it does, and a nudge towards it. */
export interface StepWords {
  readonly die: string
  readonly text: string
  readonly nudge: string
  /** Actions with the same title and different things are told together, where the first of them is; '' if it stays alone. */
  readonly title?: string
  readonly thing?: string
}

/** A game's words in the page's language; the rest is told by its fields. */
export interface GameWords {
  /** A line of the log; `bare`: without the acting player's name; `view`: the table at that time. */
  readonly entry?: (told: Told, name: Name, bare?: boolean, view?: unknown) => string | undefined
  readonly heading?: (told: Told) => Heading | undefined
  /** The current question in one sentence, addressed to the player; it may depend on the legal actions. */
  readonly question?: (view: unknown, seat: number, legal?: readonly Choice[]) => string | undefined
  /** A legal action on a button. */
  readonly action?: (choice: Choice, view: unknown, seat: number) => string | undefined
  /** An action that leaves no line in the log, told as the log tells others, without its player. */
  readonly did?: (choice: Choice) => string | undefined
  /** An action of a plan that starts from the view; nothing for one that only ends it. */
  readonly step?: (step: Step, view: unknown, seat: number) => StepWords | undefined
  /** An outcome of chance. */
  readonly outcome?: (outcome: Pick<Outcome, 'fields'>) => string | undefined
  /** The numbers of an outcome that is a roll of dice. */
  readonly dice?: (outcome: Pick<Outcome, 'fields'>) => readonly number[] | undefined
  /** The seat that rolls now, its own dice or others. */
  readonly roller?: (view: unknown) => number | undefined
  /** Who rolls what, if it is not one's own dice. */
  readonly rolls?: (view: unknown, name: string) => string | undefined
  /** The name of a group of actions with the same `fields.do`. */
  readonly group?: (does: string) => string | undefined
  readonly reason?: (reason: ReasonInfo) => string | undefined
  /** What chance uses; dice by default. */
  readonly luck?: Luck
  /** The unit of a seat's score, if it is not points. */
  readonly score?: (count: number, view: unknown) => string | undefined
  /** The name of a source of points. */
  readonly source?: (source: string) => string | undefined
  /** The rank of a source of points: lower numbers come first. */
  readonly rank?: (source: string) => number
}

/** The points of each seat from one source. */
export interface Sum {
  readonly source: string
  readonly points: readonly number[]
}

export interface PortraitProps extends Record<string, unknown> {
  readonly view: unknown
  readonly seat: number
  readonly printed?: Printed | undefined
}

export interface Tab {
  readonly id: string
  readonly title: string
  /** The number of new things in it. */
  readonly unread?: number
}

export interface GameModule {
  readonly words?: GameWords
  /** Whether an upright tablet has room for the whole table, with the players below it. */
  readonly upright?: boolean
  /** The parts of the table on a narrow screen, for the current view. */
  readonly tabs?: (view: unknown) => readonly Tab[]
  /** Those of them where something can be picked next. */
  readonly asks?: (given: SlotProps) => readonly string[]
  readonly Bar?: Component<BarProps>
  /** How wide a screen must be for a column of players and log next to the table; on others it is a drawer. */
  readonly column?: (view: unknown) => 'wide' | 'full' | 'vast'
  /** The state of the game, in the head of a wide table. */
  readonly Head?: Component<SlotProps>
  /** Small pictures before the words of a line of the log. */
  readonly Sign?: Component<SignProps>
  /** A player's entry; it includes the frame's line. */
  readonly Player?: Component<PlayerProps>
  readonly desk?: () => unknown
  /** Called when a line of the log is pointed at, or none: what it names may be highlighted on the table. */
  readonly point?: (desk: unknown, told: Told | null, event: Happened | undefined, view: unknown) => void
  /** Returns where on the page a seat's action takes place. */
  readonly aim?: (choice: Choice, view: unknown, seat: number) => readonly Pointer[]
  /** The seats of each team, in the order of the teams; none if everyone plays alone. */
  readonly teams?: (view: unknown) => readonly (readonly number[])[]
  /** Whether what is asked now is answered with something that others at the same device must not see. */
  readonly hides?: (view: unknown) => boolean
  /** Returns a view without what only its seat may see: for everything else at a device that several share. */
  readonly open?: (view: unknown) => unknown
  /** Marks of time in the journal, for the chart: the name of what an entry starts, if it starts something. */
  readonly chapter?: (told: Told) => string | undefined
  /** A seat's total according to an entry, if points are not told one by one. */
  readonly standing?: (told: Told) => number | undefined
  /** The current points by source, if the journal tells them only at the end. */
  readonly sums?: (view: unknown) => readonly Sum[]
  /** What a seat has built, as one svg that is complete at once: for pictures that are shared. */
  readonly Portrait?: Component<PortraitProps>
  /** Shown above the points at the end of a game. */
  readonly Ending?: Component<SlotProps>
  /** The kind of a mistake, by what the better line does and the one played does not. */
  readonly mistake?: (judged: Pick<Judged, 'best' | 'played'>) => string
  /** The kind of puzzles that practise what a kind of mistakes lacks. */
  readonly practice?: (mistake: string) => string | undefined
  /** The ply that an undo leads to, if several actions were one gesture. */
  readonly backTo?: (desk: unknown, ply: number) => number | undefined
}

export interface Slot extends GameModule {
  readonly Table: Component<SlotProps> | undefined
}

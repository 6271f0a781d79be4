/** Made by `make wire` from the types of the server and of the games' views. Change those, not this. */

/** No clock; so many seconds for each turn; or a bank of seconds for the whole game, more with each turn. */
export interface ClockRule {
  readonly kind?: 'none' | 'move' | 'bank'
  readonly seconds?: number
  readonly increment?: number
}

/** Who is to sit in a seat: me, a friend by link, a bot of a level, or somebody beside me at my device. */
export interface SeatWish {
  readonly kind: 'me' | 'friend' | 'bot' | 'hot'
  readonly bot?: string
  readonly name?: string
}

/** A seat acts, knowing so many events. */
export interface Move {
  readonly type: 'move'
  readonly seat: number
  readonly action: number
  readonly number: number
  readonly id: string
}

/** Words to the table. */
export interface Chat {
  readonly type: 'chat'
  readonly text: string
  readonly id: string
}

/** Go back to so many plies, or to before my last action. */
export interface TakeBack {
  readonly type: 'back'
  readonly seat: number
  readonly to?: number | null
  readonly id: string
}

/** Agree or not to what was asked in the event of this number. */
export interface Answer {
  readonly type: 'answer'
  readonly asked: number
  readonly yes: boolean
  readonly id: string
}

/** Give up a seat's game. */
export interface Resign {
  readonly type: 'resign'
  readonly seat: number
  readonly id: string
}

/** Get up from the table. */
export interface Leave {
  readonly type: 'leave'
  readonly id: string
}

/** Play again instead of a bot. */
export interface Return {
  readonly type: 'return'
  readonly seat: number
  readonly id: string
}

/** Play the same again at a new table, when this one is over. */
export interface Rematch {
  readonly type: 'rematch'
  readonly id: string
}

/** The first word on a socket, and again whenever the client wants to be brought up to date. */
export interface Hello {
  readonly type: 'hello'
  readonly number?: number
}

/** One event as a viewer may see it; `kind` is 'blank' for a ply that is hidden from the viewer. */
export interface Happened {
  readonly number: number
  readonly at: number
  readonly kind: string
  readonly seat?: number | null
  readonly action?: number | null
  readonly notation?: string
  readonly fields?: Record<string, unknown> | null
  readonly name?: string
  readonly data?: Record<string, unknown> | null
  readonly journal?: readonly Told[]
}

/**
 * Who sits in a seat; `left` milliseconds to think were there when it was asked, at `since` (none: it is not).
 *
 * `hints` counts the decisions for which the coach was asked.
 */
export interface SeatInfo {
  readonly name: string
  readonly kind: 'person' | 'bot' | 'free' | 'reserved'
  readonly bot?: string
  readonly played_by_bot?: boolean
  readonly why?: string
  readonly left?: number | null
  readonly since?: number | null
  readonly deadline?: number | null
  readonly hints?: number
}

/** What all others must agree to; `waiting` are the seats that have not answered. */
export interface ProposalInfo {
  readonly asked: number
  readonly what: string
  readonly seat: number
  readonly to: number
  readonly bot: string
  readonly waiting: readonly number[]
}

/**
 * What everybody may know of a table; the options come only with a full update.
 *
 * `lesson` names the lesson that it is: its dice are the same each time. `practice`: a draw was taken back.
 * `begun` are the earlier rules that it was begun under, `stopped` says why it cannot go on under those of today.
 * `coach` is what the coach may do while the game runs, to which all agreed by sitting down.
 */
export interface TableInfo {
  readonly id: string
  readonly game: string
  readonly rules: number
  readonly status: string
  readonly seats: readonly SeatInfo[]
  readonly clock: ClockRule
  readonly commitment: string
  readonly ply: number
  readonly acting: readonly number[]
  readonly scores: readonly number[]
  readonly taken_back?: number
  readonly proposals?: readonly ProposalInfo[]
  readonly seed?: string
  readonly why?: string
  readonly places?: readonly number[]
  readonly rematch?: string
  readonly rematch_of?: string
  readonly options?: Record<string, string | number>
  readonly lesson?: string
  readonly practice?: boolean
  readonly begun?: number
  readonly stopped?: string
  readonly coach?: 'off' | 'hints' | 'analysis'
}

/** A legal action: its number, as text, as fields, in words, and what it costs, by what is paid. */
export interface Choice {
  readonly action: number
  readonly notation: string
  readonly fields: Record<string, unknown>
  readonly words: string
  readonly costs?: Record<string, number>
}

/** The table as one seat sees it (-1: a spectator), and what it may do. */
export interface Frame {
  readonly seat: number
  readonly view: unknown
  readonly legal: readonly Choice[]
  readonly may_take_back: boolean
}

/** A command is done, and durable: it is the event of this number. The id may come again; the event does not. */
export interface Ack {
  readonly type: 'ack'
  readonly id: string
  readonly number: number
  readonly table: string
}

/**
 * All that is new to a client, and the table as it is now; `full`: forget what you had.
 *
 * `acks` acknowledge commands of this client that are among what is new; each counts like an `Ack` of its own.
 */
export interface Update {
  readonly type: 'update'
  readonly number: number
  readonly full: boolean
  readonly now: number
  readonly title: string
  readonly table: TableInfo
  readonly you: readonly number[]
  readonly frames: readonly Frame[]
  readonly events: readonly Happened[]
  readonly chats: readonly Happened[]
  readonly acks: readonly Ack[]
}

/** Why an action is not legal, as the engine says it. */
export interface ReasonInfo {
  readonly code: string
  readonly rule: string
  readonly values: Record<string, unknown>
}

/** A command was not carried out, and why. */
export interface Refusal {
  readonly type: 'refused'
  readonly id: string
  readonly code: string
  readonly words: string
  readonly reason: ReasonInfo | null
}

/** Whether the person of each seat is connected now; none for bots, for free seats, and where it is not known. */
export interface Present {
  readonly type: 'present'
  readonly seats: readonly (boolean | null)[]
}

/** Why a request was refused. */
export interface Problem {
  readonly code: string
  readonly words: string
  readonly reason: ReasonInfo | null
}

/** The nickname a person wants. */
export interface NewName {
  readonly nickname: string
}

/** Who I am to the others. */
export interface Me {
  readonly nickname: string
}

/**
 * A table that somebody wants; without seats, mine is the first and bots sit in the others.
 *
 * A lesson is wanted by game and name alone. Without a word on the coach it gives hints, unless friends are invited:
 * then who joins agrees to what the invitation says.
 */
export interface NewTable {
  readonly game: string
  readonly options?: Record<string, string | number>
  readonly seats?: readonly SeatWish[]
  readonly clock?: ClockRule
  readonly stand_in?: string
  readonly lesson?: string
  readonly coach?: 'off' | 'hints' | 'analysis' | ''
}

/** Tokens to hand on, as `/join/TOKEN` and `/watch/TOKEN`. */
export interface Links {
  readonly join?: string
  readonly watch?: string
}

/** A new table, and the links to it. */
export interface Created {
  readonly table: string
  readonly links: Links
}

/** A link to join or watch a table, or to carry one of my seats to another device. */
export interface WantedLink {
  readonly kind: 'join' | 'watch' | 'carry'
  readonly seat?: number | null
}

/** A token, and how long it is good for (milliseconds since 1970; none: for as long as the table). */
export interface Link {
  readonly token: string
  readonly expires: number | null
}

/** A token that somebody was given, and the name to sit down with. */
export interface Redeemed {
  readonly token: string
  readonly name?: string
}

/** A token that somebody was given and has not followed yet. */
export interface LinkToken {
  readonly token: string
}

/**
 * What a link leads to: who made it, which game, who sits there ('' is a free seat), unusual options, the clock.
 *
 * `seat` is the name of whoever sits in the seat that it carries; who joins agrees to the `coach`.
 */
export interface LinkInfo {
  readonly kind: string
  readonly game: string
  readonly status: string
  readonly by: string
  readonly names: readonly string[]
  readonly clock: ClockRule
  readonly options?: Record<string, string | number>
  readonly seat?: string
  readonly coach?: 'off' | 'hints' | 'analysis'
}

/** Where a token led: a table, and the seats that are mine there now (none: I watch). */
export interface Entered {
  readonly table: string
  readonly seats: readonly number[]
}

/**
 * A table in my list; `mine` are my seats, `turn` says that one of them has to act; a lesson is named.
 *
 * `practice`: a draw was taken back.
 */
export interface Listing {
  readonly id: string
  readonly game: string
  readonly status: string
  readonly created: number
  readonly touched: number
  readonly names: readonly string[]
  readonly mine?: readonly number[]
  readonly turn?: boolean
  readonly scores?: readonly number[]
  readonly places?: readonly number[]
  readonly lesson?: string
  readonly practice?: boolean
}

/** A page of my tables, the last touched first; `total` counts all of these statuses. */
export interface Listings {
  readonly tables: readonly Listing[]
  readonly total: number
}

/** A game that I have finished alone: when, with which score, and whether it was won. */
export interface SoloResult {
  readonly table: string
  readonly at: number
  readonly score: number
  readonly won: boolean
}

/**
 * Games alone with the same options (those that are not as usual): played, won, all scores added, the best.
 *
 * best_won: the best score of those that were won, 0 if none was.
 */
export interface SoloGroup {
  readonly options: Record<string, string | number>
  readonly played: number
  readonly won: number
  readonly total: number
  readonly best: number
  readonly best_won: number
}

/**
 * All games of one kind that I have finished alone, by their options; and the last results, the oldest first.
 *
 * Games in which a draw was taken back are `practice`: they stand there and nowhere else.
 */
export interface SoloGames {
  readonly whole: SoloGroup
  readonly groups: readonly SoloGroup[]
  readonly results: readonly SoloResult[]
  readonly practice: SoloGroup
}

/** A value that an option may have. */
export interface OptionChoice {
  readonly value: string | number
  readonly words: string
}

/** An option of a game; without choices it takes any text. */
export interface OptionInfo {
  readonly name: string
  readonly default: string | number
  readonly words: string
  readonly choices: readonly OptionChoice[]
}

/** A game that can be played here. */
export interface GameInfo {
  readonly name: string
  readonly rules: number
  readonly actions: number
  readonly options: readonly OptionInfo[]
}

/**
 * A bot that can sit at a table; the usual one sits there if nobody chooses another.
 *
 * Ratings are points of Elo above the bot that is called greedy, by game.
 */
export interface BotInfo {
  readonly name: string
  readonly words: string
  readonly usual: boolean
  readonly ratings: Record<string, number>
}

/** What can be played, and against which bots. */
export interface Catalogue {
  readonly games: readonly GameInfo[]
  readonly bots: readonly BotInfo[]
}

/** How often chance gave a seat (-1: nobody's) each value of one kind of draw; and, at the end, the odds of that. */
export interface Draws {
  readonly seat: number
  readonly draw: string
  readonly counts: Record<string, number>
  readonly expected: Record<string, number>
}

/** The dice of a table: the commitment, the seed once it is revealed, and all draws that you may see. */
export interface DiceInfo {
  readonly commitment: string
  readonly draws: readonly Draws[]
  readonly seed?: string
  readonly taken_back?: number
}

/** Events of a table from a number on, as you may see them; `next` is where to go on, none at the end. */
export interface History {
  readonly events: readonly Happened[]
  readonly next: number | null
}

/** Whether the server can work, and why not. */
export interface Health {
  readonly status: 'ok' | 'stopping' | 'no database' | 'cannot write' | 'trouble'
  readonly words?: string
}

/** What if a seat did this, knowing so many events? Actions by number, or one by fields like those of choices. */
export interface WhatIf {
  readonly seat: number
  readonly number: number
  readonly actions?: readonly number[]
  readonly fields?: Record<string, string | number | (string | number)[]>
}

/**
 * What an action would do up to the next draw or decision, or the engine's reason why it is not legal.
 *
 * `points` are what each seat gains, `sources` what for; `acting` is who decides then (15: chance) and `asked` what,
 * as in the game's view. If it would show what the seat may not see yet, it is `hidden` and nothing of it is told.
 */
export interface Foreseen {
  readonly action: number
  readonly notation: string
  readonly fields: Record<string, unknown>
  readonly words: string
  readonly reason: ReasonInfo | null
  readonly hidden: boolean
  readonly journal: readonly Told[]
  readonly points: readonly number[]
  readonly sources: readonly Record<string, number>[]
  readonly acting: readonly number[]
  readonly asked: unknown
}

/**
 * A game after so many plies, as one seat sees it; and the last of these plies, unless it is hidden from the seat.
 *
 * There is no last ply at the beginning.
 */
export interface Moment {
  readonly ply: number
  readonly acting: readonly number[]
  readonly scores: readonly number[]
  readonly view: unknown
  readonly seat: number | null
  readonly notation: string
  readonly fields: Record<string, unknown> | null
  readonly journal: readonly Told[]
}

/**
 * Moments of a game, one after the other; `plies` counts all that there are. `practice`: a draw was taken back.
 *
 * `begun` are the earlier rules that it was begun under, 0 for those of today; `stopped` says why it cannot be
 * followed further.
 */
export interface Moments {
  readonly game: string
  readonly options: Record<string, unknown>
  readonly players: readonly string[]
  readonly plies: number
  readonly commitment: string
  readonly seed: string
  readonly scores: readonly number[]
  readonly places: readonly number[]
  readonly moments: readonly Moment[]
  readonly practice: boolean
  readonly begun: number
  readonly stopped: string
}

/** One draw of chance: the ply and the number from which it follows, what came, and what could have come. */
export interface Drawn {
  readonly ply: number
  readonly number: number
  readonly action: number
  readonly words: string
  readonly actions: readonly number[]
  readonly weights: readonly number[]
}

/** Every draw of a game that is over; the first `past` plies were made under earlier rules, maybe by other odds. */
export interface AllDrawn {
  readonly commitment: string
  readonly seed: string
  readonly draws: readonly Drawn[]
  readonly past: number
}

/** A record that somebody wants to look at: from a ply on, so many moments, as a seat saw them. */
export interface RecordText {
  readonly record: string
  readonly seat?: number
  readonly since?: number
  readonly limit?: number
}

/** One action of a line: who, what, as text and as fields. */
export interface Step {
  readonly seat: number
  readonly action: number
  readonly notation: string
  readonly fields: Record<string, unknown>
}

/**
 * What the search thinks of an action: its value, by how many continuations, with which standard error.
 *
 * `line` is the whole plan that begins with the action, up to the next draw or somebody else's decision.
 */
export interface CoachCandidate {
  readonly action: number
  readonly notation: string
  readonly fields: Record<string, unknown>
  readonly words: string
  readonly value: number
  readonly visits: number
  readonly spread: number
  readonly line: readonly Step[]
}

/**
 * A reason as data: what a line does now, or what it leads to later than the other line does not.
 *
 * `line` says of which: the best one or the next; `points` are hundredths; `source` and `values` are those of the
 * journal (docs/journal.md) or of the coach (docs/coach.md); `words` is the same in English.
 */
export interface Because {
  readonly code: string
  readonly line: 'best' | 'next'
  readonly source: string
  readonly points: number
  readonly values: Record<string, unknown>
  readonly words: string
}

/** What would you do in my seat? Asked by somebody who has seen so many events. */
export interface WantedHint {
  readonly seat: number
  readonly number: number
}

/** The best action first, and by how much it is better than the next one (none: there is no other). */
export interface Hint {
  readonly seat: number
  readonly number: number
  readonly lead: number | null
  readonly lead_spread: number
  readonly candidates: readonly CoachCandidate[]
  readonly reasons: readonly Because[]
}

/**
 * What was to be expected after so many plies: for each seat the margin at the end, and how wide it scatters.
 *
 * `spreads` are standard deviations of the margin, `wins` thousandths of a win.
 */
export interface CurvePoint {
  readonly ply: number
  readonly values: readonly number[]
  readonly spreads: readonly number[]
  readonly wins: readonly number[]
}

/**
 * One decision of the game: `ply` plies stood before it; what was done, what would have been best.
 *
 * `lost` are the hundredths expected to be lost by it, with their standard error; `best` is the best line (empty if
 * what was done is as good), `candidates` what else there was. `gains` is what each seat gained or lost by it.
 */
export interface Judged {
  readonly ply: number
  readonly seat: number
  readonly phase: string
  readonly action: number
  readonly notation: string
  readonly fields: Record<string, unknown>
  readonly words: string
  readonly grade: 'forced' | 'best' | 'good' | 'inaccuracy' | 'mistake'
  readonly lost: number
  readonly spread: number
  readonly best: readonly Step[]
  readonly candidates: readonly CoachCandidate[]
  readonly reasons: readonly Because[]
  readonly gains: readonly number[]
}

/**
 * One roll, or one filling of the board: the value after it less that expected before, for each seat.
 *
 * It is the `plies` plies up to the ply `ply`; `seat` rolled (-1: nobody); `kind` is dice, tiles or cards. `outcomes`
 * counts what could have come, where all was tried; 0 where it was sampled.
 */
export interface Fortune {
  readonly ply: number
  readonly plies: number
  readonly kind: string
  readonly seat: number
  readonly phase: string
  readonly values: readonly number[]
  readonly spread: number
  readonly outcomes: number
}

/** The decisions of a seat in one phase. */
export interface PhaseTotal {
  readonly phase: string
  readonly decisions: number
  readonly lost: number
  readonly grades: Record<string, number>
}

/**
 * A seat's game taken apart: `start` + all `luck` + `skill` + `others` + `rest` is exactly `result`.
 *
 * `skill` is what its own decisions lost (never above 0), `others` what those of others gave it or took, `rest` what
 * the estimates cannot tell.
 */
export interface SeatTotal {
  readonly seat: number
  readonly name: string
  readonly result: number
  readonly start: number
  readonly luck: Record<string, number>
  readonly skill: number
  readonly others: number
  readonly rest: number
  readonly decisions: number
  readonly grades: Record<string, number>
  readonly phases: readonly PhaseTotal[]
  readonly sources: Record<string, number>
  readonly hints: number
}

/** From how many hundredths lost on a decision is no longer best, no longer good, and a mistake. */
export interface Thresholds {
  readonly good: number
  readonly inaccuracy: number
  readonly mistake: number
}

/** A game that is over, reviewed: the curve, every decision, all luck, and what they come to. */
export interface Review {
  readonly form: number
  readonly game: string
  readonly rules: number
  readonly players: readonly string[]
  readonly plies: number
  readonly finished: boolean
  readonly scores: readonly number[]
  readonly places: readonly number[]
  readonly thresholds: Thresholds
  readonly curve: readonly CurvePoint[]
  readonly decisions: readonly Judged[]
  readonly luck: readonly Fortune[]
  readonly totals: readonly SeatTotal[]
}

/** A review of a table whose game is over, or of a record; one of the two. */
export interface WantedReview {
  readonly table?: string
  readonly record?: string
}

/**
 * How far a review is: `done` of `total` steps; `ahead` are the reviews before it; it is mine to cancel if `mine`.
 *
 * `words` say why it failed; `review` is there when it is done and was asked for.
 */
export interface ReviewState {
  readonly id: string
  readonly table: string
  readonly status: 'waiting' | 'running' | 'done' | 'cancelled' | 'failed'
  readonly done: number
  readonly total: number
  readonly ahead: number
  readonly mine: boolean
  readonly words: string
  readonly expires: number | null
  readonly review: Review | null
}

/** The points of each seat of a game that is over by their source, and the hints that it used. */
export interface Sources {
  readonly game: string
  readonly players: readonly string[]
  readonly bots: readonly string[]
  readonly scores: readonly number[]
  readonly sources: readonly Record<string, number>[]
  readonly hints: readonly number[]
}

/** What a bot scores on average by source, measured over so many of its games for two. */
export interface BotSources {
  readonly game: string
  readonly bot: string
  readonly games: number
  readonly score: number
  readonly sources: Record<string, number>
}

/** A ply of a line: a seat, or chance (15), and its action. */
export interface LinePly {
  readonly seat: number
  readonly action: number
}

/**
 * A position and plies after it; then chance may be rolled, `one` draw or `all` until somebody decides.
 *
 * `every`: show the position after each ply, not only the last; `seat`: who looks where nobody has to act.
 */
export interface WantedSpot {
  readonly position: Record<string, unknown>
  readonly plies?: readonly LinePly[]
  readonly roll?: '' | 'one' | 'all'
  readonly every?: boolean
  readonly seat?: number
}

/** The first position of a game with options, to begin an analysis or the board editor from. */
export interface NewSpot {
  readonly game: string
  readonly options?: Record<string, string | number>
}

/** The position of a record after so many plies. */
export interface RecordSpot {
  readonly record: string
  readonly ply?: number
}

/** What chance may decide: as text, as fields, in words, and its weight among all. */
export interface Outcome {
  readonly action: number
  readonly notation: string
  readonly fields: Record<string, unknown>
  readonly words: string
  readonly weight: number
}

/**
 * A position: as a document, as it is seen, and what may be done.
 *
 * `frames` show it to each seat that has to act, with its legal actions; if none has, to the one who looks. `outcomes`
 * is what chance may decide if it has to. `ply` counts the plies made after the position that was sent; `last_seat`,
 * `notation`, `fields` and `journal` are those of the last of them (-1 and nothing if there is none).
 */
export interface Spot {
  readonly game: string
  readonly position: Record<string, unknown>
  readonly seats: number
  readonly ply: number
  readonly acting: readonly number[]
  readonly scores: readonly number[]
  readonly places: readonly number[]
  readonly frames: readonly Frame[]
  readonly outcomes: readonly Outcome[]
  readonly last_seat: number
  readonly action: number
  readonly notation: string
  readonly fields: Record<string, unknown>
  readonly journal: readonly Told[]
}

/** Positions, one after the other; a single one unless every one was asked for. */
export interface Spots {
  readonly spots: readonly Spot[]
}

/** What does the engine think of a position? Ask with effort 0, 1, 2, ... for ever better answers. */
export interface WantedThought {
  readonly position: Record<string, unknown>
  readonly plies?: readonly LinePly[]
  readonly effort?: number
  readonly seat?: number
}

/**
 * The candidates of the seat that has to act, best first; `last`: more effort would find out nothing new.
 *
 * `values` are the expected margins of all seats with the best action, or if chance or nobody has to act then by
 * themselves; `spread` their standard error.
 */
export interface Thought {
  readonly seat: number
  readonly effort: number
  readonly last: boolean
  readonly values: readonly number[]
  readonly spread: number
  readonly lead: number | null
  readonly candidates: readonly CoachCandidate[]
  readonly reasons: readonly Because[]
}

/**
 * A ply of a tree: after which other node (-1: the position at the root), who and what; a name and a note.
 *
 * The first node of several with the same parent is the main line. The server writes the notation.
 */
export interface TreeNode {
  readonly parent: number
  readonly seat: number
  readonly action: number
  readonly name?: string
  readonly note?: string
  readonly notation?: string
}

/** An analysis as it is saved, shared and kept in a file: a position and what could follow. */
export interface Tree {
  readonly form: 'duchy analysis 1'
  readonly game: string
  readonly position: Record<string, unknown>
  readonly title?: string
  readonly table?: string
  readonly ply?: number
  readonly nodes?: readonly TreeNode[]
}

/** A tree that was saved: `/analysis/ID` leads to it until it expires. */
export interface SavedTree {
  readonly id: string
  readonly expires: number
  readonly mine: boolean
  readonly tree: Tree
}

/** A journal entry on the wire: what happened, as data and in words; seats count from 0, -1 is nobody's. */
export interface Told {
  readonly code: string
  readonly seat: number
  readonly values: Record<string, number | string | number[] | string[]>
  readonly words: string
  readonly points?: number
  readonly source?: string
}

export type AnyCommand = Move | Chat | TakeBack | Answer | Resign | Leave | Return | Rematch

export type Spoken = Hello | Move | Chat | TakeBack | Answer | Resign | Leave | Return | Rematch

export type Heard = Update | Ack | Refusal | Present

/**
 * One hex of a duchy: its colour, number, region and the tile on it ('' if empty); and where to draw it.
 *
 * row counts from the north, across in half hexes from the west.
 */
export interface BurgundyHexView {
  readonly colour: string
  readonly number: number
  readonly region: number
  readonly tile: string
  readonly row: number
  readonly across: number
}

/** An outpost beside a duchy: where to draw it, and the hexes that touch it (B9.2). */
export interface BurgundyOutpostView {
  readonly row: number
  readonly across: number
  readonly hexes: readonly number[]
}

/** A space of a trade route card: a colour of goods, its bonus, and the goods on it (colours from 1, 0: none). */
export interface BurgundyCardSpaceView {
  readonly goods: number
  readonly bonus: string
  readonly laid: number
}

/** A trade route card, by the number with which it is laid (B9.5). */
export interface BurgundyCardView {
  readonly card: number
  readonly spaces: readonly BurgundyCardSpaceView[]
}

/** A shield and the hex of the castle on which it stands (B11.2). */
export interface BurgundyShieldView {
  readonly shield: number
  readonly hex: number
}

/**
 * What a duchy has only in some games: what is not in this one is empty, 0 or None.
 *
 * store: the slots that partners share. yard: tiles stored beyond the slots. ally: the duchy whose monasteries work
 * here too. route: the cards above the duchy from the left. cards: those that are not laid yet. joined: as many
 * outposts are joined.
 */
export interface BurgundyHoldingsView {
  readonly store: readonly string[]
  readonly yard: readonly string[]
  readonly shields: readonly BurgundyShieldView[]
  readonly ally: number | null
  readonly route: readonly BurgundyCardView[]
  readonly cards: readonly BurgundyCardView[]
  readonly joined: number
  readonly outposts: readonly BurgundyOutpostView[]
  readonly rivers: readonly (readonly number[])[]
}

/**
 * A duchy and what belongs to it; goods are counted by colour.
 *
 * reconstructed: nobody has described the printed one, this is ours. monasteries: those that count here.
 */
export interface BurgundyDuchyView {
  readonly name: string
  readonly reconstructed: boolean
  readonly hexes: readonly BurgundyHexView[]
  readonly goods: readonly number[]
  readonly sold: readonly number[]
  readonly silver: number
  readonly workers: number
  readonly large_bonus: readonly string[]
  readonly small_bonus: readonly string[]
  readonly monasteries: readonly number[]
  readonly holdings: BurgundyHoldingsView | null
}

/** A start that was chosen and is not shown to the others yet. */
export interface BurgundyStartView {
  readonly side: string
  readonly hex: number
}

/** What is a seat's own; a die that is used is 0, an empty slot ''; the team, where there are teams. */
export interface BurgundySeatView {
  readonly duchy: number
  readonly team: number | null
  readonly dice: readonly number[]
  readonly storage: readonly string[]
  readonly points: number
  readonly space: number
  readonly board: readonly string[]
  readonly has_chosen: boolean
  readonly start: BurgundyStartView | null
}

/** What is asked, of whom (none: chance), and about what, with the names and numbers of a position. */
export interface BurgundyQuestionView {
  readonly question: string
  readonly seats: readonly number[]
  readonly about: Record<string, unknown>
}

/** An effect that waits in the solo game: a word for it, its number (points, or a hex), and a tile or a colour. */
export interface BurgundyEffectView {
  readonly effect: string
  readonly number: number
  readonly what: string
}

/**
 * What lies on and beside the central board only in some games: what is not in this one is empty, 0 or None.
 *
 * shields: those on each depot. inns: as many are for sale. outposts: as many have joined all three of theirs.
 * turned: whether shield 16 turned a die this turn. closing: whether a phase is ending. target: the points that bring
 * the next extra action of the solo game.
 */
export interface BurgundyAnnexView {
  readonly shields: readonly (readonly number[])[]
  readonly inns: number
  readonly outposts: number
  readonly turned: boolean
  readonly closing: boolean
  readonly target: number | null
  readonly effects: readonly BurgundyEffectView[]
}

/** The table as one seat sees it; spaces and depots in their order, goods by depot and colour. */
export interface BurgundyView {
  readonly edition: number
  readonly phase: string
  readonly round: number
  readonly white: number
  readonly order: readonly number[]
  readonly turn: number
  readonly bridge: readonly number[]
  readonly bought: boolean
  readonly depots: readonly (readonly string[])[]
  readonly black_depot: readonly string[]
  readonly goods: readonly (readonly number[])[]
  readonly round_goods: readonly number[]
  readonly bonus_taken: readonly number[]
  readonly coloured_left: readonly number[]
  readonly black_left: number
  readonly seats: readonly BurgundySeatView[]
  readonly duchies: readonly BurgundyDuchyView[]
  readonly annex: BurgundyAnnexView | null
  readonly asked: BurgundyQuestionView | null
}

/** A card on offer or drafted: '' if the viewer cannot see it; laid_by counts from 1, 0 is nobody or the pile. */
export interface KingdomCardView {
  readonly card: string
  readonly face_down: boolean
  readonly laid_by: number
}

/** A card under construction and what it still needs, by resource. */
export interface KingdomSiteView {
  readonly card: string
  readonly needs: readonly number[]
  readonly frozen: boolean
  readonly fixed: boolean
}

/** An open question to a seat (counted from 1) or to chance (15): what it is about, and how many. */
export interface KingdomQuestionView {
  readonly seat: number
  readonly question: string
  readonly about: string
  readonly count: number
}

/** What a player has; hand, choice and left are empty for others than the player. */
export interface KingdomSeatView {
  readonly duchy: string
  readonly hand: readonly string[]
  readonly held: number
  readonly traps: number
  readonly drafted: readonly KingdomCardView[]
  readonly sites: readonly KingdomSiteView[]
  readonly built: readonly string[]
  readonly calamities: number
  readonly menaces: Record<string, number>
  readonly stolen: Record<string, number>
  readonly alchemy: readonly number[]
  readonly krystallium: number
  readonly soldiers: number
  readonly training: number
  readonly advisors: readonly string[]
  readonly used: readonly string[]
  readonly left: string
  readonly choice: string
  readonly doubled: number
  readonly ties: number
  readonly spies: number
  readonly hidden_spies: number
  readonly tasks: readonly string[]
  readonly production: readonly number[]
  readonly made: number
  readonly points: number
  readonly sources: Record<string, number>
}

/**
 * A position as a seat sees it; lists of cards count over resources or seats as their names say.
 *
 * medals: the points that bronze, silver and gold take, alone.
 */
export interface KingdomView {
  readonly seat: number
  readonly cards: string
  readonly module: string
  readonly scenario: number
  readonly side: string
  readonly boards: readonly string[]
  readonly round: number
  readonly stage: string
  readonly step: string
  readonly first: number
  readonly offers: Record<string, KingdomCardView[]>
  readonly deck: number
  readonly unseen: Record<string, number>
  readonly top: string
  readonly looked: readonly string[]
  readonly danger_pile: number
  readonly danger_unseen: number
  readonly danger_lurking: number
  readonly menaces_left: Record<string, number>
  readonly lost: number
  readonly searched: boolean
  readonly seats: readonly KingdomSeatView[]
  readonly asked: readonly KingdomQuestionView[]
  readonly medals: readonly number[]
  readonly medal: string
  readonly defeat: string
  readonly places: readonly number[]
}

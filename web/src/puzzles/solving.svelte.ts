/** A puzzle being solved: a turn played at the board, taken back as often as one likes, and judged when it is over. */

import { Analysis } from '../coach/analysis/analysis.svelte'
import { pathTo, ROOT } from '../coach/analysis/tree'
import type { Trial } from '../coach/analysis/trial'
import { loadRecord, storeRecord, withAttempt } from '../coach/profile/solved'
import { t } from '../i18n/index.svelte'
import { answerPuzzle } from '../net/puzzles'
import type { PuzzlePosition, PuzzleVerdict, Step } from '../wire'

export class Solving implements Trial {
  readonly puzzle: PuzzlePosition
  readonly analysis: Analysis
  verdict: PuzzleVerdict | undefined = $state.raw()
  asking = $state(false)
  trouble: unknown = $state.raw()

  constructor(puzzle: PuzzlePosition, analysis: Analysis) {
    this.puzzle = puzzle
    this.analysis = analysis
  }

  /** Open the position of a puzzle as its seat sees it; the engine says nothing. */
  static async open(puzzle: PuzzlePosition): Promise<Solving> {
    const { game, position, seat } = puzzle
    const analysis = new Analysis({ form: 'duchy analysis 1', game, position }, { seat })
    analysis.live = false
    await analysis.go(ROOT)
    if (!analysis.spot) throw analysis.trouble
    return new Solving(puzzle, analysis)
  }

  get title(): string {
    return t('puzzle')
  }

  /** Whether the turn has been played to its end: chance or someone else decides. */
  get over(): boolean {
    const { at, onTurn, spot } = this.analysis
    return at !== ROOT && spot !== undefined && !onTurn.includes(this.puzzle.seat)
  }

  /** The actions of the turn so far. */
  get line(): readonly number[] {
    return pathTo(this.analysis.nodes, this.analysis.at).map(({ action }) => action)
  }

  /** Have the turn judged; the first answer counts. */
  async check(): Promise<void> {
    if (this.asking) return
    this.asking = true
    this.trouble = undefined
    try {
      const verdict = await answerPuzzle(this.puzzle.id, this.line)
      const answer = { lost: verdict.lost, score: verdict.score / 1000 }
      storeRecord(withAttempt(loadRecord(), this.puzzle, answer, Date.now()))
      this.verdict = verdict
    } catch (error) {
      this.trouble = error
    } finally {
      this.asking = false
    }
  }

  /** Start the turn over. */
  async again(): Promise<void> {
    this.verdict = undefined
    await this.analysis.go(ROOT)
  }

  /** Play a turn from the start, for everybody to see where it leads. */
  async show(line: readonly Step[]): Promise<void> {
    await this.analysis.go(ROOT)
    await this.analysis.follow(line)
  }
}

/** Requests about puzzles; the server keeps nothing of what is solved. */

import type { PuzzlePosition, Puzzles, PuzzleVerdict } from '../wire'
import { json } from './api'

export const allPuzzles = () => json<Puzzles>('GET', 'puzzles')
export const puzzleAt = (id: string) => json<PuzzlePosition>('GET', `puzzles/${id}`)
export const answerPuzzle = (id: string, line: readonly number[]) =>
  json<PuzzleVerdict>('POST', `puzzles/${id}/answer`, { line })

/** Requests to the coach: hints, reviews, positions to analyse, and saved trees. */

import type {
  AnalysisPosition,
  AnalysisPositions,
  Foreseen,
  Hint,
  PositionWhatIf,
  RecordPosition,
  ReviewState,
  SavedTree,
  StartPosition,
  Thought,
  Tree,
  WantedHint,
  WantedPosition,
  WantedReview,
  WantedThought,
} from '../wire'
import { json } from './api'

export const hintAt = (table: string, wanted: WantedHint) => json<Hint>('POST', `tables/${table}/hint`, wanted)

export const beginReview = (wanted: WantedReview) => json<ReviewState>('POST', 'reviews', wanted)
export const seeReview = (id: string, full = false) =>
  json<ReviewState>('GET', `reviews/${id}${full ? '?full=true' : ''}`)
export const cancelReview = (id: string) => json<ReviewState>('DELETE', `reviews/${id}`)

/** Return the position at a moment of a finished game. */
export const spotAt = (table: string, ply: number) => json<AnalysisPosition>('GET', `tables/${table}/spot?ply=${ply}`)
/** Return the position of a running game as one of my seats sees it after the given number of events. */
export const spotNow = (table: string, seat: number, number: number) =>
  json<AnalysisPosition>('GET', `tables/${table}/spot?seat=${seat}&number=${number}`)
export const firstSpot = (wanted: StartPosition) => json<AnalysisPosition>('POST', 'analysis/start', wanted)
export const recordSpot = (wanted: RecordPosition) => json<AnalysisPosition>('POST', 'analysis/record', wanted)
export const spotAfter = (wanted: WantedPosition, signal?: AbortSignal) =>
  json<AnalysisPositions>('POST', 'analysis/spot', wanted, signal)
export const foreseeAt = (wanted: PositionWhatIf) => json<readonly Foreseen[]>('POST', 'analysis/ask', wanted)
export const thinkAbout = (wanted: WantedThought, signal?: AbortSignal) =>
  json<Thought>('POST', 'analysis/think', wanted, signal)

export const saveTree = (tree: Tree) => json<SavedTree>('POST', 'trees', tree)
export const readTree = (id: string) => json<SavedTree>('GET', `trees/${id}`)

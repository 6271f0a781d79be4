/** The part of a narrow table that has the next choice. */

import { width } from '../../../browser/width.svelte'
import type { SlotProps } from '../../../slot/table'
import { questionOf, type View } from '../facts/view'

/** Return the tab where the question is answered: after planning, cubes and soldiers have their places below the scales. */
export function whereToGo(question: string, stage: string): 'stage' | 'realm' | undefined {
  if (question === '') return undefined
  if (question === 'theft' || (question === 'cube' && stage === 'planning')) return 'realm'
  return question === 'giant' && stage !== 'menaces' ? 'realm' : 'stage'
}

/** Return the part with what is asked; an upright tablet has the stage and the duchy on one. */
export function partsAsked({ view, seat, legal }: SlotProps): readonly string[] {
  const seen = view as View
  const part = legal.length > 0 ? whereToGo(questionOf(seen, seat)?.question ?? '', seen.stage) : undefined
  return part ? [width.upright ? 'stage' : part] : []
}

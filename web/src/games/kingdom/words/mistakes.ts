/** Kinds of mistakes in Kingdom: what the better line does that the one played does not. */

import type { Judged, Step } from '../../../wire'

/** Actions by what they are about. */
const ABOUT = {
  trap: ['offer'],
  draft: ['take', 'spy', 'search', 'find', 'keep'],
  planning: ['build', 'recycle', 'turn-up', 'scrap'],
  cubes: ['cube', 'substitute', 'krystallium'],
} as const

const told = (line: readonly Step[], codes: readonly string[]) =>
  line
    .flatMap((step) => step.entries.filter(({ code }) => codes.includes(code)).map(() => step.notation))
    .toSorted()
    .join()

export function mistakeOf({ best, played }: Pick<Judged, 'best' | 'played'>): string {
  const differing = Object.entries(ABOUT).find(([, codes]) => told(best, codes) !== told(played, codes))
  return differing?.[0] ?? 'other'
}

const PRACTICE: Readonly<Record<string, string>> = {
  trap: 'draft',
  draft: 'draft',
  planning: 'planning',
  cubes: 'cubes',
}

export const practiceOf = (mistake: string) => PRACTICE[mistake]

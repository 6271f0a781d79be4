/** The part of a narrow table that has the next choice. */

/** Return the tab where the question is answered: after planning, cubes and soldiers have their places below the scales. */
export function whereToGo(question: string, stage: string): 'stage' | 'realm' | undefined {
  if (question === '') return undefined
  if (question === 'theft' || (question === 'cube' && stage === 'planning')) return 'realm'
  return question === 'giant' && stage !== 'menaces' ? 'realm' : 'stage'
}

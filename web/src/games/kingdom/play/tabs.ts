/** The part of a narrow table that has the next choice. */

const IN_REALM = new Set(['cube', 'theft', 'battle', 'step'])

/** Return the tab where the question is answered. */
export function whereToGo(question: string, stage: string): 'stage' | 'realm' | undefined {
  if (question === '') return undefined
  if (IN_REALM.has(question)) return 'realm'
  return question === 'giant' && stage !== 'menaces' ? 'realm' : 'stage'
}

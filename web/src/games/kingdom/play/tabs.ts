/** On a narrow screen: which part of the table the next choice is on. */

const IN_REALM = new Set(['cube', 'theft', 'battle', 'step'])

/** The tab where what is asked is answered. */
export function whereToGo(question: string, stage: string): 'stage' | 'realm' | undefined {
  if (question === '') return undefined
  if (IN_REALM.has(question)) return 'realm'
  return question === 'giant' && stage !== 'menaces' ? 'realm' : 'stage'
}

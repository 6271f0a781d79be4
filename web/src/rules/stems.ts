/** Words as a search sees them: without case, accents and apostrophes, and without most of their endings. */

const MARK = /\p{M}/gu
const APOSTROPHE = /['’ʼ`]/g
const WORD = /[\p{L}\p{N}]+(?:['’ʼ`.][\p{L}\p{N}]+)*/gu

const ENDINGS = [
  // English
  ['ies', 'y'],
  ['ing', ''],
  ['ed', ''],
  ['es', ''],
  ['s', ''],
  ['e', ''],
  // Russian and Ukrainian, the longest first; letters as they are after folding
  ...['иями', 'ами', 'ями', 'ого', 'ому', 'ими', 'ыми', 'ева', 'ові', 'еві', 'ість']
    .concat([
      'ам',
      'ям',
      'ах',
      'ях',
      'ом',
      'ем',
      'ов',
      'ев',
      'ів',
      'їв',
      'ей',
      'ой',
      'ою',
      'ею',
      'их',
      'ых',
      'им',
      'ым',
    ])
    .concat(['ии', 'ия', 'ию', 'ая', 'яя', 'ое', 'ее', 'ые', 'ие', 'ый', 'ий', 'ой', 'ть', 'ти'])
    .concat([...'аеєиіоуюяьыэ'])
    .map((ending) => [fold(ending), ''] as const),
] as const

const SHORTEST_STEM = 3
const CYRILLIC = /\p{Script=Cyrillic}/u

/** A word without case, accents and apostrophes. */
export function fold(word: string): string {
  return word.toLowerCase().replace(APOSTROPHE, '').normalize('NFD').replace(MARK, '')
}

/** A folded word without its ending. */
export function stem(word: string): string {
  for (const [ending, instead] of ENDINGS) {
    if (word.endsWith(ending) && word.length - ending.length >= SHORTEST_STEM - instead.length) {
      const rest = word.slice(0, word.length - ending.length) + instead
      if (rest.length >= SHORTEST_STEM) return rest
    }
  }
  return word
}

export interface Word {
  readonly at: number
  readonly length: number
  readonly folded: string
  readonly stem: string
}

/** The words of a text and where they stand. */
export function wordsOf(text: string): Word[] {
  return [...text.matchAll(WORD)].map((found) => {
    const folded = fold(found[0])
    return { at: found.index, length: found[0].length, folded, stem: stem(folded) }
  })
}

/** How well a word of a text answers a word that is looked for: 0 not at all, 4 letter by letter. */
export function likeness(wanted: Word, word: Word): number {
  if (word.folded === wanted.folded) return 4
  if (word.stem === wanted.stem) return 3
  if (word.folded.startsWith(wanted.folded)) return 2
  // A vowel that comes and goes (корабель, кораблі) leaves a long common beginning.
  const shared = CYRILLIC.test(wanted.folded) ? common(wanted.folded, word.folded) : 0
  return shared >= 4 && shared >= 0.7 * Math.min(wanted.folded.length, word.folded.length) ? 1 : 0
}

function common(one: string, other: string): number {
  let length = 0
  while (length < one.length && one[length] === other[length]) length += 1
  return length
}

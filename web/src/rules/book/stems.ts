/** Words as the search sees them: without case, accents and apostrophes, and without most endings. */

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
  // Russian and Ukrainian, the longest first, with letters as they are after folding
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

/** The shortest stem; a Cyrillic one may lose a final vowel beyond that (гра, гри). */
const SHORTEST = 3
const CYRILLIC = /\p{Script=Cyrillic}/u
const CONSONANT = '[бвгґджзклмнпрстфхцчшщ]'
/** A vowel before the last consonant that other forms of a word lack: замок, замки; кораблі, корабель. */
const FLEETING = new RegExp(`(?<=.${CONSONANT})[оеі](?=${CONSONANT}$)`, 'u')

/** Return a word without case, accents and apostrophes. */
export function fold(word: string): string {
  return word.toLowerCase().replace(APOSTROPHE, '').normalize('NFD').replace(MARK, '')
}

/** Return a folded word without its ending. */
export function stem(word: string): string {
  for (const [ending, instead] of ENDINGS) {
    if (!word.endsWith(ending)) continue
    const rest = word.slice(0, word.length - ending.length) + instead
    if (rest.length >= (ending.length === 1 && CYRILLIC.test(ending) ? SHORTEST - 1 : SHORTEST)) return rest
  }
  return word
}

/** Return the common form of a Cyrillic word whose vowels change: і for о and е (хід, ходу), others dropped. */
function rootOf(stemmed: string): string {
  return CYRILLIC.test(stemmed) ? stemmed.replace(FLEETING, '').replace(/[іе]/gu, 'о') : stemmed
}

export interface Word {
  readonly at: number
  readonly length: number
  readonly folded: string
  readonly stem: string
  readonly root: string
}

/** Return the words of a text and their positions. */
export function wordsOf(text: string): Word[] {
  return [...text.matchAll(WORD)].map((found) => {
    const folded = fold(found[0])
    const stemmed = stem(folded)
    return { at: found.index, length: found[0].length, folded, stem: stemmed, root: rootOf(stemmed) }
  })
}

/** How well a word of a text matches a searched one, from best to worst; 0 for not at all. */
export const LIKE = { exact: 10, stem: 8, root: 7, beginning: 5, related: 3, misspelt: 2 } as const

/** Return how well a word of a text matches a searched word; a letter may be wrong only if that is allowed. */
export function likeness(wanted: Word, word: Word, misspelt = false): number {
  if (word.folded === wanted.folded) return LIKE.exact
  if (word.stem === wanted.stem) return LIKE.stem
  if (word.root === wanted.root) return LIKE.root
  if (word.folded.startsWith(wanted.folded)) return LIKE.beginning
  if (CYRILLIC.test(wanted.folded) && related(wanted.folded, word.folded)) return LIKE.related
  return misspelt && (near(wanted.folded, word.folded) || near(wanted.root, word.root)) ? LIKE.misspelt : 0
}

/** Return whether two words share a long beginning. */
function related(one: string, other: string): boolean {
  let shared = 0
  while (shared < one.length && one[shared] === other[shared]) shared += 1
  return shared >= 4 && shared >= 0.7 * Math.min(one.length, other.length)
}

/** Return whether a word differs from another by one extra, missing, wrong or swapped letter; by two in long words. */
export function near(one: string, other: string): boolean {
  const most = one.length < 4 ? 0 : one.length < 8 ? 1 : 2
  if (most === 0 || other.length < 4 || Math.abs(one.length - other.length) > most) return false
  let before: number[] = []
  let row = Array.from({ length: other.length + 1 }, (_, index) => index)
  for (let i = 1; i <= one.length; i += 1) {
    const next = [i]
    for (let j = 1; j <= other.length; j += 1) {
      const same = one[i - 1] === other[j - 1] ? 0 : 1
      let cost = Math.min((row[j] ?? 0) + 1, (next[j - 1] ?? 0) + 1, (row[j - 1] ?? 0) + same)
      if (i > 1 && j > 1 && one[i - 1] === other[j - 2] && one[i - 2] === other[j - 1]) {
        cost = Math.min(cost, (before[j - 2] ?? 0) + 1)
      }
      next.push(cost)
    }
    if (Math.min(...next) > most) return false
    before = row
    row = next
  }
  return (row[other.length] ?? 0) <= most
}

/** The rules of Wonderful Kingdom for the page of rules: texts by language, pictures and tables from the cards. */

import type { GameRules } from '../../../slot/rules'
import Figure from './Figure.svelte'
import { FIGURES } from './figures'
import PieceArt from './PieceArt.svelte'
import { pieces } from './pieces'

const files = import.meta.glob<string>('./text/*/*.txt', { query: '?raw', import: 'default' })
const synonyms = import.meta.glob<string>('./synonyms/*.txt', { query: '?raw', import: 'default' })

export const rules: GameRules = {
  texts: (language) =>
    Promise.all(
      Object.keys(files)
        .filter((path) => path.startsWith(`./text/${language}/`))
        .sort()
        .map((path) => files[path]?.() ?? ''),
    ),
  synonyms: async (language) => (await synonyms[`./synonyms/${language}.txt`]?.()) ?? '',
  Figure,
  figures: FIGURES,
  PieceArt,
  pieces,
}

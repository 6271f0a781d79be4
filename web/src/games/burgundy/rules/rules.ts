/** The rules of Burgundy: texts by language, figures and tables of pieces. */

import { type GameRules, textsFrom } from '../../../slot/rules'
import Figure from './Figure.svelte'
import { FIGURES } from './figures'
import PieceArt from './PieceArt.svelte'
import { pieces } from './pieces'

const chapters = import.meta.glob<string>('./text/*/*.txt', { query: '?raw', import: 'default' })
const synonyms = import.meta.glob<string>('./synonyms/*.txt', { query: '?raw', import: 'default' })

export const rules: GameRules = {
  ...textsFrom(chapters, synonyms),
  Figure,
  figures: FIGURES,
  PieceArt,
  pieces,
}

/** The rules of Wonderful Kingdom for the page of rules: texts by language, pictures and tables from the cards. */

import type { GameRules } from '../../../rules/source'
import Figure from './Figure.svelte'
import { FIGURES } from './figures'
import PieceArt from './PieceArt.svelte'
import { pieces } from './pieces'

const files = import.meta.glob<string>('./text/*/*.txt', { query: '?raw', import: 'default' })

export const rules: GameRules = {
  texts: (language) =>
    Promise.all(
      Object.keys(files)
        .filter((path) => path.startsWith(`./text/${language}/`))
        .sort()
        .map((path) => files[path]?.() ?? ''),
    ),
  Figure,
  figures: FIGURES,
  PieceArt,
  pieces,
}

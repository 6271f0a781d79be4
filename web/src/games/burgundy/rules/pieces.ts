/** The tables of pieces in the rules; their words are the pieces' own explanations. */

import { t } from '../../../i18n/index.svelte'
import type { Piece } from '../../../slot/rules'
import { BUILDINGS, COLOURS, type Edition, ROUTE_BONUSES, SHIELDS } from '../facts/names'
import { explainRoute, explainShield, explainTile, tileName, tileText } from '../words/phrases'

const numbers = (from: number, to: number) => Array.from({ length: to - from + 1 }, (_, index) => from + index)

function tile(kind: string): Piece {
  return { anchor: kind, ...explainTile(kind) }
}

/** A monastery; where the editions differ, both are described. */
function monastery(number: number): Piece {
  const kind = `monastery${number}`
  const [now, before] = ([2019, 2011] as Edition[]).map((edition) => tileText(kind, edition))
  const text = now === before ? (now ?? '') : t('rules-by-edition', { now: now ?? '', before: before ?? '' })
  return { anchor: kind, title: tileName(kind), text }
}

const plainBuildings = BUILDINGS.filter((kind) => kind !== 'white-castle' && kind !== 'crane')

export const pieces: Readonly<Record<string, () => readonly Piece[]>> = {
  colours: () =>
    COLOURS.map((colour) => ({
      anchor: `colour-${colour}`,
      title: t(`rules-colour-${colour}`),
      text: t(`rules-colour-${colour}.text`),
    })),
  buildings: () => plainBuildings.map(tile),
  'monasteries-lasting': () => numbers(1, 14).map(monastery),
  'monasteries-end': () => numbers(15, 26).map(monastery),
  extra: () => [monastery(27), monastery(28), tile('crane'), tile('geese')],
  'white-castles': () => [tile('white-castle'), monastery(29)],
  routes: () => ROUTE_BONUSES.map((bonus) => ({ anchor: `route-${bonus}`, ...explainRoute(bonus) })),
  shields: () => numbers(1, SHIELDS).map((number) => ({ anchor: `shield${number}`, ...explainShield(number) })),
}

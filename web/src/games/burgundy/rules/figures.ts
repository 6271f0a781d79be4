/**
 * The figures of the rules. A row of things is written as words: `die:4`, `white:2`, `tile:bank`, `goods:4x3` (three
 * red ones), `silver:1`, `worker:2`, `points:6`, `shield:7`, `slot` (an empty place in storage), `>` (becomes), `+`,
 * `|` (a gap).
 */

import type { RouteSpace } from '../pieces/RouteCard.svelte'

export type FigureKind =
  | { readonly kind: 'row'; readonly things: string }
  | { readonly kind: 'sketch'; readonly drawn: string; readonly hexes: number }
  | { readonly kind: 'duchy'; readonly name: string; readonly tiles: Readonly<Record<number, string>> }
  | { readonly kind: 'bridge'; readonly stacks: readonly (readonly number[])[] }
  | { readonly kind: 'route'; readonly spaces: readonly RouteSpace[]; readonly next: number }
  | { readonly kind: 'track'; readonly points: number; readonly target: number }
  | { readonly kind: 'depots' | 'bonuses' }

const row = (things: string): FigureKind => ({ kind: 'row', things })
/** A part of a duchy, with its width in hexes. */
const part = (hexes: number, drawn: string): FigureKind => ({ kind: 'sketch', drawn, hexes })

export const figures: Readonly<Record<string, FigureKind>> = {
  duchy: { kind: 'duchy', name: '1', tiles: { 19: 'castle' } },
  depots: { kind: 'depots' },
  goods: row('die:1 goods:1 | die:2 goods:2 | die:3 goods:3 | die:4 goods:4 | die:5 goods:5 | die:6 goods:6'),
  start: row('tile:castle | goods:1x2 goods:4 | silver:1 | worker:2'),
  round: row('white:4 + goods:2 > die:4 goods:2'),
  bridge: { kind: 'bridge', stacks: [[3], [0, 2], [], [1], [], [], []] },
  workers: row('die:2 worker:1 > die:1 worker:1 > die:6'),
  purchase: row('silver:2 > tile:monastery12 > slot'),
  take: row('die:3 > tile:cow3 > slot'),
  place: part(
    3,
    `1 B3* Y1
     0 S2 C6=castle S5
     1 M4 B3*`,
  ),
  city: part(
    3,
    `1 B2=bank B5- M4
     2 B6- M1`,
  ),
  sell: row('die:4 goods:4x3 > silver:1 points:6'),
  'take-workers': row('die:5 > worker:2'),
  ship: row('goods:1 goods:3 goods:4 > goods:1x3 goods:5 goods:3'),
  castle: row('tile:castle > die:0'),
  mine: row('tile:mine tile:mine > silver:2'),
  animals: part(
    2,
    `2 A6
     1 A2=cow3 A1
     0 A5=cow4! A4=sheep2`,
  ),
  monasteries: row('tile:monastery3 tile:monastery8 | tile:monastery17 tile:monastery24'),
  region: part(
    3,
    `1 B2 B5 M4=mine+
     2 B6 M1=mine+ Y2
     3 M3=mine+! Y4`,
  ),
  bonuses: { kind: 'bonuses' },
  end: row('goods:3x2 > points:2 | silver:3 > points:3 | worker:5 > points:2'),
  editions: row('tile:chicken3 > tile:goat3'),
  outposts: {
    kind: 'duchy',
    name: '11a',
    tiles: {
      1: 'castle',
      5: 'monastery4',
      6: 'monastery13',
      7: 'monastery9',
      8: 'monastery22',
      9: 'monastery1',
    },
  },
  'white-castle': row('white:5 + tile:white-castle > die:5'),
  inn: part(
    3,
    `1 B3=bank+ B4=inn+!
     0 B2=church+ B6=market+ S1`,
  ),
  route: {
    kind: 'route',
    spaces: [
      { goods: 2, bonus: 'carpenter', filled: 2 },
      { goods: 4, bonus: 'church', filled: 2 },
      { goods: 1, bonus: 'workers', filled: 0 },
    ],
    next: 2,
  },
  shields: row('die:3 die:5 worker:2 > die:5 die:5 > shield:8'),
  upkeep: row('silver:1 > shield:8 | shield:8 > points:8'),
  team: { kind: 'duchy', name: '12a', tiles: { 37: 'castle' } },
  solo: { kind: 'duchy', name: '13a', tiles: { 7: 'castle' } },
  target: { kind: 'track', points: 38, target: 50 },
  dice: row('die:0 die:0 > die:2 die:5'),
}

export const FIGURES: readonly string[] = Object.keys(figures)

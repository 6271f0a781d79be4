/**
 * The figures of the rules, written as words: `card:farm`, `large:guildhall`, `site:barracks=1` (under construction,
 * with this many of its first cubes missing), `frozen:port` (a giant under it), `back:deck`, `back:danger`, `back:0`
 * (offered by a seat), `duchy:valados`, `stolen:valados` (an icon covered), `gold:3` (this many cubes),
 * `krystallium:1`, `soldiers:2`, `spy`, `>` (becomes), `+`, `/` (or), `|` (a gap).
 */

export type FigureKind =
  | { readonly kind: 'row'; readonly things: string }
  | { readonly kind: 'areas'; readonly areas: readonly [string, string] }

const row = (things: string): FigureKind => ({ kind: 'row', things })
/** The two offer areas with their cards. */
const areas = (one: string, other: string): FigureKind => ({ kind: 'areas', areas: [one, other] })

export const figures: Readonly<Record<string, FigureKind>> = {
  duchy: row('duchy:teressie'),
  card: row('large:guildhall'),
  duchies: row('duchy:valados | duchy:teressie'),
  offers: areas('card:farm card:port', 'card:founders-statue card:calamity'),
  trap: row('back:0 > card:golden-hoard / card:calamity'),
  plan: row('card:farm > site:farm / population:1'),
  treasure: row('card:dowry > population:1 gold:1 | card:calamity'),
  'per-type': row('card:expeditionary-corps card:merchants card:miners > exploration:3'),
  supremacy: row('materials:5 | materials:3 > soldiers:1'),
  complete: row('site:barracks=1 + materials:1 > card:barracks + soldiers:1'),
  alchemy: row('materials:1 gold:2 population:1 exploration:1 > krystallium:1'),
  scrap: row('site:founders-statue=2 > gold:1'),
  scoring: row(
    'duchy:teressie card:grand-cathedral card:triumphal-arch card:alchemical-forge card:summer-palace card:giants-cache card:calamity card:calamity',
  ),
  battle: row('soldiers:4 > card:giant-rat'),
  rats: row('card:giant-rat + card:giant-rat > card:vermin card:vermin'),
  giants: row('frozen:port + soldiers:3 > card:port'),
  shadows: row('card:shadow > card:merchants > gold:1'),
  thieves: row('card:thief > stolen:teressie'),
  advisor: row('card:master-builder > soldiers:1'),
  quest: row('exploration:3 > spy'),
  danger: row('back:danger'),
  'solo-draft': areas('card:village card:merchants', 'card:spice-islands back:danger back:danger'),
  'rat-invasion': row('site:farm site:farm site:farm site:farm | card:vermin'),
  fair: row('back:deck > card:new-continent'),
}

export const FIGURES: readonly string[] = Object.keys(figures)

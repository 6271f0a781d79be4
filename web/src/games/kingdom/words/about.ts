/** Where the rules speak of a thing on the table: what explains itself says where more about it stands. */

import { ruleAddress } from '../../../slot/games'

/** Things that explain themselves, and the section of each. */
const SECTIONS = {
  round: 'rounds',
  phase: 'overview',
  duchy: 'setup-two',
  trap: 'traps',
  task: 'tasks',
} as const

export type Subject = keyof typeof SECTIONS
export const SUBJECTS = Object.keys(SECTIONS) as Subject[]

/** Options of a game, and the section that says what they change. */
export const OPTION_SECTIONS: Readonly<Record<string, string>> = {
  players: 'solo',
  module: 'module',
  side: 'setup-two',
  menaces: 'menace-draft',
  quest: 'boards',
  scenario: 'scenario-play',
  duchy: 'setup-two',
  set: 'own-set',
}

const MENACE_SECTIONS = {
  rats: 'rats',
  vermin: 'rats',
  giants: 'giants',
  shadows: 'shadows',
  thieves: 'thieves',
} as const
type Menace = keyof typeof MENACE_SECTIONS

/** The sections of the six scenarios. */
export const SCENARIOS = [
  'rat-invasion',
  'prophecy',
  'frozen-north',
  'last-battle',
  'thieves-guild',
  'under-siege',
] as const

/** What a card must say of itself to be found. */
export interface Placed {
  readonly id: string
  readonly family: 'development' | 'treasure' | 'calamity' | 'menace' | 'advisor'
  readonly menace?: Menace | undefined
}

const to = (anchor: string): { readonly href?: string } => {
  const href = ruleAddress('kingdom', anchor)
  return href === undefined ? {} : { href }
}

export const about = (subject: Subject) => to(SECTIONS[subject])
export const aboutScenario = (number: number) => to(SCENARIOS[number - 1] ?? 'scenario-play')

/** The section of each family, for cards of other sets than ours. */
const FAMILIES = {
  development: 'cards',
  treasure: 'treasures',
  calamity: 'treasures',
  menace: 'menace-draft',
  advisor: 'abilities',
} as const

/** A card: its own line in a table of cards, or the section of its kind; cards of other sets have no line. */
export function aboutCard(card: Placed, ofHouse: boolean): { readonly href?: string } {
  if (card.menace) return to(MENACE_SECTIONS[card.menace])
  return to(ofHouse && card.family !== 'calamity' ? card.id : FAMILIES[card.family])
}

/** The section of the rules about each thing on the table, for its explanation. */

import { ruleAddress } from '../../../slot/games'

/** Things with an explanation, and their sections. */
const SECTIONS = {
  round: 'rounds',
  phase: 'overview',
  duchy: 'setup-two',
  trap: 'traps',
  task: 'tasks',
} as const

export type Subject = keyof typeof SECTIONS
export const SUBJECTS = Object.keys(SECTIONS) as Subject[]

/** The options of the game, and the sections about them. */
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

/** The facts about a card that its section depends on. */
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

/** The section of each family, for cards of other sets. */
const FAMILIES = {
  development: 'cards',
  treasure: 'treasures',
  calamity: 'treasures',
  menace: 'menace-draft',
  advisor: 'abilities',
} as const

/** Return a card's own line in a table of cards, or the section of its kind; cards of other sets have no line. */
export function aboutCard(card: Placed, ofHouse: boolean): { readonly href?: string } {
  if (card.menace) return to(MENACE_SECTIONS[card.menace])
  return to(ofHouse && card.family !== 'calamity' ? card.id : FAMILIES[card.family])
}

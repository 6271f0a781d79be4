/** Where the rules speak of a thing on the table: what explains itself says where more about it stands. */

import { ruleAddress } from '../../../rules/source'

/** Things that explain themselves, and the section of each. */
const SECTIONS = {
  round: 'rounds',
  first: 'rounds',
  phase: 'overview',
  module: 'module',
  duchy: 'setup-two',
  card: 'cards',
  resource: 'resources',
  type: 'resources',
  hand: 'deal',
  offer: 'offers',
  area: 'offers',
  drafted: 'plan',
  trap: 'traps',
  'face-down': 'traps',
  plan: 'plan',
  build: 'plan',
  recycle: 'plan',
  treasure: 'treasures',
  calamity: 'treasures',
  production: 'steps',
  'per-type': 'steps',
  supremacy: 'supremacy',
  training: 'supremacy',
  soldiers: 'supremacy',
  cubes: 'cubes',
  construction: 'complete',
  bonus: 'complete',
  alchemy: 'alchemy',
  krystallium: 'alchemy',
  'any-time': 'any-time',
  scrap: 'scrap',
  supply: 'stays',
  points: 'points',
  ties: 'ties',
  menaces: 'menace-draft',
  battle: 'battle',
  frozen: 'giants',
  theft: 'thieves',
  advisors: 'abilities',
  keep: 'advisor-keep',
  quest: 'tasks',
  task: 'tasks',
  final: 'quest-end',
  deck: 'solo-start',
  danger: 'solo-start',
  spies: 'spies',
  search: 'search',
  medals: 'medals',
  scenario: 'scenario-play',
  set: 'house-set',
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
export const aboutScenario = (number: number) => to(SCENARIOS[number - 1] ?? SECTIONS.scenario)
export const aboutMenace = (menace: Menace) => to(MENACE_SECTIONS[menace])

/** A card: its own line in a table of cards, or the section of its kind; cards of other sets have no line. */
export function aboutCard(card: Placed, ofHouse = true): { readonly href?: string } {
  if (card.menace) return aboutMenace(card.menace)
  if (card.family === 'calamity') return about('calamity')
  if (ofHouse) return to(card.id)
  return about(card.family === 'advisor' ? 'advisors' : card.family === 'treasure' ? 'treasure' : 'card')
}

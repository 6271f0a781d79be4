/** Which options of Wonderful Kingdom are relevant. */

import type { GameSetup, Options } from '../../slot/setup'
import ScenarioField from './frame/ScenarioField.svelte'
import SetField from './frame/SetField.svelte'
import { OPTION_SECTIONS } from './words/about'

/** A scenario brings its own module: whatever was chosen before does not matter then. */
const isFree = ({ players, scenario }: Options) => players !== 1 || !scenario

const WHEN: Readonly<Record<string, (options: Options) => boolean>> = {
  scenario: ({ players }) => players === 1,
  module: isFree,
  menaces: (options) => isFree(options) && options['module'] === 'menaces',
  quest: (options) => isFree(options) && options['module'] === 'quests',
}

export const setup: GameSetup = {
  fields: { set: SetField, scenario: ScenarioField },
  matters: (name, options) => WHEN[name]?.(options) ?? true,
  rules: OPTION_SECTIONS,
  rare: ['menaces', 'quest', 'duchy', 'set'],
}

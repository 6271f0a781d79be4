/** Which options of Wonderful Kingdom are relevant. */

import type { GameSetup, Options } from '../../slot/setup'
import SetField from './frame/SetField.svelte'
import { OPTION_SECTIONS } from './words/about'

const WHEN: Readonly<Record<string, (options: Options) => boolean>> = {
  scenario: ({ players }) => players === 1,
  menaces: ({ module }) => module === 'menaces',
  quest: ({ module }) => module === 'quests',
}

export const setup: GameSetup = {
  fields: { set: SetField },
  matters: (name, options) => WHEN[name]?.(options) ?? true,
  rules: OPTION_SECTIONS,
  rare: ['menaces', 'quest', 'duchy', 'set'],
}

/** Which options of Wonderful Kingdom matter when. */

import type { GameSetup, Options } from '../../start/fields'

const WHEN: Readonly<Record<string, (options: Options) => boolean>> = {
  scenario: ({ players }) => players === 1,
  menaces: ({ module }) => module === 'menaces',
  quest: ({ module }) => module === 'quests',
}

export const setup: GameSetup = {
  fields: {},
  matters: (name, options) => WHEN[name]?.(options) ?? true,
  rare: ['menaces', 'quest', 'duchy', 'set'],
}

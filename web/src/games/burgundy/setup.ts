/** What Burgundy adds to the form that sets it up: pictures of the duchies, and which options matter when. */

import type { GameSetup, Options } from '../../start/fields'
import DuchyField from './DuchyField.svelte'
import { OPTION_SECTIONS } from './rules/where'

const WHEN: Readonly<Record<string, (options: Options) => boolean>> = {
  teams: ({ players }) => players === 4,
  target: ({ players }) => players === 1,
  route_order: ({ trade_routes }) => trade_routes === 'yes',
  outpost_scoring: ({ duchies }) => /outposts|11[a-f]/.test(String(duchies)),
}

export const setup: GameSetup = {
  fields: { duchies: DuchyField },
  matters: (name, options) => WHEN[name]?.(options) ?? true,
  rules: OPTION_SECTIONS,
  rare: ['start', 'tie_break', 'overflow_goods', 'route_order', 'outpost_scoring', 'drawings'],
}

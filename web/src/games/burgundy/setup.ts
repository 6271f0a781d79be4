/** What Burgundy adds to the form that sets it up: pictures of the duchies, and which options matter when. */

import type { GameSetup } from '../../start/fields'
import DuchyField from './DuchyField.svelte'
import { OPTION_SECTIONS } from './rules/where'
import { matters } from './when'

export const setup: GameSetup = {
  fields: { duchies: DuchyField },
  matters,
  rules: OPTION_SECTIONS,
  rare: ['start', 'tie_break', 'overflow_goods', 'route_order', 'outpost_scoring', 'drawings'],
}

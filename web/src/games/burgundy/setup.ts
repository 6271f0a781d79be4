/** Burgundy's part of the setup form: pictures of the duchies, and which options are relevant. */

import type { GameSetup } from '../../slot/setup'
import { matters } from './facts/relevance'
import DuchyField from './frame/DuchyField.svelte'
import { OPTION_SECTIONS } from './words/about'

export const setup: GameSetup = {
  fields: { duchies: DuchyField },
  matters,
  rules: OPTION_SECTIONS,
  expansions: ['extra_tiles', 'white_castles', 'inns', 'trade_routes', 'shields'],
  rare: ['start', 'tie_break', 'overflow_goods', 'route_order', 'outpost_scoring', 'drawings'],
}

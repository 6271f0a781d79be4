/** Which options are relevant, given the others. */

import type { Options } from '../../../slot/setup'

const alone = ({ players }: Options) => players === 1
const together = (options: Options) => !alone(options)
export const inTeams = ({ players, edition, teams }: Options) => players === 4 && edition !== 2011 && teams === 'yes'

/** Solo and team games came in 2019, with their own duchies; a solo player has no one to tie or trade with. */
const WHEN: Readonly<Record<string, (options: Options) => boolean>> = {
  edition: together,
  teams: ({ players, edition }) => players === 4 && edition !== 2011,
  trade_routes: together,
  shields: together,
  start: together,
  tie_break: together,
  overflow_goods: together,
  drawings: (options) => together(options) && !inTeams(options),
  target: alone,
  route_order: (options) => together(options) && options['trade_routes'] === 'yes',
  outpost_scoring: ({ duchies }) => /outposts|11[a-f]/.test(String(duchies)),
}

export function matters(name: string, options: Options): boolean {
  return WHEN[name]?.(options) ?? true
}

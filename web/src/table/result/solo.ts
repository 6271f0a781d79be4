/** Solo games like one that is over: those with exactly its options. */

import type { OptionInfo, SoloGroup } from '../../wire'

/** Options that do not tell solo games apart: there is one player, and drawings are named by other options. */
const APART: readonly string[] = ['players', 'drawings']

/** Return the group of the games with these options; groups name only what differs from the defaults. */
export function groupLike(
  groups: readonly SoloGroup[],
  options: Readonly<Record<string, unknown>>,
  known: readonly OptionInfo[],
): SoloGroup | undefined {
  const unusual = known.filter(({ name, default: usual }) => {
    return name in options && options[name] !== usual && !APART.includes(name)
  })
  return groups.find((group) => {
    const named = Object.entries(group.options)
    return named.length === unusual.length && named.every(([option, value]) => options[option] === value)
  })
}

/** Says whether this Node is one that package.json asks for: `node scripts/node.mjs` ends well if it is. */

import { readFileSync, realpathSync } from 'node:fs'
import { fileURLToPath } from 'node:url'

/** Whether a range like `^20.19 || >=24` has a version in it. */
export function accepts(range, version) {
  const [major, minor] = version.split('.').map(Number)
  return range.split('||').some((part) => {
    const [, sign, from, least = '0'] = /^\s*(\^|>=)(\d+)(?:\.(\d+))?\s*$/.exec(part) ?? []
    if (sign === undefined) throw new Error(`the engines of package.json say ${part}: ^20.19 or >=24 is right`)
    return major === Number(from) ? minor >= Number(least) : sign === '>=' && major > Number(from)
  })
}

if (process.argv[1] !== undefined && realpathSync(process.argv[1]) === fileURLToPath(import.meta.url)) {
  const { engines } = JSON.parse(readFileSync(new URL('../package.json', import.meta.url), 'utf8'))
  process.exitCode = accepts(engines.node, process.versions.node) ? 0 : 1
}

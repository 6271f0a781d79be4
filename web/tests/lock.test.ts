/** The lock files: exact, complete for every platform, and without any download address. */

import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, test } from 'vitest'

interface Locked {
  readonly resolved?: string
  readonly version?: string
  readonly optionalDependencies?: Record<string, string>
}

const read = (...path: string[]) => JSON.parse(readFileSync(join(import.meta.dirname, ...path), 'utf8'))

describe.each([
  ['the page', '..'],
  ['its figures', '../../benchmarks/page'],
])('of %s', (_, folder) => {
  const packages: Record<string, Locked> = read(folder, 'package-lock.json').packages

  test('no package says where it is fetched from', () => {
    expect(Object.values(packages).filter((locked) => locked.resolved)).toEqual([])
  })

  test('what other platforms need is locked too', () => {
    const missing = Object.entries(packages).flatMap(([path, locked]) =>
      Object.keys(locked.optionalDependencies ?? {}).filter(
        (name) => !packages[`${path}/node_modules/${name}`] && !packages[`node_modules/${name}`],
      ),
    )
    expect(missing).toEqual([])
  })

  test('versions are exact', () => {
    const wanted: Record<string, string> = read(folder, 'package.json').devDependencies
    expect(Object.entries(wanted).filter(([, version]) => !/^\d+\.\d+\.\d+$/.test(version))).toEqual([])
  })
})

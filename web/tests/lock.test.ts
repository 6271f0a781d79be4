/** The lock file: exact, complete for every platform, and without any download address. */

import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'

interface Locked {
  readonly resolved?: string
  readonly version?: string
  readonly optionalDependencies?: Record<string, string>
}

const read = (file: string) => JSON.parse(readFileSync(join(import.meta.dirname, '..', file), 'utf8'))
const packages: Record<string, Locked> = read('package-lock.json').packages

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
  const wanted: Record<string, string> = read('package.json').devDependencies
  expect(Object.entries(wanted).filter(([, version]) => !/^\d+\.\d+\.\d+$/.test(version))).toEqual([])
})

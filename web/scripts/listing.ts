/** What a build has put into which file, noted beside it for those who check the page: what was built is what is read. */

import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import type { Plugin, Rolldown } from 'vite'

export interface Part {
  readonly name: string
  readonly text: string
  readonly entry: boolean
  readonly imports: readonly string[]
  readonly modules: readonly string[]
}

const LISTING = join(import.meta.dirname, '../node_modules/.duchy/listing.json')

export function parts(output: readonly (Rolldown.OutputChunk | Rolldown.OutputAsset)[]): readonly Part[] {
  return output.map((part) =>
    part.type === 'chunk'
      ? { name: part.fileName, text: part.code, entry: part.isEntry, imports: part.imports, modules: part.moduleIds }
      : { name: part.fileName, text: String(part.source), entry: false, imports: [], modules: [] },
  )
}

/** Notes the parts of every build that is written. */
export function listing(): Plugin {
  return {
    name: 'duchy-listing',
    writeBundle(_, bundle) {
      mkdirSync(dirname(LISTING), { recursive: true })
      writeFileSync(LISTING, JSON.stringify(parts(Object.values(bundle))))
    },
  }
}

/** The parts of the last build, where there was one. */
export function listed(): readonly Part[] | undefined {
  return existsSync(LISTING) ? (JSON.parse(readFileSync(LISTING, 'utf8')) as Part[]) : undefined
}

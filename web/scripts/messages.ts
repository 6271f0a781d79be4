/** Writes the types of the messages: one file for each message file, and an index. */

import { mkdirSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { readMessages, typeFiles } from './ftl.ts'

const folder = fileURLToPath(new URL('../src/i18n/', import.meta.url))
const types = join(folder, 'messages')
rmSync(types, { recursive: true, force: true })
mkdirSync(types)
for (const [name, text] of typeFiles(readMessages(join(folder, 'en')))) writeFileSync(join(types, name), text)

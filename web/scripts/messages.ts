/** Writes the types of the messages. */

import { writeFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { readMessages, typesOf } from './ftl.ts'

const folder = fileURLToPath(new URL('../src/i18n/', import.meta.url))
writeFileSync(`${folder}messages.ts`, typesOf(readMessages(`${folder}en`)))

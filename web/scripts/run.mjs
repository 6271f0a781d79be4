/** Runs a script written in TypeScript: `node scripts/run.mjs scripts/messages.ts`. */

import { resolve } from 'node:path'
import { runnerImport } from 'vite'

const [script] = process.argv.slice(2)
if (!script) throw new Error('say which script to run')
await runnerImport(resolve(script), { configFile: false, logLevel: 'error' })

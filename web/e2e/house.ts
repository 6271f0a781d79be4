/** A `duchy serve` with known dice for one worker: its own port, its own database, gone when the tests are. */

import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'

const WEB = resolve(import.meta.dirname, '..')
const PYTHON = resolve(WEB, process.env['PYTHON'] ?? '../.venv/bin/python')
const KNOWN_DICE = resolve(WEB, '../tests/known_dice.py')
const LISTENS = /listening at (http:\/\/\S+)/

export class House {
  address = ''
  readonly #folder = mkdtempSync(join(tmpdir(), 'duchy-e2e-'))
  #running: ChildProcess | undefined

  static async open(): Promise<House> {
    const house = new House()
    await house.start()
    return house
  }

  /** Start the server; again after `kill`: at the same port, with the same database. */
  async start(): Promise<void> {
    const port = this.address ? new URL(this.address).port : '0'
    const database = join(this.#folder, 'tables.db')
    const where = ['--port', port, '--database', database, '--page', join(WEB, 'dist')]
    const words = [KNOWN_DICE, 'serve', ...where, '--bot-workers', '1', '--no-limits']
    const running = spawn(PYTHON, words, { stdio: ['ignore', 'pipe', 'inherit'] })
    this.#running = running
    this.address = await new Promise<string>((listens, fails) => {
      let said = ''
      running.stdout.on('data', (part) => {
        said += part
        const found = LISTENS.exec(said)?.[1]
        if (found) listens(found)
      })
      running.once('error', fails)
      running.once('exit', (code) => fails(new Error(`duchy serve ended with ${code}`)))
    })
    const health = await fetch(`${this.address}/health`)
    if (!health.ok) throw new Error(`the server is not well: ${health.status}`)
  }

  /** End it without a warning, as a power cut would. */
  async kill(): Promise<void> {
    await this.#end('SIGKILL')
  }

  async close(): Promise<void> {
    await this.#end('SIGTERM')
    rmSync(this.#folder, { recursive: true, force: true })
  }

  async #end(signal: NodeJS.Signals): Promise<void> {
    const running = this.#running
    if (!running || running.exitCode !== null || running.signalCode !== null) return
    const gone = once(running, 'exit')
    running.kill(signal)
    await gone
  }
}

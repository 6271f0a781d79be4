/** A plain file server, which knows nothing of the page: its files lie below an address that nobody chose for them. */

import { createReadStream, existsSync, statSync } from 'node:fs'
import { createServer, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { extname, join, normalize } from 'node:path'

const STATIC = join(import.meta.dirname, '../../../dist/static')
const BELOW = '/some/where/'
const TYPES: Readonly<Record<string, string>> = {
  '.html': 'text/html',
  '.js': 'text/javascript',
  '.mjs': 'text/javascript',
  '.css': 'text/css',
  '.json': 'application/json',
  '.svg': 'image/svg+xml',
  '.png': 'image/png',
  '.wasm': 'application/wasm',
  '.woff2': 'font/woff2',
  '.webmanifest': 'application/manifest+json',
}

export class Files {
  readonly address: string
  /** Files that are another text than the one on the disk. */
  readonly instead: Map<string, string>
  #server: Server

  private constructor(server: Server, instead: Map<string, string>) {
    this.#server = server
    this.instead = instead
    this.address = `http://127.0.0.1:${(server.address() as AddressInfo).port}${BELOW}`
  }

  static async open(): Promise<Files> {
    const instead = new Map<string, string>()
    const server = createServer(({ url = '' }, response) => {
      const path = normalize(decodeURIComponent(new URL(url, 'http://here').pathname))
      const name = path === BELOW ? 'index.html' : path.slice(BELOW.length)
      const file = join(STATIC, name)
      if (!path.startsWith(BELOW) || !existsSync(file) || !statSync(file).isFile()) {
        response.writeHead(404).end()
        return
      }
      response.writeHead(200, { 'content-type': TYPES[extname(name)] ?? 'application/octet-stream' })
      const other = instead.get(name)
      if (other === undefined) createReadStream(file).pipe(response)
      else response.end(other)
    })
    await new Promise<void>((listens) => server.listen(0, '127.0.0.1', listens))
    return new Files(server, instead)
  }

  async close(): Promise<void> {
    this.#server.closeAllConnections()
    await new Promise((ended) => this.#server.close(ended))
  }
}

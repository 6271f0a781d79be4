/** Makes pictures of the gallery and the page, in three sizes and both themes, to be looked at. */

import { mkdirSync } from 'node:fs'
import { chromium } from '@playwright/test'
import { createServer } from 'vite'

const BROWSER = process.env['CHROMIUM'] ?? '/usr/bin/chromium'
const FLAGS = ['--headless', '--no-sandbox', '--disable-gpu', '--disable-background-networking']
const FOLDER = 'shots'
const SIZES = [
  { width: 1440, height: 900 },
  { width: 1024, height: 768 },
  { width: 390, height: 844 },
]
const PAGES = [
  { name: 'gallery', path: 'gallery.html' },
  { name: 'page', path: '' },
]

mkdirSync(FOLDER, { recursive: true })
const server = await createServer({ logLevel: 'error', server: { port: 0 } })
await server.listen()
const browser = await chromium.launch({ executablePath: BROWSER, args: FLAGS })
try {
  const address = server.resolvedUrls?.local[0]
  if (!address) throw new Error('the server has no address')
  for (const viewport of SIZES) {
    for (const theme of ['light', 'dark'] as const) {
      const page = await browser.newPage({ viewport, colorScheme: theme, locale: 'uk' })
      for (const { name, path } of PAGES) {
        await page.goto(address + path, { waitUntil: 'networkidle' })
        await page.waitForSelector('main')
        await page.screenshot({ path: `${FOLDER}/${name}-${viewport.width}-${theme}.png`, fullPage: true })
      }
      await page.close()
    }
  }
} finally {
  await browser.close()
  await server.close()
}

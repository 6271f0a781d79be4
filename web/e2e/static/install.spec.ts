/** The edition as something installed: what a browser wants to know of it, and a newer version that is only offered. */

import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from './test'

const WORKER = readFileSync(join(import.meta.dirname, '../../../dist/static/sw.js'), 'utf8')

test('the manifest has names, a start below its own address, and icons as large as they say', async ({
  page,
  guard,
}) => {
  void guard
  await page.goto('./')
  const session = await page.context().newCDPSession(page)
  const { url, errors, data = '{}' } = await session.send('Page.getAppManifest')
  expect(errors).toEqual([])
  const manifest = JSON.parse(data) as {
    readonly [name: string]: unknown
    readonly icons: readonly { readonly src: string; readonly sizes: string; readonly purpose: string }[]
  }
  expect(manifest).toMatchObject({ name: 'Duchy', short_name: 'Duchy', display: 'standalone', start_url: './' })
  expect(new URL('./', url).href).toBe(new URL('./', page.url()).href)
  const sizes = await page.evaluate(
    (sources) =>
      Promise.all(
        sources.map(async (source) => {
          const image = new Image()
          image.src = source
          await image.decode()
          return `${image.naturalWidth}x${image.naturalHeight}`
        }),
      ),
    manifest.icons.map(({ src }) => new URL(src, url).href),
  )
  const told = manifest.icons.map(({ sizes: size, purpose }, index) => [purpose, size === 'any' ? size : sizes[index]])
  expect(told).toEqual(manifest.icons.map(({ purpose, sizes: size }) => [purpose, size]))
  for (const size of ['192x192', '512x512'])
    for (const purpose of ['any', 'maskable']) expect(told).toContainEqual([purpose, size])
})

test('a newer version is offered, forced into no game, and old files go with the old version', async ({
  page,
  player,
  files,
}) => {
  await page.goto('./')
  await page.evaluate(() => navigator.serviceWorker.ready.then(() => undefined))
  await page.getByRole('button', { name: 'Play now Castles of Burgundy' }).click()
  await player.seated()
  await player.moves(2)
  await player.myTurn()
  const before = await page.evaluate(() => caches.keys())
  const old = before.filter((name) => name.startsWith('duchy-page-'))
  expect(old).toHaveLength(1)
  await page.evaluate(() => Object.assign(globalThis, { sameVisit: true }))
  const sameVisit = () => page.evaluate(() => 'sameVisit' in globalThis)

  files.instead.set('sw.js', WORKER.replace(/"page":"\w+"/, '"page":"newer"'))
  await page.evaluate(async () => (await navigator.serviceWorker.getRegistration())?.update())
  const offer = page.getByText('A new version of this page is ready.')
  await expect(offer).toBeVisible()
  await player.moves(2)
  await player.myTurn()
  expect(await sameVisit()).toBe(true)
  expect(await page.evaluate(() => caches.keys())).toEqual(expect.arrayContaining(old))
  const ply = await player.ply()

  await page.getByRole('button', { name: 'Switch to it now' }).click()
  await expect.poll(() => sameVisit().catch(() => true)).toBe(false)
  await player.myTurn()
  expect(await player.ply()).toBe(ply)
  await expect(offer).toHaveCount(0)
  const after = await page.evaluate(() => caches.keys())
  expect(after.filter((name) => name.startsWith('duchy-page-'))).toEqual(['duchy-page-newer'])
  // The engine is the same in both, and is kept.
  const engines = (names: readonly string[]) => names.filter((name) => name.startsWith('duchy-engine-'))
  expect(engines(after)).toEqual(engines(before))
  files.instead.clear()
})

/**
 * The service worker of the static edition: it keeps the page's own files, and gives the engine's from where the engine
 * itself keeps them. A new version waits until every tab of the old one is closed, or until the page says `now`.
 */

const { page, engine, shell, files } = /* what the build knows */ {}
const PAGE = `duchy-page-${page}`
const ENGINE = `duchy-engine-${engine}`
const address = (name) => new URL(name, self.registration.scope).href
const OWN = new Set(shell.map(address))
const PYTHON = new Set(files.map(address))

/** Milliseconds between two files, and before one that was refused is asked for again: a server may count requests. */
const BREATH = 40
const PATIENCE = 1000
const ATTEMPTS = 10

addEventListener('install', (event) => {
  event.waitUntil(keepShell())
})

/** Keep the page's own files, one after the other, so that the page itself is not kept waiting. */
async function keepShell() {
  const cache = await caches.open(PAGE)
  for (const name of shell) {
    if (!(await cache.match(address(name)))) await cache.put(address(name), await fetched(address(name)))
    await pause(BREATH)
  }
}

async function fetched(wanted) {
  for (let attempts = 1; ; attempts += 1) {
    const response = await fetch(new Request(wanted, { cache: 'no-cache' }))
    if (response.ok) return response
    if (attempts === ATTEMPTS) throw new Error(`${wanted}: ${response.status}`)
    await pause(PATIENCE)
  }
}

const pause = (milliseconds) => new Promise((over) => setTimeout(over, milliseconds))

addEventListener('activate', (event) => {
  event.waitUntil(
    (async () => {
      for (const name of await caches.keys())
        if (name.startsWith('duchy-') && name !== PAGE && name !== ENGINE) await caches.delete(name)
      await clients.claim()
    })(),
  )
})

addEventListener('message', (event) => {
  if (event.data === 'now') skipWaiting()
})

addEventListener('fetch', (event) => {
  const { request } = event
  if (request.method !== 'GET') return
  const wanted = new URL(request.url)
  wanted.hash = wanted.search = ''
  const home = self.registration.scope
  if (request.mode === 'navigate' && (wanted.href === home || wanted.href === `${home}index.html`))
    event.respondWith(from(PAGE, `${home}index.html`, request))
  else if (OWN.has(wanted.href)) event.respondWith(from(PAGE, wanted.href, request))
  else if (PYTHON.has(wanted.href)) event.respondWith(from(ENGINE, wanted.href, request))
  else if (wanted.href === `${home}engine/listing.json`) event.respondWith(listing(wanted.href, request))
})

/** Return a file as it is kept, or else from the network. */
async function from(name, wanted, request) {
  const cache = await caches.open(name)
  return (await cache.match(wanted)) ?? fetch(request)
}

/** The list of the engine's files belongs to this version: without a network it is the one that was fetched with it. */
async function listing(wanted, request) {
  const cache = await caches.open(ENGINE)
  const kept = await cache.match(wanted)
  if (kept) return kept
  const response = await fetch(request)
  if (response.ok) await cache.put(wanted, response.clone())
  return response
}

addEventListener('notificationclick', (event) => {
  event.notification.close()
  event.waitUntil(lead(event.notification.data.address))
})

/** Go to the tab that shows the table, else open one. */
async function lead(place) {
  const tabs = await clients.matchAll({ type: 'window', includeUncontrolled: true })
  const wanted = address(place)
  const there = tabs.find((tab) => tab.url === wanted)
  return there ? there.focus() : clients.openWindow(wanted)
}

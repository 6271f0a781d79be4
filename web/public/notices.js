/**
 * The part of the page that shows notifications, and leads back to a table from one. It keeps no file and answers no
 * request: the page is always the one that the server has.
 */

addEventListener('install', () => skipWaiting())

addEventListener('notificationclick', (event) => {
  event.notification.close()
  event.waitUntil(lead(event.notification.data.address))
})

/** Go to the tab that shows the table, else open one. */
async function lead(address) {
  const tabs = await clients.matchAll({ type: 'window', includeUncontrolled: true })
  const there = tabs.find((tab) => tab.url.endsWith(address))
  return there ? there.focus() : clients.openWindow(address)
}

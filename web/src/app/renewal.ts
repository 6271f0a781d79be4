/** A page that was open while the server got a newer one: a part that it loads later is gone, and nothing would open. */

/** The name of the script that this page began with. */
const ownScript = () => document.querySelector('script[type="module"][src]')?.getAttribute('src') ?? ''

/** Return whether the server's page begins with another script than this one. */
async function outdated(own: string): Promise<boolean> {
  const answer = await fetch(location.pathname, { cache: 'no-store' })
  return answer.ok && !(await answer.text()).includes(own)
}

/** Load the page anew when a part of it cannot be loaded because there is a newer one; without a network it stays. */
export function renewWhenOutdated(own = ownScript(), reload = () => location.reload()): void {
  addEventListener('vite:preloadError', () => {
    void outdated(own).then(
      (is) => is && reload(),
      () => undefined,
    )
  })
}

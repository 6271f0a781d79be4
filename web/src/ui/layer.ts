/** What lies over a page has an entry of its own in the browser's history: going back closes it and leaves nothing else. */

const OPEN = 'layer'
const SHUT = 'layer-shut'

/** Add the entry, and close what is open when it is left; the result is called when it is closed in another way. */
export function overPage(close: () => void): () => void {
  // The entry of one that was closed is used again, so that the history does not grow.
  if (history.state === SHUT) history.replaceState(OPEN, '')
  else history.pushState(OPEN, '')
  const left = () => {
    if (history.state !== OPEN) close()
  }
  addEventListener('popstate', left)
  return () => {
    removeEventListener('popstate', left)
    if (history.state === OPEN) history.replaceState(SHUT, '')
  }
}

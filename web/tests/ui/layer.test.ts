/** What lies over a page, and the browser's way back. */

import { expect, test, vi } from 'vitest'
import { overPage } from '../../src/ui/layer'

test('going back closes what is open; what was closed in another way leaves one entry, used again', () => {
  const entries: unknown[] = [null]
  vi.stubGlobal('history', {
    get state() {
      return entries.at(-1)
    },
    pushState: (state: unknown) => entries.push(state),
    replaceState: (state: unknown) => entries.splice(-1, 1, state),
  })
  const close = vi.fn()
  overPage(close)()
  const again = overPage(close)
  expect(entries).toHaveLength(2)
  expect(close).not.toHaveBeenCalled()
  entries.pop()
  dispatchEvent(new PopStateEvent('popstate'))
  expect(close).toHaveBeenCalledTimes(1)
  again()
  dispatchEvent(new PopStateEvent('popstate'))
  expect(close).toHaveBeenCalledTimes(1)
  vi.unstubAllGlobals()
})

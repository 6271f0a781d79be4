/** A page that was open while the server got a newer one. */

import { expect, test, vi } from 'vitest'
import { renewWhenOutdated } from '../../src/app/renewal'

const page = (script: string) => new Response(`<script type="module" crossorigin src="${script}"></script>`)

test('a part that cannot be loaded renews the page if there is a newer one, and not without a network', async () => {
  const reload = vi.fn()
  renewWhenOutdated('/assets/index-old.js', reload)
  const fails = async (answer: () => Promise<Response>) => {
    const asked = vi.fn(answer)
    vi.stubGlobal('fetch', asked)
    dispatchEvent(new Event('vite:preloadError'))
    await vi.waitFor(() => expect(asked).toHaveBeenCalledOnce())
    await new Promise((passed) => setTimeout(passed))
  }
  await fails(() => Promise.reject(new Error('no network')))
  await fails(async () => page('/assets/index-old.js'))
  await fails(async () => new Response('', { status: 502 }))
  expect(reload).not.toHaveBeenCalled()
  await fails(async () => page('/assets/index-new.js'))
  expect(reload).toHaveBeenCalledOnce()
})

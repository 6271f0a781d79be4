import '../theme/index.css'
import { mount } from 'svelte'
import { way } from '../browser/route.svelte'
import { GAMES } from '../games'
import { language } from '../i18n/index.svelte'
import { use } from '../net/transport'
import { register } from '../slot/games'
import { theme } from '../theme/theme.svelte'
import { beginLoading, pause } from '../ui/bits.svelte'
import App from './App.svelte'
import { prepare } from './places'
import { renewWhenOutdated } from './renewal'

/** Show the page. It waits for what it needs in a function, because other parts wait for this file. */
async function begin(): Promise<void> {
  beginLoading()
  renewWhenOutdated()
  if (import.meta.env.MODE === 'static') {
    use((await import('../offline/near.svelte')).near)
    void (await import('../offline/shell.svelte')).shell.start()
  }
  register(GAMES)
  theme.restore()
  way.start()
  prepare(way.route)
  await language.restore()
  await pause()
  const target = document.getElementById('page')
  if (target) mount(App, { target })
}

void begin()

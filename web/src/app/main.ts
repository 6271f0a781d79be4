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
  renewWhenOutdated()
  if (import.meta.env.MODE === 'static') {
    const { near } = await import('../offline/near.svelte')
    use(near)
    near.prepare()
    void import('../offline/shell.svelte').then(({ shell }) => shell.start())
  } else beginLoading()
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

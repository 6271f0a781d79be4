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

const ALONE = import.meta.env.MODE === 'static'
/** Milliseconds in which the start page is drawn bit by bit; a table that has waited for Python comes at once. */
const BRIEF = 1000

/** Show the page. It waits for what it needs in a function, because other parts wait for this file. */
async function begin(): Promise<void> {
  beginLoading(ALONE ? BRIEF : undefined)
  renewWhenOutdated()
  const near = ALONE ? (await import('../offline/near.svelte')).near : undefined
  if (near) {
    use(near)
    void import('../offline/shell.svelte').then(({ shell }) => shell.start())
  }
  register(GAMES)
  theme.restore()
  way.start()
  prepare(way.route)
  await language.restore()
  await pause()
  near?.prepare()
  const target = document.getElementById('page')
  if (target) mount(App, { target })
}

void begin()

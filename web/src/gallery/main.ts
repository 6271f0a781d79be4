import '../theme/index.css'
import { mount } from 'svelte'
import { GAMES } from '../games'
import { language } from '../i18n/index.svelte'
import { register } from '../slot/games'
import { theme } from '../theme/theme.svelte'
import Gallery from './Gallery.svelte'

register(GAMES)
theme.restore()
await language.restore()
const target = document.getElementById('gallery')
if (target) mount(Gallery, { target })

import '../theme/index.css'
import { mount } from 'svelte'
import { language } from '../i18n/index.svelte'
import { theme } from '../theme/theme.svelte'
import Gallery from './Gallery.svelte'

theme.restore()
await language.restore()
const target = document.getElementById('gallery')
if (target) mount(Gallery, { target })

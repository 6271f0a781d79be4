import '../theme/index.css'
import { mount } from 'svelte'
import { language } from '../i18n/index.svelte'
import { theme } from '../theme/theme.svelte'
import App from './App.svelte'
import { way } from './route.svelte'

theme.restore()
way.start()
await language.restore()
const target = document.getElementById('page')
if (target) mount(App, { target })

/** The page knows its games; before every test it speaks English, after it the page is empty. */

import { afterEach, beforeEach } from 'vitest'
import { GAMES } from '../src/games'
import { register } from '../src/slot/games'
import { clear, speak } from './setup'

register(GAMES)

beforeEach(() => speak('en'))
afterEach(clear)

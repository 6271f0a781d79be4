/** Before every test the page speaks English; after it nothing is left on the page. */

import { afterEach, beforeEach } from 'vitest'
import { clear, speak } from './setup'

beforeEach(() => speak('en'))
afterEach(clear)

/** What Wonderful Kingdom brings to the table so far: hands are hidden from each other. */

import type { GameModule } from '../../table/slot'

export const game: GameModule = { hides: () => true }

/** The games of this page, each with its parts: a new game is added here, and nowhere else. */

import type { GameParts } from '../slot/games'

export const GAMES: Readonly<Record<string, GameParts>> = {
  burgundy: {
    game: () => import('./burgundy/game'),
    table: () => import('./burgundy/Table.svelte'),
    setup: () => import('./burgundy/setup'),
    lesson: () => import('./burgundy/lesson'),
    rules: () => import('./burgundy/rules/rules'),
    editor: () => import('./burgundy/editor/EditorPage.svelte'),
    emblem: () => import('./burgundy/art/EmblemArt.svelte'),
  },
  kingdom: {
    game: () => import('./kingdom/game'),
    table: () => import('./kingdom/Table.svelte'),
    setup: () => import('./kingdom/setup'),
    lesson: () => import('./kingdom/lesson'),
    rules: () => import('./kingdom/rules/rules'),
    medals: () => import('./kingdom/frame/Medals.svelte'),
    emblem: () => import('./kingdom/art/EmblemArt.svelte'),
  },
}

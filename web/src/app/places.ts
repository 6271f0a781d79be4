/** The places of the page, each loaded when it is opened; the first one, and what it asks for, before the page can speak. */

import type { Component } from 'svelte'
import type { Route } from '../browser/route.svelte'
import { catalogue, person } from '../net/person.svelte'
import { editorOf, gameAt, slotOf } from '../slot/games'

type Place = Component<Record<string, unknown>>

const PLACES = {
  new: () => import('../start/new/NewGame.svelte'),
  learn: () => import('../lesson/Learn.svelte'),
  join: () => import('../start/join/Join.svelte'),
  solo: () => import('../start/solo/Solo.svelte'),
  table: () => import('../table/TablePage.svelte'),
  replay: () => import('../table/TableReplay.svelte'),
  record: () => import('../table/RecordReplay.svelte'),
  analysis: () => import('../coach/analysis/AnalysisPage.svelte'),
  tree: () => import('../coach/analysis/AnalysisPage.svelte'),
  profile: () => import('../coach/profile/ProfilePage.svelte'),
  puzzles: () => import('../puzzles/PuzzlesPage.svelte'),
  puzzle: () => import('../puzzles/PuzzlePage.svelte'),
  drill: () => import('../puzzles/DrillPage.svelte'),
}

/** Load a place; its properties are the parts of its address. */
export async function placeOf(
  to: Route & { page: keyof typeof PLACES | 'editor' },
): Promise<{ Place: Place | undefined; given: Route }> {
  const found = to.page === 'editor' ? await editorOf(to.game) : (await PLACES[to.page]()).default
  return { Place: found as unknown as Place | undefined, given: to }
}

/** Begin to load what a place needs. Whatever fails is asked for again, and told, once the place is shown. */
export function prepare(to: Route): void {
  const game = to.page === 'table' ? gameAt(to.table) : ''
  const parts: readonly Promise<unknown>[] = [
    person.restore(),
    ...(to.page === 'start' ? [catalogue()] : []),
    ...(to.page in PLACES ? [PLACES[to.page as keyof typeof PLACES]()] : []),
    ...(game ? [slotOf(game)] : []),
  ]
  for (const part of parts) part.catch(() => undefined)
}

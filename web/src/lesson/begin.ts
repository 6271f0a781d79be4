/** Opening the table of a lesson. */

import { keep } from '../browser/kept'
import { way } from '../browser/route.svelte'
import { guest } from '../i18n/names'
import * as api from '../net/api'
import { person } from '../net/person.svelte'
import { lessonOf } from '../slot/games'
import { type Progress, progressOf } from './course.svelte'

/** Start a lesson; an earlier one is left, so that no one has to clean up. */
export async function begin(game: string): Promise<void> {
  const lesson = await lessonOf(game)
  if (!lesson) return
  await person.be(guest())
  const before = progressOf(game)
  const { table } = await api.createTable({ game, lesson: lesson.name })
  keep(`lesson-${game}`, { table, at: 0, passed: [], away: false } satisfies Progress)
  if (before) await api.leave(before.table).catch(() => undefined)
  way.replace({ page: 'table', table })
}

/** Return the lesson in progress, if there is one. */
export async function unfinished(game: string): Promise<string | undefined> {
  const before = progressOf(game)
  if (!before || !person.nickname) return undefined
  try {
    return (await api.seeTable(before.table)).table.status === 'playing' ? before.table : undefined
  } catch {
    return undefined
  }
}

import { way } from '../../browser/route.svelte'
import { sitAgain } from '../../net/api'

/** Go to the next game and take the seat reserved for me; without one, or if already seated, just go there. */
export async function toNextGame(table: string): Promise<void> {
  await sitAgain(table).catch(() => undefined)
  way.go({ page: 'table', table })
}

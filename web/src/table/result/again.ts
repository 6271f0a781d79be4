import { way } from '../../browser/route.svelte'
import { sitAgain } from '../../net/api'

/** Go to the next game and sit down where a seat is kept for me; who has none there, or sits already, just arrives. */
export async function toNextGame(table: string): Promise<void> {
  await sitAgain(table).catch(() => undefined)
  way.go({ page: 'table', table })
}

/** What a table's plies told, without undone ones. */

import { story } from '../../net/api'
import type { Happened, Told } from '../../wire'
import { standing } from './tale'

/** Return a table's plies, without undone ones. */
export async function pliesOf(table: string): Promise<readonly Happened[]> {
  return standing(await story(table))
}

/** Return everything that a table's plies told. */
export async function journalOf(table: string): Promise<readonly Told[]> {
  return (await pliesOf(table)).flatMap((event) => event.journal ?? [])
}

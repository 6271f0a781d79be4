/** Return a table's journal: everything its plies told, without undone ones. */

import { story } from '../../net/api'
import type { Told } from '../../wire'
import { standing } from './tale'

export async function journalOf(table: string): Promise<readonly Told[]> {
  return standing(await story(table)).flatMap((event) => event.journal ?? [])
}

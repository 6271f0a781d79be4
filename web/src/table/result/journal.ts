/** The journal of a table: all that its plies told, without what was taken back. */

import { story } from '../../net/api'
import type { Told } from '../../wire'
import { standing } from './tale'

export async function journalOf(table: string): Promise<readonly Told[]> {
  return standing(await story(table)).flatMap((event) => event.journal ?? [])
}

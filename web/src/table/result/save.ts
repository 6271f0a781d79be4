/** Saving the record of a game as a file. */

import { save } from '../../browser/save'
import { recordOf } from '../../net/api'

export async function saveRecord(table: string): Promise<void> {
  save(`${table}.duchy`, await recordOf(table))
}

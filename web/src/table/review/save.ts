/** Saving a record as a file. */

import { recordOf } from '../../net/api'

export async function saveRecord(table: string): Promise<void> {
  save(`${table}.duchy`, await recordOf(table))
}

export function save(name: string, text: string): void {
  const link = document.createElement('a')
  link.href = URL.createObjectURL(new Blob([text], { type: 'text/plain' }))
  link.download = name
  link.click()
  URL.revokeObjectURL(link.href)
}

/** Saving a record or a picture as a file. */

import { recordOf } from '../../net/api'

export async function saveRecord(table: string): Promise<void> {
  save(`${table}.duchy`, await recordOf(table))
}

export function save(name: string, content: string | Blob): void {
  const link = document.createElement('a')
  link.href = URL.createObjectURL(typeof content === 'string' ? new Blob([content], { type: 'text/plain' }) : content)
  link.download = name
  link.click()
  URL.revokeObjectURL(link.href)
}

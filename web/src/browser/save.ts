/** Saving files. */

/** Save a text or a picture as a file. */
export function save(name: string, content: string | Blob): void {
  const link = document.createElement('a')
  link.href = URL.createObjectURL(typeof content === 'string' ? new Blob([content], { type: 'text/plain' }) : content)
  link.download = name
  link.click()
  URL.revokeObjectURL(link.href)
}

/** Our package in one piece (`tools/pack.py`): a line that lists names and sizes, then the contents one after the other. */

const NEW_LINE = 10

export type Content = readonly [name: string, content: Uint8Array<ArrayBuffer>]

/** The files of an archive; their contents are parts of it, not copies. */
export function contentsOf(archive: Uint8Array<ArrayBuffer>): readonly Content[] {
  const end = archive.indexOf(NEW_LINE)
  const head = JSON.parse(new TextDecoder().decode(archive.subarray(0, end))) as readonly (readonly [string, number])[]
  let at = end + 1
  return head.map(([name, size]) => {
    const content = archive.subarray(at, at + size)
    at += size
    return [name, content]
  })
}

/** Write files as an archive. */
export function archiveOf(contents: readonly Content[]): Blob {
  const head = JSON.stringify(contents.map(([name, { length }]) => [name, length]))
  return new Blob([`${head}\n`, ...contents.map(([, content]) => content)])
}

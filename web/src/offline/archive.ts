/** Our package in one piece (`tools/pack.py`): a line that lists names and sizes, then the contents one after the other. */

const NEW_LINE = 10

export type Content = readonly [name: string, content: Uint8Array]

/** The files of an archive; their contents are parts of it, not copies. */
export function contentsOf(archive: Uint8Array): readonly Content[] {
  const end = archive.indexOf(NEW_LINE)
  const head = JSON.parse(new TextDecoder().decode(archive.subarray(0, end))) as readonly (readonly [string, number])[]
  let at = end + 1
  return head.map(([name, size]) => {
    const content = archive.subarray(at, at + size)
    at += size
    return [name, content]
  })
}

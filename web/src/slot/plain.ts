/** Words for what no game has words for. */

/** Return an action or a journal entry from its fields: what it does, and with what. */
export function plainWords(fields: Readonly<Record<string, unknown>>): string {
  return Object.values(fields)
    .flat()
    .map((value) => String(value).replaceAll('-', ' '))
    .join(' ')
}

/**
 * Fingerprints of JSON documents and changes of them, as `duchy.server.wire.marks` describes them: the same numbers from
 * the same documents.
 */

export type Json = string | number | boolean | null | readonly Json[] | { readonly [name: string]: Json | undefined }

const TABLE = Uint32Array.from({ length: 256 }, (_, byte) => {
  let found = byte
  for (let bit = 0; bit < 8; bit++) found = found & 1 ? (found >>> 1) ^ 0xedb88320 : found >>> 1
  return found
})
const encoder = new TextEncoder()

/** Return the CRC-32 of a text in UTF-8. */
export function crc(text: string): number {
  let found = ~0
  for (let at = 0; at < text.length; at++) {
    const code = text.charCodeAt(at)
    if (code > 127) return crcOf(encoder.encode(text))
    found = (found >>> 8) ^ (TABLE[(found ^ code) & 255] ?? 0)
  }
  return ~found >>> 0
}

function crcOf(bytes: Uint8Array): number {
  let found = ~0
  for (const byte of bytes) found = (found >>> 8) ^ (TABLE[(found ^ byte) & 255] ?? 0)
  return ~found >>> 0
}

const isList = (value: unknown): value is readonly Json[] => Array.isArray(value)

/** Return the fingerprint of a value at a path: of its scalars, and of the lengths of its lists and objects. */
export function markOf(value: Json | undefined, path = ''): number {
  if (value === undefined) return 0
  if (isList(value))
    return value.reduce<number>((sum, item, at) => (sum + markOf(item, `${path}/${at}`)) >>> 0, length(path, value))
  if (typeof value === 'object' && value !== null)
    return Object.entries(value).reduce(
      (sum, [name, item]) => (sum + markOf(item, `${path}/${name}`)) >>> 0,
      length(path, value),
    )
  return crc(`${path}=${typeof value === 'string' ? `"${value}` : String(value)}`)
}

function length(path: string, value: object): number {
  return crc(isList(value) ? `${path}=[${value.length}]` : `${path}={${Object.keys(value).length}}`)
}

/** A value after a change, and by how much its fingerprint moved. */
export interface Changed {
  readonly value: Json
  readonly moved: number
}

type Fields = Readonly<Record<string, Json>>

/** Apply a change to a value, which stays as it is; what did not change is the same object afterwards. */
export function changed(value: Json | undefined, change: Json, path = ''): Changed {
  if (isList(change)) {
    const [after] = change
    if (change.length !== 1 || after === undefined) throw new Error(`${path}: cannot be removed`)
    return { value: after, moved: markOf(after, path) - markOf(value, path) }
  }
  if (typeof change !== 'object' || change === null || typeof value !== 'object' || value === null)
    throw new Error(`${path}: does not fit its change`)
  return isList(value)
    ? changedList(value, change as Fields, path)
    : changedFields(value as Fields, change as Fields, path)
}

function changedList(value: readonly Json[], change: Fields, path: string): Changed {
  const after = [...value]
  let moved = 0
  for (const [name, inner] of Object.entries(change)) {
    const at = Number(name)
    if (isList(inner) && inner.length === 0) {
      for (let gone = at; gone < after.length; gone++) moved -= markOf(after[gone], `${path}/${gone}`)
      after.length = at
    } else if (at <= after.length) {
      const one = changed(after[at], inner, `${path}/${name}`)
      after[at] = one.value
      moved += one.moved
    } else throw new Error(`${path}/${name}: does not follow the last item`)
  }
  return { value: after, moved: moved + resized(path, value, after) }
}

function changedFields(value: Fields, change: Fields, path: string): Changed {
  const after: Record<string, Json> = { ...value }
  let moved = 0
  for (const [name, inner] of Object.entries(change)) {
    const inside = `${path}/${name}`
    if (isList(inner) && inner.length === 0) {
      moved -= markOf(after[name], inside)
      delete after[name]
    } else {
      const one = changed(after[name], inner, inside)
      after[name] = one.value
      moved += one.moved
    }
  }
  return { value: after, moved: moved + resized(path, value, after) }
}

function resized(path: string, before: object, after: object): number {
  return length(path, after) - length(path, before)
}

/** The names of kinds and modes of puzzles in the page's language; the server's own where the page has none. */

import { maybe } from '../i18n/say'

const plain = (name: string) => name.charAt(0).toUpperCase() + name.slice(1).replaceAll('-', ' ')

export function kindName(game: string, kind: string): string {
  const key = `${game}-${kind}`
  return maybe(`puzzle-kind-${key}`) ?? plain(kind)
}

export function modeName(game: string, mode: string): string {
  const key = `${game}-${mode}`
  return maybe(`puzzle-mode-${key}`) ?? plain(mode)
}

/** Values stored in the browser; a browser that stores nothing causes no error. */

export function keep(name: string, value: unknown): void {
  try {
    localStorage.setItem(`duchy-${name}`, JSON.stringify(value))
  } catch {
    // The value is not remembered then.
  }
}

export function kept<Value>(name: string, otherwise: Value): Value {
  try {
    const text = localStorage.getItem(`duchy-${name}`)
    return text === null ? otherwise : (JSON.parse(text) as Value)
  } catch {
    return otherwise
  }
}

/** Where the game last played alone is kept. */
export const LAST_SOLO = 'solo-game'

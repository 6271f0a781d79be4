/** Values stored in the browser; a browser that stores nothing causes no error. */

/** Store a value; return whether the browser did. */
export function keep(name: string, value: unknown): boolean {
  try {
    localStorage.setItem(`duchy-${name}`, JSON.stringify(value))
    return true
  } catch {
    // The value is not remembered then.
    return false
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

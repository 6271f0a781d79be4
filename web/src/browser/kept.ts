/** What the browser remembers for us; one that keeps nothing is no obstacle. */

export function keep(name: string, value: unknown): void {
  try {
    localStorage.setItem(`duchy-${name}`, JSON.stringify(value))
  } catch {
    // Nothing is remembered then.
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

/** Whether things may move: not where reduced motion is asked for, nor where nobody can be asked. */
export function mayMove(): boolean {
  return typeof matchMedia === 'function' && !matchMedia('(prefers-reduced-motion: reduce)').matches
}

/** Return whether things may move: not with reduced motion, nor if that is unknown. */
export function mayMove(): boolean {
  return typeof matchMedia === 'function' && !matchMedia('(prefers-reduced-motion: reduce)').matches
}

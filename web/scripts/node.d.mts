/** Whether a range like `^20.19 || >=24` has a version in it. */
export function accepts(range: string, version: string): boolean

/** Whether the screen is large enough for what is shown together, side by side or in two storeys. */

const asked = (media: string) => (typeof matchMedia === 'function' ? matchMedia(media) : undefined)
const wide = asked('(width >= 60rem)')
const full = asked('(width >= 85.375rem) and (height >= 43.75rem)')
const vast = asked('(width >= 100rem)')
const upright = asked('(48rem <= width < 60rem) and (height >= 56rem)')

class Width {
  wide: boolean = $state(wide?.matches ?? true)
  /** A column for players and log fits as well, next to a table that wants the width itself. */
  full: boolean = $state(full?.matches ?? true)
  /** The same next to a table that has a column of its own. */
  vast: boolean = $state(vast?.matches ?? true)
  /** An upright tablet. */
  upright: boolean = $state(upright?.matches ?? false)

  /** Return whether there is room for a column next to a table that wants so much. */
  fits(column: 'wide' | 'full' | 'vast' = 'wide'): boolean {
    return this[column]
  }

  constructor() {
    wide?.addEventListener('change', (event) => {
      this.wide = event.matches
    })
    full?.addEventListener('change', (event) => {
      this.full = event.matches
    })
    vast?.addEventListener('change', (event) => {
      this.vast = event.matches
    })
    upright?.addEventListener('change', (event) => {
      this.upright = event.matches
    })
  }
}

export const width = new Width()

/** Whether the screen is wide enough to show everything together. */

const query = typeof matchMedia === 'function' ? matchMedia('(width >= 60rem)') : undefined

class Width {
  wide: boolean = $state(query?.matches ?? true)

  constructor() {
    query?.addEventListener('change', (event) => {
      this.wide = event.matches
    })
  }
}

export const width = new Width()

/** Whether someone is looking at this page: it is visible and has the keyboard focus. */

class Away {
  now: boolean = $state(gone())

  constructor() {
    const look = () => {
      this.now = gone()
    }
    document.addEventListener('visibilitychange', look)
    addEventListener('focus', look)
    addEventListener('blur', look)
  }
}

function gone(): boolean {
  return document.visibilityState === 'hidden' || !document.hasFocus()
}

export const away = new Away()

/** Whether somebody looks at this page: it is in sight, and the keys that are pressed go to it. */

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

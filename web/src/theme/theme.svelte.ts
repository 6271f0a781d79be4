/** Light, dark, or like the system; the browser remembers the choice. */

export const THEMES = ['system', 'light', 'dark'] as const
export type Theme = (typeof THEMES)[number]

const KEY = 'duchy-theme'

class ThemeChoice {
  #current: Theme = $state('system')

  get current(): Theme {
    return this.#current
  }

  set current(theme: Theme) {
    this.#current = theme
    if (theme === 'system') delete document.documentElement.dataset['theme']
    else document.documentElement.dataset['theme'] = theme
    try {
      localStorage.setItem(KEY, theme)
    } catch {
      // A browser that stores nothing still shows the theme.
    }
  }

  /** Apply the last choice. */
  restore(): void {
    const kept = readKept()
    if (kept) this.current = kept
  }
}

function readKept(): Theme | undefined {
  try {
    const kept = localStorage.getItem(KEY)
    return THEMES.find((theme) => theme === kept)
  } catch {
    return undefined
  }
}

export const theme = new ThemeChoice()

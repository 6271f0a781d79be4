/** Light, dark, or as the system has it; what a person chooses is remembered in the browser. */

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
      // A browser that keeps nothing still shows the theme.
    }
  }

  /** Take up what was chosen last time. */
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

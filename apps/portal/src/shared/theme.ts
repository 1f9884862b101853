export const THEMES = ['system', 'light', 'dark'] as const
export type Theme = (typeof THEMES)[number]

/** public/first-paint.js reads the same name before the first paint. */
const NAME = 'fathom.theme'

const isTheme = (text: string | null): text is Theme => (THEMES as readonly (string | null)[]).includes(text)

/** Storage may be forbidden by the browser: then the theme follows the device. */
export function readTheme(): Theme {
  try {
    const kept = localStorage.getItem(NAME)
    return isTheme(kept) ? kept : 'system'
  } catch {
    return 'system'
  }
}

export function setTheme(theme: Theme): void {
  if (theme === 'system') delete document.documentElement.dataset.theme
  else document.documentElement.dataset.theme = theme
  try {
    localStorage.setItem(NAME, theme)
  } catch {
    return
  }
}

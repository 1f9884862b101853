export const THEMES = ['system', 'light', 'dark'] as const
export type Theme = (typeof THEMES)[number]

/** public/first-paint.js reads the same name before the first paint. */
const NAME = 'fathom.theme'

const isTheme = (text: string | null): text is Theme => (THEMES as readonly (string | null)[]).includes(text)

/** The browser may block storage; then the theme follows the device. */
export function readTheme(): Theme {
  try {
    const stored = localStorage.getItem(NAME)
    return isTheme(stored) ? stored : 'system'
  } catch {
    return 'system'
  }
}

/** The account pages aren't part of the portal's code; they read the choice from a cookie (`theme.js`). */
function setThemeCookie(theme: Theme): void {
  const age = theme === 'system' ? -1 : 365 * 24 * 60 * 60
  // biome-ignore lint/suspicious/noDocumentCookie: the Cookie Store API is missing where the portal is served without TLS.
  document.cookie = `theme=${theme}; path=/; max-age=${age}; samesite=lax`
}

export function setTheme(theme: Theme): void {
  if (theme === 'system') delete document.documentElement.dataset.theme
  else document.documentElement.dataset.theme = theme
  setThemeCookie(theme)
  try {
    localStorage.setItem(NAME, theme)
  } catch {
    return
  }
}

export const LOCALE_NAME = 'fathom.locale'

/** The browser may block storage; then the choice lasts only as long as the page. */
export function readSavedLocale(): string | undefined {
  try {
    return localStorage.getItem(LOCALE_NAME) ?? undefined
  } catch {
    return undefined
  }
}

export function saveLocale(locale: string): void {
  try {
    localStorage.setItem(LOCALE_NAME, locale)
  } catch {
    return
  }
}

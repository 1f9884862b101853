import { DEFAULT_LOCALE, isLocale, matchLocale } from '@fathom/domain/translations'
import { type AnyLocale, PSEUDO_LOCALE } from '@fathom/locales'

type LocaleChoices = {
  /** `:lang` in the path, or `?lang=` */
  url?: string | undefined
  saved?: string | undefined
  account?: string | undefined
  browser?: readonly string[]
}

/** The URL wins, then the choice on this device, then the account, then the browser. */
export function firstLocale({ url, saved, account, browser = [] }: LocaleChoices): AnyLocale {
  if (url === PSEUDO_LOCALE) return PSEUDO_LOCALE
  const chosen = [url, saved, account].find((tag) => tag !== undefined && isLocale(tag))
  if (chosen && isLocale(chosen)) return chosen
  return browser.length > 0 ? matchLocale(browser) : DEFAULT_LOCALE
}

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

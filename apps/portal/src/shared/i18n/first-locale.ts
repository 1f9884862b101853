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
const ACCOUNT_LOCALE_NAME = 'fathom.account-locale'

/** The browser may block storage; then the choice lasts only as long as the page. */
function read(name: string): string | undefined {
  try {
    return localStorage.getItem(name) ?? undefined
  } catch {
    return undefined
  }
}

function save(name: string, locale: string): void {
  try {
    localStorage.setItem(name, locale)
  } catch {
    return
  }
}

export const readSavedLocale = (): string | undefined => read(LOCALE_NAME)
export const saveLocale = (locale: string): void => save(LOCALE_NAME, locale)

/** The language of the person who is signed in here: the only one that a device has offline (BO-01). Sign-out removes it. */
export const readAccountLocale = (): string | undefined => read(ACCOUNT_LOCALE_NAME)
export const saveAccountLocale = (locale: string): void => save(ACCOUNT_LOCALE_NAME, locale)

import { DEFAULT_LOCALE, isLocale, matchLocale } from '@fathom/domain/translations'
import { type AnyLocale, PSEUDO_LOCALE } from '@fathom/locales'

type Wishes = {
  /** `:lang` in the path, or `?lang=` */
  url?: string | undefined
  saved?: string | undefined
  account?: string | undefined
  browser?: readonly string[]
}

/** The URL wins, then the choice on this device, then the account, then the browser. */
export function firstLocale({ url, saved, account, browser = [] }: Wishes): AnyLocale {
  if (url === PSEUDO_LOCALE) return PSEUDO_LOCALE
  const chosen = [url, saved, account].find((tag) => tag !== undefined && isLocale(tag))
  if (chosen && isLocale(chosen)) return chosen
  return browser.length > 0 ? matchLocale(browser) : DEFAULT_LOCALE
}

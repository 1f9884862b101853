import { directionOf, type Locale } from '@fathom/domain/translations'

/**
 * Generated from en-US, longer and accented. Text that's still plain on the screen isn't translatable yet.
 */
export const PSEUDO_LOCALE = 'qps-ploc'
export type AnyLocale = Locale | typeof PSEUDO_LOCALE

const SPOKEN_DIFFERENTLY: Readonly<Partial<Record<AnyLocale, string>>> = {
  'iw-IL': 'he-IL',
  // Some engines use the Hijri calendar for Saudi dates, which no logbook or card uses.
  'ar-SA': 'ar-SA-u-ca-gregory',
  [PSEUDO_LOCALE]: 'en-US',
}

/** The tag that Intl uses for one of our locales. */
export function intlTag(locale: AnyLocale): string {
  return SPOKEN_DIFFERENTLY[locale] ?? locale
}

export const directionIn = (locale: AnyLocale): 'ltr' | 'rtl' =>
  locale === PSEUDO_LOCALE ? 'ltr' : directionOf(locale)

/** Intl formatters are slow to create and fast to use, so each is created once. */
export function remember<Options, Made>(make: (options: Options) => Made): (options: Options) => Made {
  const made = new Map<string, Made>()
  return (options) => {
    const key = JSON.stringify(options) ?? ''
    const found = made.get(key) ?? make(options)
    made.set(key, found)
    return found
  }
}

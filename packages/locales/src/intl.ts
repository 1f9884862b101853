import type { Locale } from '@fathom/domain/translations'

/** Generated from en-US, longer and accented: what stays plain on the screen was never wrapped. */
export const PSEUDO_LOCALE = 'qps-ploc'
export type AnyLocale = Locale | typeof PSEUDO_LOCALE

const SPOKEN_DIFFERENTLY: Readonly<Partial<Record<AnyLocale, string>>> = {
  'iw-IL': 'he-IL',
  // Some engines count Saudi dates by the Hijri calendar, which no logbook or card uses.
  'ar-SA': 'ar-SA-u-ca-gregory',
  [PSEUDO_LOCALE]: 'en-US',
}

/** The tag under which Intl knows a locale of ours. */
export function intlTag(locale: AnyLocale): string {
  return SPOKEN_DIFFERENTLY[locale] ?? locale
}

/** Intl formatters are slow to make and quick to use: each is made once. */
export function remember<Options, Made>(make: (options: Options) => Made): (options: Options) => Made {
  const made = new Map<string, Made>()
  return (options) => {
    const key = JSON.stringify(options) ?? ''
    const found = made.get(key) ?? make(options)
    made.set(key, found)
    return found
  }
}

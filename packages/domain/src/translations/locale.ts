/** The 28 translation locales (LA-01). */
export const LOCALES = [
  'ar-SA',
  'cs-CZ',
  'da-DK',
  'de-DE',
  'el-GR',
  'en-GB',
  'en-US',
  'es-ES',
  'es-MX',
  'fi-FI',
  'fr-CA',
  'fr-FR',
  'hr-HR',
  'id-ID',
  'it-IT',
  'iw-IL',
  'ja-JP',
  'ko-KR',
  'nb-NO',
  'nl-NL',
  'pl-PL',
  'pt-BR',
  'ru-RU',
  'sv-SE',
  'th-TH',
  'tr-TR',
  'zh-CN',
  'zh-TW',
] as const

export type Locale = (typeof LOCALES)[number]

export const DEFAULT_LOCALE: Locale = 'en-US'

const REACHED_BY_THE_BROWSER_ONLY: readonly Locale[] = ['en-GB', 'fr-CA']

/** The 26 tags that people can choose (LA-02). */
export const OFFERED_LOCALES: readonly Locale[] = LOCALES.filter(
  (tag) => !REACHED_BY_THE_BROWSER_ONLY.includes(tag),
)

const RIGHT_TO_LEFT: readonly Locale[] = ['ar-SA', 'iw-IL']

export function isLocale(tag: string): tag is Locale {
  return (LOCALES as readonly string[]).includes(tag)
}

export function directionOf(locale: Locale): 'ltr' | 'rtl' {
  return RIGHT_TO_LEFT.includes(locale) ? 'rtl' : 'ltr'
}

/** Browsers and ICU use `he` where our tag is the older `iw`, and `no` where it's `nb`. */
const SAME_LANGUAGE: Readonly<Record<string, string>> = { he: 'iw', no: 'nb', nn: 'nb', in: 'id' }

const TRADITIONAL_CHINESE = /^zh-(hant|tw|hk|mo)/i

/** The first requested tag that we support, exactly or by its language; otherwise the default. */
export function matchLocale(requested: readonly string[]): Locale {
  for (const tag of requested) {
    const [language = '', ...rest] = tag.split('-')
    const known = [SAME_LANGUAGE[language.toLowerCase()] ?? language, ...rest].join('-').toLowerCase()
    const exact = LOCALES.find((locale) => locale.toLowerCase() === known)
    if (exact) return exact
    if (known.startsWith('zh')) return TRADITIONAL_CHINESE.test(known) ? 'zh-TW' : 'zh-CN'
    if (known === 'es-419' || /^es-(ar|bo|cl|co|cr|do|ec|gt|hn|ni|pa|pe|pr|py|sv|us|uy|ve)$/.test(known))
      return 'es-MX'
    const byLanguage = OFFERED_LOCALES.find(
      (locale) => locale.toLowerCase().split('-')[0] === known.split('-')[0],
    )
    if (byLanguage) return byLanguage
  }
  return DEFAULT_LOCALE
}

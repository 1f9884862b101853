import type { Locale } from './locale.ts'

/** Each language in its own name, which its speakers look for in a menu. */
export const LANGUAGE_NAMES: Readonly<Record<Locale, string>> = {
  'ar-SA': 'العربية',
  'cs-CZ': 'Čeština',
  'da-DK': 'Dansk',
  'de-DE': 'Deutsch',
  'el-GR': 'Ελληνικά',
  'en-GB': 'English (United Kingdom)',
  'en-US': 'English',
  'es-ES': 'Español (España)',
  'es-MX': 'Español (México)',
  'fi-FI': 'Suomi',
  'fr-CA': 'Français (Canada)',
  'fr-FR': 'Français',
  'hr-HR': 'Hrvatski',
  'id-ID': 'Bahasa Indonesia',
  'it-IT': 'Italiano',
  'iw-IL': 'עברית',
  'ja-JP': '日本語',
  'ko-KR': '한국어',
  'nb-NO': 'Norsk bokmål',
  'nl-NL': 'Nederlands',
  'pl-PL': 'Polski',
  'pt-BR': 'Português (Brasil)',
  'ru-RU': 'Русский',
  'sv-SE': 'Svenska',
  'th-TH': 'ไทย',
  'tr-TR': 'Türkçe',
  'zh-CN': '简体中文',
  'zh-TW': '繁體中文',
}

/** Language names in the reader's language. A language with only one variant uses its plain name. */
export function languageNames(cultures: readonly string[], locale: string): string[] {
  const languages = cultures.map((culture) => new Intl.Locale(culture.replace(/^iw/, 'he')))
  const isAlone = ({ language }: Intl.Locale) =>
    languages.filter((one) => one.language === language).length === 1
  const names = new Intl.DisplayNames(locale.replace(/^iw/, 'he'), { type: 'language' })
  return languages.map((one) => names.of(isAlone(one) ? one.language : one.toString()) ?? one.toString())
}

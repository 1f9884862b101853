import { type Locale, OFFERED_LOCALES } from '@fathom/domain/translations'
import { intlTag } from '@fathom/locales'

const languageOf = (locale: Locale) => locale.slice(0, 2)

/** Chinese is told apart by its script, not by a country. */
const SCRIPTS: Readonly<Partial<Record<Locale, string>>> = { 'zh-CN': 'zh-Hans', 'zh-TW': 'zh-Hant' }

const isSpokenTwice = (locale: Locale) =>
  OFFERED_LOCALES.filter((other) => languageOf(other) === languageOf(locale)).length > 1

/** A language in its own words: Deutsch, español de México, 繁體中文. */
export function ownNameOf(locale: Locale): string {
  const tag = SCRIPTS[locale] ?? intlTag(locale)
  const [language = tag] = tag.split('-')
  const code = isSpokenTwice(locale) || locale === 'pt-BR' ? tag : language
  const name = new Intl.DisplayNames([tag], { type: 'language' }).of(code) ?? locale
  return name.charAt(0).toLocaleUpperCase(tag) + name.slice(1)
}

import { type Locale, OFFERED_LOCALES } from '@fathom/domain/translations'

/** The tag that browsers and screen readers know: they use `he` for Hebrew. */
export function browserTag(locale: Locale): string {
  return locale.replace(/^iw/, 'he')
}

/** The language name in its own language, with the region or script where we support two variants. */
export function languageName(locale: Locale): string {
  const tag = browserTag(locale)
  const language = languageOf(tag)
  const isTwin = OFFERED_LOCALES.filter((other) => languageOf(other) === language).length > 1
  return nameIn(tag, isTwin ? tag : language)
}

/** What the closed menu shows. The two Chinese variants differ in script, so they keep it. */
export function languageNameShort(locale: Locale): string {
  const language = languageOf(browserTag(locale))
  return language === 'zh' ? languageName(locale) : nameIn(browserTag(locale), language)
}

function languageOf(tag: string): string {
  return tag.split('-')[0] ?? tag
}

function nameIn(tag: string, wanted: string): string {
  const name = new Intl.DisplayNames([tag], { type: 'language' }).of(wanted) ?? wanted
  return name.charAt(0).toLocaleUpperCase(tag) + name.slice(1)
}

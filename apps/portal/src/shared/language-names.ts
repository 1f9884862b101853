/** Language names in the reader's language. A language with only one variant uses its plain name. */
export function languageNames(cultures: readonly string[], locale: string): string[] {
  const languages = cultures.map((culture) => new Intl.Locale(culture.replace(/^iw/, 'he')))
  const isAlone = ({ language }: Intl.Locale) =>
    languages.filter((one) => one.language === language).length === 1
  const names = new Intl.DisplayNames(locale.replace(/^iw/, 'he'), { type: 'language' })
  return languages.map((one) => names.of(isAlone(one) ? one.language : one.toString()) ?? one.toString())
}

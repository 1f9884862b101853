import { DEFAULT_LOCALE, LOCALES } from '@fathom/domain/translations'

/** In which order a package is looked for: the reader's culture, its language elsewhere, English, any. */
export function contentCultures(culture: string): string[] {
  const language = (tag: string) => tag.split('-')[0]
  const near = LOCALES.filter((locale) => language(locale) === language(culture))
  return [...new Set([culture, ...near, DEFAULT_LOCALE, ...LOCALES])]
}

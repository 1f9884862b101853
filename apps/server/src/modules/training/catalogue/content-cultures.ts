import { DEFAULT_LOCALE, LOCALES } from '@fathom/domain/translations'

/**
 * The order in which a package is looked up: the reader's culture, the same language elsewhere, English, any.
 */
export function contentCultures(culture: string): string[] {
  const language = (tag: string) => tag.split('-')[0]
  const near = LOCALES.filter((locale) => language(locale) === language(culture))
  return [...new Set([culture, ...near, DEFAULT_LOCALE, ...LOCALES])]
}

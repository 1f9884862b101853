import type { TranslationWire } from '@fathom/contract/translations'
import { DEFAULT_LOCALE, type Locale } from '@fathom/domain/translations'

type ReadCatalogue = (locale: Locale) => ReadonlyMap<string, string>

/** In the requested language, falling back to en-US (spec §7). */
export function findTranslation(
  readCatalogue: ReadCatalogue,
  key: string,
  culture: Locale,
): TranslationWire | undefined {
  for (const locale of [culture, DEFAULT_LOCALE]) {
    const text = readCatalogue(locale).get(key)
    if (text !== undefined) return { key, culture: locale, text }
  }
  return undefined
}

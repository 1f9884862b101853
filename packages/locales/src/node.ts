import { DEFAULT_LOCALE } from '@fathom/domain/translations'
import { findCataloguesFolder, listAreas, readArea } from './catalogue-files.ts'
import { compileArea } from './compile-area.ts'
import { type AnyLocale, remember } from './intl.ts'
import { createTranslator, type Translator } from './translator.ts'

let found: string | undefined
const folder = () => {
  found ??= findCataloguesFolder()
  return found
}

/** The words of all rooms in one locale, for pages, e-mails and documents made by the server. */
export const translatorFor: (locale: AnyLocale) => Translator = remember((locale: AnyLocale) => {
  const areas = listAreas(folder(), DEFAULT_LOCALE).map((area) => compileArea(folder(), locale, area))
  return createTranslator(locale, Object.assign({}, ...areas))
})

/** The texts of one locale alone, as ICU messages: a key that it lacks is not filled from en-US. */
export const readCatalogue: (locale: AnyLocale) => ReadonlyMap<string, string> = remember(
  (locale: AnyLocale) =>
    new Map(listAreas(folder(), locale).flatMap((area) => Object.entries(readArea(folder(), locale, area)))),
)

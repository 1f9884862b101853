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

/** The texts of all areas in one locale, for pages, e-mails and documents that the server creates. */
export const translatorFor: (locale: AnyLocale) => Translator = remember((locale: AnyLocale) => {
  const areas = listAreas(folder(), DEFAULT_LOCALE).map((area) => compileArea(folder(), locale, area))
  return createTranslator(locale, Object.assign({}, ...areas))
})

/** The texts of one locale only, as ICU messages: missing keys aren't filled from en-US. */
export const readCatalogue: (locale: AnyLocale) => ReadonlyMap<string, string> = remember(
  (locale: AnyLocale) =>
    new Map(listAreas(folder(), locale).flatMap((area) => Object.entries(readArea(folder(), locale, area)))),
)

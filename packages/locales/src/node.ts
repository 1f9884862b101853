import { DEFAULT_LOCALE } from '@fathom/domain/translations'
import { findCataloguesFolder, listRooms, readRoom } from './catalogue-files.ts'
import { compileRoom } from './compile-room.ts'
import { type AnyLocale, remember } from './intl.ts'
import { createTranslator, type Translator } from './translator.ts'

const folder = remember(() => findCataloguesFolder())

/** The words of all rooms in one locale, for pages, e-mails and documents made by the server. */
export const translatorFor: (locale: AnyLocale) => Translator = remember((locale: AnyLocale) =>
  createTranslator(
    locale,
    Object.assign(
      {},
      ...listRooms(folder(undefined), DEFAULT_LOCALE).map((room) =>
        compileRoom(folder(undefined), locale, room),
      ),
    ),
  ),
)

/** The texts of one locale alone, as ICU messages: a key that it lacks is not filled from en-US. */
export const readCatalogue: (locale: AnyLocale) => ReadonlyMap<string, string> = remember(
  (locale: AnyLocale) =>
    new Map(
      listRooms(folder(undefined), locale).flatMap((room) =>
        Object.entries(readRoom(folder(undefined), locale, room)),
      ),
    ),
)

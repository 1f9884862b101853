import { DEFAULT_LOCALE } from '@fathom/domain/translations'
import { findCataloguesFolder, listAreas, readArea, readNotes } from './catalogue-files.ts'
import { compileMessage } from './compile.ts'
import { compileArea } from './compile-area.ts'
import type { Catalogue } from './compiled.ts'
import { type AnyLocale, remember } from './intl.ts'
import type { Overrides } from './overrides.ts'
import { createTranslator, type Translator } from './translator.ts'

export type { Catalogue } from './compiled.ts'
export { type OverrideProblem, type Overrides, overrideProblem } from './overrides.ts'

let found: string | undefined
const folder = () => {
  found ??= findCataloguesFolder()
  return found
}

type OverridesOf = (locale: AnyLocale) => Overrides | undefined
let overridesOf: OverridesOf = () => undefined

/**
 * OF-08: the texts that staff have published, asked for at each use. They must be valid, and the same object while
 * they don't change. Returns a function that ends it.
 */
export function overrideMessages(source: OverridesOf): () => void {
  overridesOf = source
  return () => {
    if (overridesOf === source) overridesOf = () => undefined
  }
}

const compiledFor = remember((locale: AnyLocale): Catalogue => {
  const areas = listAreas(folder(), DEFAULT_LOCALE).map((area) => compileArea(folder(), locale, area))
  return Object.assign({}, ...areas)
})

const originalTranslator = remember((locale: AnyLocale) => createTranslator(locale, compiledFor(locale)))

export const compileOverrides = (overrides: Overrides): Catalogue =>
  Object.fromEntries(Object.entries(overrides).map(([key, text]) => [key, compileMessage(text)]))

const overridden = new WeakMap<
  Overrides,
  { translator: Translator; catalogue: ReadonlyMap<string, string> }
>()

function overriddenFor(locale: AnyLocale, overrides: Overrides) {
  const known = overridden.get(overrides) ?? {
    translator: createTranslator(locale, { ...compiledFor(locale), ...compileOverrides(overrides) }),
    catalogue: new Map([...originalCatalogue(locale), ...Object.entries(overrides)]),
  }
  overridden.set(overrides, known)
  return known
}

/** The texts of all areas in one locale, for pages, e-mails and documents that the server creates. */
export function translatorFor(locale: AnyLocale): Translator {
  const overrides = overridesOf(locale)
  return overrides ? overriddenFor(locale, overrides).translator : originalTranslator(locale)
}

/** The texts of one locale only, as ICU messages: missing keys aren't filled from en-US. */
export function readCatalogue(locale: AnyLocale): ReadonlyMap<string, string> {
  const overrides = overridesOf(locale)
  return overrides ? overriddenFor(locale, overrides).catalogue : originalCatalogue(locale)
}

const readAll = (locale: AnyLocale, read: typeof readArea): ReadonlyMap<string, string> =>
  new Map(listAreas(folder(), locale).flatMap((area) => Object.entries(read(folder(), locale, area))))

/** The same of one area, without reading the others. */
export function readAreaCatalogue(locale: AnyLocale, area: string): ReadonlyMap<string, string> {
  return new Map(Object.entries({ ...readArea(folder(), locale, area), ...overridesOf(locale) }))
}

/** The same as they are in the build. */
export const originalCatalogue: (locale: AnyLocale) => ReadonlyMap<string, string> = remember(
  (locale: AnyLocale) => readAll(locale, readArea),
)

/** The notes for translators on each text. */
export const readTranslatorNotes = (): ReadonlyMap<string, string> => readAll(DEFAULT_LOCALE, readNotes)

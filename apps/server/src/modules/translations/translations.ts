import { createHash } from 'node:crypto'
import { type OverridesWire, overridesWire } from '@fathom/contract/translations'
import { DEFAULT_LOCALE, isLocale, LOCALES, type Locale } from '@fathom/domain/translations'
import {
  type Catalogue,
  compileOverrides,
  type OverrideProblem,
  type Overrides,
  originalCatalogue,
  overrideMessages,
  overrideProblem,
} from '@fathom/locales/node'
import type { Platform } from '../../platform/platform.ts'

/** OF-08: the texts that staff have published instead of those of the build. */
export type Translations = {
  /** Where each locale that has any finds them; other texts have another address. */
  addresses(): Record<string, string>
  /** Undefined when another version applies. */
  find(locale: Locale, version: string): Catalogue | undefined
  close(): void
}

const ADDRESS = '/api/learning/translations/overrides'

type Applied = { texts: Overrides; words: Catalogue; version: string }

const NONE: Record<string, OverridesWire> = Object.fromEntries(
  LOCALES.map((locale) => [locale, { texts: {} }]),
)

/** One document for each locale. Everything that the server words follows it, too. */
export function createTranslations({ editions }: Pick<Platform, 'editions'>): Translations {
  const published = editions.define<OverridesWire>({
    name: 'translations',
    right: 'content',
    schema: overridesWire,
    defaults: () => NONE,
    problems: (value, locale) => [...new Set(problemsOf(value, locale).map(([, problem]) => problem))],
  })
  const known = new WeakMap<OverridesWire, Applied>()
  const appliedTo = (locale: string): Applied | undefined => {
    const value = published.current(locale)
    if (!value) return undefined
    const applied = known.get(value) ?? apply(value, locale)
    known.set(value, applied)
    return Object.keys(applied.texts).length === 0 ? undefined : applied
  }
  const close = overrideMessages((locale) => appliedTo(locale)?.texts)
  return {
    addresses: () =>
      Object.fromEntries(
        LOCALES.flatMap((locale) => {
          const applied = appliedTo(locale)
          return applied ? [[locale, `${ADDRESS}/${locale}/${applied.version}`]] : []
        }),
      ),
    find: (locale, version) => {
      const applied = appliedTo(locale)
      return applied?.version === version ? applied.words : undefined
    },
    close,
  }
}

function problemsOf({ texts }: OverridesWire, locale: string): [key: string, problem: OverrideProblem][] {
  if (!isLocale(locale)) return []
  const english = originalCatalogue(DEFAULT_LOCALE)
  return Object.entries(texts).flatMap(([key, text]) => {
    const problem = overrideProblem({ locale, key, text, english: english.get(key) })
    return problem ? [[key, problem] as const] : []
  }) as [string, OverrideProblem][]
}

/** An update may have removed a text or changed its placeholders; such an override no longer applies. */
function apply(value: OverridesWire, locale: string): Applied {
  const unfit = new Map(problemsOf(value, locale))
  const texts = Object.fromEntries(Object.entries(value.texts).filter(([key]) => !unfit.has(key)))
  const words = compileOverrides(texts)
  const hash = createHash('sha256').update(JSON.stringify(words))
  return { texts, words, version: hash.digest('base64url').slice(0, 12) }
}

import type { Locale } from '@fathom/domain/translations'
import type { Translator } from '@fathom/locales'
import {
  createContext,
  type ReactNode,
  use,
  useCallback,
  useContext,
  useLayoutEffect,
  useSyncExternalStore,
} from 'react'
import { saveLocale } from './first-locale.ts'
import type { I18n, LaterArea, TranslateWith } from './i18n.ts'

const I18nContext = createContext<I18n | undefined>(undefined)

/** `i18n` must have its first locale loaded. Keeps the page's language and direction in sync (NV-11). */
export function I18nProvider({ i18n, children }: { i18n: I18n; children: ReactNode }) {
  const { locale, direction } = useSyncExternalStore(i18n.subscribe, i18n.current)
  useLayoutEffect(() => {
    document.documentElement.lang = locale
    document.documentElement.dir = direction
  }, [locale, direction])
  return <I18nContext value={i18n}>{children}</I18nContext>
}

function useI18n(): I18n {
  const i18n = useContext(I18nContext)
  if (!i18n) throw new Error('there is no I18nProvider above')
  return i18n
}

type TranslatorWith<Area extends LaterArea> = Omit<Translator, 't'> & { t: TranslateWith<Area> }

/**
 * `useTranslator()` covers the messages of the first areas. `useTranslator('logbook')` adds those of the
 * logbook and suspends until they are loaded; a page that calls `i18n.need('logbook')` while its code loads
 * never waits.
 */
export function useTranslator<Area extends LaterArea = never>(...areas: Area[]): TranslatorWith<Area> {
  const i18n = useI18n()
  // Never conditional: React replays a render that waited and expects the same `use` in it.
  for (const area of areas) use(i18n.arrival(area))
  return useSyncExternalStore(i18n.subscribe, i18n.current) as TranslatorWith<Area>
}

/** Changes the language without a reload and remembers it on this device. */
export function useChangeLocale(): (locale: Locale) => Promise<void> {
  const i18n = useI18n()
  return useCallback(
    async (locale) => {
      await i18n.use(locale)
      saveLocale(locale)
    },
    [i18n],
  )
}

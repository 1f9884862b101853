import type { Translator } from '@fathom/locales'
import { use, useSyncExternalStore } from 'react'
import { useI18n } from './i18n-provider.tsx'
import type { LaterArea, TranslateWith } from './areas.ts'

type TranslatorWith<Area extends LaterArea> = Omit<Translator, 't'> & { t: TranslateWith<Area> }

/**
 * `useTranslator()` knows the words of the first rooms. `useTranslator('logbook')` knows those of the logbook too,
 * and suspends until they are there; a page that calls `i18n.need('logbook')` while its code loads never waits.
 */
export function useTranslator<Area extends LaterArea = never>(...areas: Area[]): TranslatorWith<Area> {
  const i18n = useI18n()
  // Even a promise that is kept already makes React hide the page for a moment, when an answer of a service draws it.
  for (const area of areas) if (!i18n.has(area)) use(i18n.arrival(area))
  return useSyncExternalStore(i18n.subscribe, i18n.current) as TranslatorWith<Area>
}

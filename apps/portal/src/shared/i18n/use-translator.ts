import type { Translator } from '@fathom/locales'
import { use, useSyncExternalStore } from 'react'
import type { LaterArea, TranslateWith } from './areas.ts'
import { useI18n } from './i18n-provider.tsx'

type TranslatorWith<Area extends LaterArea> = Omit<Translator, 't'> & { t: TranslateWith<Area> }

/**
 * `useTranslator()` covers the messages of the first areas. `useTranslator('logbook')` adds those of the
 * logbook and suspends until they are loaded; a page that calls `i18n.need('logbook')` while its code loads
 * never waits.
 */
export function useTranslator<Area extends LaterArea = never>(...areas: Area[]): TranslatorWith<Area> {
  const i18n = useI18n()
  // Even a resolved promise makes React hide the page for a moment when the render is triggered by a server
  // response.
  for (const area of areas) if (!i18n.has(area)) use(i18n.arrival(area))
  return useSyncExternalStore(i18n.subscribe, i18n.current) as TranslatorWith<Area>
}

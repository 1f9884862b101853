import type { Translator } from '@fathom/locales'
import { use, useSyncExternalStore } from 'react'
import { useI18n } from './i18n-provider.tsx'
import type { LaterRoom, TranslateWith } from './areas.ts'

type TranslatorWith<Room extends LaterRoom> = Omit<Translator, 't'> & { t: TranslateWith<Room> }

/**
 * `useTranslator()` knows the words of the first rooms. `useTranslator('logbook')` knows those of the logbook too,
 * and suspends until they are there; a page that calls `i18n.need('logbook')` while its code loads never waits.
 */
export function useTranslator<Room extends LaterRoom = never>(...rooms: Room[]): TranslatorWith<Room> {
  const i18n = useI18n()
  // Even a promise that is kept already makes React hide the page for a moment, when an answer of a service draws it.
  for (const room of rooms) if (!i18n.has(room)) use(i18n.arrival(room))
  return useSyncExternalStore(i18n.subscribe, i18n.current) as TranslatorWith<Room>
}

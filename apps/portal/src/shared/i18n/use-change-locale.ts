import type { Locale } from '@fathom/domain/translations'
import { useCallback } from 'react'
import { useI18n } from './i18n-provider.tsx'
import { saveLocale } from './saved-locale.ts'

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

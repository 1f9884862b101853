import { createContext, type ReactNode, useContext, useLayoutEffect, useSyncExternalStore } from 'react'
import type { I18n } from './i18n.ts'

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

export function useI18n(): I18n {
  const i18n = useContext(I18nContext)
  if (!i18n) throw new Error('there is no I18nProvider above')
  return i18n
}

import { useEffect, useState } from 'react'
import { useTranslator } from '../i18n/index.ts'
import { untilOpensOffline } from './until-opens-offline.ts'

/** Whether this device can open the portal offline by now, in the current language. */
export function useOpensOffline(): boolean {
  const { locale } = useTranslator()
  const [opensIn, setOpensIn] = useState<string>()
  useEffect(() => {
    if (!('serviceWorker' in navigator)) return
    let isGone = false
    untilOpensOffline(locale).then(
      () => {
        if (!isGone) setOpensIn(locale)
      },
      (cause: unknown) => console.warn('this page does not open offline here', cause),
    )
    return () => {
      isGone = true
    }
  }, [locale])
  return opensIn === locale
}

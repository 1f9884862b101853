import { useState } from 'react'
import { useTranslator } from './i18n/index.ts'
import { showToast } from './ui/overlay/toasts.ts'

/** Fetches a part of the page when it is first wanted; a failure is told, and can be tried again. */
export function useLater<Part>(load: () => Promise<Part>) {
  const { t } = useTranslator()
  const [part, setPart] = useState<Part>()
  const want = async (then: () => void) => {
    try {
      const loaded = await load()
      setPart(() => loaded)
      then()
    } catch {
      const action = { label: t('shell.error.retry'), onPress: () => want(then) }
      showToast({ text: t('shell.error.general'), action })
    }
  }
  return { part, want }
}

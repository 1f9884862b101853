import { useState } from 'react'
import { useTranslator } from './i18n/index.ts'
import { showToast } from './ui/overlay/toasts.ts'

/** Loads a part of the page when it is first needed; a failure is reported and can be retried. */
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

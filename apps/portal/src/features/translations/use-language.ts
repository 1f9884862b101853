import { LANGUAGE_NAMES, type Locale } from '@fathom/domain/translations'
import { useState } from 'react'
import { useChangeLocale, useTranslator } from '../../shared/i18n/index.ts'
import { showToast } from '../../shared/ui/overlay/toasts.ts'
import { useKeepLanguage } from './use-keep-language.ts'

/** Switches to the chosen language at once, then saves it to the account. */
export function useLanguage(email: string) {
  const { t } = useTranslator('translations')
  const changeHere = useChangeLocale()
  const [loading, setLoading] = useState<Locale>()
  const [wordless, setWordless] = useState<Locale>()
  const save = useKeepLanguage({
    onKept: (locale) =>
      showToast({ text: t('translations.settings.language.saved', { language: LANGUAGE_NAMES[locale] }) }),
  })
  const choose = async (locale: Locale) => {
    setLoading(locale)
    setWordless(undefined)
    save.reset()
    try {
      await changeHere(locale)
    } catch {
      return setWordless(locale)
    } finally {
      setLoading(undefined)
    }
    save.mutate({ email, locale })
  }
  const unsaved = save.isError ? save.variables.locale : undefined
  return { choose, loading, isSaving: save.isPending, wordless, unsaved }
}

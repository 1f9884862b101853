import type { UpdateLanguageWire } from '@fathom/contract/account'
import { LANGUAGE_NAMES, type Locale } from '@fathom/domain/translations'
import { useMutation } from '@tanstack/react-query'
import { useState } from 'react'
import { useCalls } from '../../shared/calls.tsx'
import { useChangeLocale, useTranslator } from '../../shared/i18n/index.ts'
import { showToast } from '../../shared/ui/overlay/toasts.ts'

/** Speaks the chosen language here at once, then keeps it with the account (CA-09). */
export function useLanguage(email: string) {
  const { t } = useTranslator('translations')
  const { http } = useCalls()
  const changeHere = useChangeLocale()
  const [wordless, setWordless] = useState<Locale>()
  const save = useMutation({
    mutationFn: (languageCode: Locale) => {
      const body: UpdateLanguageWire = { userName: email, languageCode }
      return http.put('auth', 'user/update/language/{email}', { params: { email }, body })
    },
    // Of two quick choices the account keeps the later one.
    scope: { id: 'language' },
    onSuccess: (_, locale) =>
      showToast({ text: t('translations.settings.language.saved', { language: LANGUAGE_NAMES[locale] }) }),
  })
  const choose = async (locale: Locale) => {
    setWordless(undefined)
    save.reset()
    try {
      await changeHere(locale)
    } catch {
      return setWordless(locale)
    }
    save.mutate(locale)
  }
  const unsaved = save.isError ? save.variables : undefined
  return { choose, isSaving: save.isPending, wordless, unsaved }
}

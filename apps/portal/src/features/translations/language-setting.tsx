import { isLocale, LANGUAGE_NAMES, type Locale } from '@fathom/domain/translations'
import { intlTag } from '@fathom/locales'
import CircleAlert from 'lucide-react/icons/circle-alert'
import { useState } from 'react'
import { useChangeLocale, useTranslator } from '../../shared/i18n/index.ts'
import { offeredLanguages } from '../../shared/i18n/offered-languages.ts'
import { Button } from '../../shared/ui/action/button.tsx'
import { Banner } from '../../shared/ui/feedback/banner.tsx'
import { Field } from '../../shared/ui/form/field.tsx'
import { Select } from '../../shared/ui/form/select.tsx'
import { showToast } from '../../shared/ui/overlay/toasts.ts'
import { useSaveLanguage } from './use-save-language.ts'

export function LanguageSetting({ email }: { email: string }) {
  const { t, locale } = useTranslator('translations')
  const language = useLanguage(email)
  const offered = offeredLanguages(isLocale(locale) ? locale : undefined)
  const choose = (tag: string) => {
    if (isLocale(tag)) void language.choose(tag)
  }
  return (
    <>
      <Field label={t('translations.settings.language.title')}>
        <Select
          aria-busy={language.isSaving}
          onChange={({ target }) => choose(target.value)}
          value={language.loading ?? locale}
        >
          {offered.map((tag) => (
            <option key={tag} lang={intlTag(tag)} value={tag}>
              {LANGUAGE_NAMES[tag]}
            </option>
          ))}
        </Select>
      </Field>
      <LanguageFailure language={language} />
    </>
  )
}

function LanguageFailure({ language }: { language: ReturnType<typeof useLanguage> }) {
  const { t } = useTranslator('translations')
  const failed = language.wordless ?? language.unsaved
  if (!failed) return null
  const problem = language.wordless ? 'failed' : 'notSaved'
  return (
    <Banner
      action={<Button onClick={() => language.choose(failed)}>{t('shell.error.retry')}</Button>}
      icon={CircleAlert}
      live="alert"
      tone="bad"
    >
      {t(`translations.settings.language.${problem}`, { language: LANGUAGE_NAMES[failed] })}
    </Banner>
  )
}

/** Switches to the chosen language at once, then saves it to the account. */
function useLanguage(email: string) {
  const { t } = useTranslator('translations')
  const changeHere = useChangeLocale()
  const [loading, setLoading] = useState<Locale>()
  const [wordless, setWordless] = useState<Locale>()
  const save = useSaveLanguage({
    onSaved: (locale) =>
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

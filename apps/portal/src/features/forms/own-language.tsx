import { directionOf, isLocale, languageNames } from '@fathom/domain/translations'
import Languages from 'lucide-react/icons/languages'
import { useTranslator } from '../../shared/i18n/index.ts'
import { Banner } from '../../shared/ui/feedback/banner.tsx'

/** Text in the signed language has its own direction, whatever the page's language is. */
export const written = (language: string) => ({
  lang: language,
  dir: isLocale(language) ? directionOf(language) : undefined,
})

/** A form is shown in the language it was signed in; readers of another language see this note. */
export function LanguageNote({ language }: { language: string }) {
  const { t, locale } = useTranslator('forms')
  if (language === locale) return null
  const [name = language] = languageNames([language], locale)
  return <Banner icon={Languages}>{t('forms.fill.language', { language: name })}</Banner>
}

import { directionOf, isLocale } from '@fathom/domain/translations'
import Languages from 'lucide-react/icons/languages'
import { useTranslator } from '../../../shared/i18n/index.ts'
import { languageNames } from '../../../shared/language-names.ts'
import { Banner } from '../../../shared/ui/feedback/banner.tsx'

/** The language that was signed reads in its own direction, whoever looks. */
export const written = (language: string) => ({
  lang: language,
  dir: isLocale(language) ? directionOf(language) : undefined,
})

/** A form is shown in the language in which it was signed; whoever reads another one is told. */
export function LanguageNote({ language }: { language: string }) {
  const { t, locale } = useTranslator('forms')
  if (language === locale) return null
  const [name = language] = languageNames([language], locale)
  return <Banner icon={Languages}>{t('forms.fill.language', { language: name })}</Banner>
}

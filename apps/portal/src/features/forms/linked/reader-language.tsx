import type { LinkedFormWire } from '@fathom/contract/forms'
import { isWordedIn, keysOf } from '@fathom/domain/forms'
import { languageNames } from '@fathom/domain/translations'
import Languages from 'lucide-react/icons/languages'
import { type ReactNode, useState } from 'react'
import { useTranslator } from '../../../shared/i18n/index.ts'
import { Button } from '../../../shared/ui/action/button.tsx'
import { Banner } from '../../../shared/ui/feedback/banner.tsx'
import { LanguageNote } from '../own-language.tsx'

type Props = {
  form: LinkedFormWire
  reader: 'physician' | 'guardian'
  children: (form: LinkedFormWire) => ReactNode
}

/** The form in the reader's language, with the signed wording one press away. */
export function InReaderLanguage({ form, reader, children }: Props) {
  const { t, locale } = useTranslator('forms', 'forms-signers')
  const translated = useTranslated(form)
  const [isSigned, setIsSigned] = useState(false)
  if (!translated)
    return (
      <>
        <LanguageNote language={form.language} />
        {children(form)}
      </>
    )
  const [language = form.language] = languageNames([form.language], locale)
  const note =
    reader === 'guardian'
      ? t('forms-signers.language.guardian', { language, name: form.memberName })
      : t('forms-signers.language.note', { language })
  return (
    <>
      <Banner
        action={
          <Button onClick={() => setIsSigned(!isSigned)} size="sm">
            {t(isSigned ? 'forms-signers.language.mine' : 'forms-signers.language.signed')}
          </Button>
        }
        icon={Languages}
      >
        {isSigned ? t('forms-signers.language.asSigned', { language }) : note}
      </Banner>
      {children(isSigned ? form : translated)}
    </>
  )
}

type Worded = Pick<LinkedFormWire, 'definition' | 'texts' | 'language'>

/** Undefined where the reader's language has no text that is sure to say the same. */
function useTranslated(form: LinkedFormWire): LinkedFormWire | undefined {
  const { t, locale } = useTranslator('forms', 'forms-standing')
  // The keys of a form are data, so they can't be typed.
  const wordsOf = t as (key: string) => string
  const inMine = <Form extends Worded>(signed: Form): Form | undefined => {
    const { definition, language } = signed
    if (language === locale || !isWordedIn(definition, locale)) return undefined
    const own = definition.texts?.[locale]
    const all = [...keysOf(definition), 'forms.document.yes', 'forms.document.no']
    const texts = Object.fromEntries(all.map((key) => [key, own?.[key] ?? wordsOf(key)]))
    return { ...signed, language: locale, texts }
  }
  const { takenBack } = form
  return inMine({ ...form, ...(takenBack && { takenBack: inMine(takenBack) ?? takenBack }) })
}

import type { LinkedFormWire } from '@fathom/contract/forms'
import { currentDefinition, keysOf } from '@fathom/domain/forms'
import Languages from 'lucide-react/icons/languages'
import { type ReactNode, useState } from 'react'
import { useTranslator } from '../../../shared/i18n/index.ts'
import { languageNames } from '../../../shared/language-names.ts'
import { Button } from '../../../shared/ui/action/button.tsx'
import { Banner } from '../../../shared/ui/feedback/banner.tsx'
import { LanguageNote } from '../own-language.tsx'

type Props = { form: LinkedFormWire; children: (form: LinkedFormWire) => ReactNode }

/** The questions in the reader's language, with the signed wording one press away. */
export function InReaderLanguage({ form, children }: Props) {
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
        {t(isSigned ? 'forms.fill.language' : 'forms-signers.language.note', { language })}
      </Banner>
      {children(isSigned ? form : translated)}
    </>
  )
}

/**
 * Undefined where the reader's language has no text that is sure to ask the same: for an older version, or an
 * organization's own wording that isn't complete in it.
 */
function useTranslated(form: LinkedFormWire): LinkedFormWire | undefined {
  const { t, locale } = useTranslator('forms')
  const { definition, language } = form
  const keys = keysOf(definition)
  const own = definition.texts?.[locale]
  const isOurs = !definition.texts && definition.version === currentVersion(definition)
  const isTheirs = own !== undefined && keys.every((key) => own[key] !== undefined)
  if (language === locale || !(isOurs || isTheirs)) return undefined
  // The keys of a form are data, so they can't be typed.
  const wordsOf = t as (key: string) => string
  const all = [...keys, 'forms.document.yes', 'forms.document.no']
  return {
    ...form,
    language: locale,
    texts: Object.fromEntries(all.map((key) => [key, own?.[key] ?? wordsOf(key)])),
  }
}

const currentVersion = ({ name, variant }: LinkedFormWire['definition']) =>
  currentDefinition(name, variant ?? 'own-fault').version

import type { LinkedFormWire } from '@fathom/contract/forms'
import { boatUnderWay } from '@fathom/look/drawings/lines/boat-under-way.ts'
import { useState } from 'react'
import { useTranslator } from '../../../shared/i18n/index.ts'
import { Card } from '../../../shared/ui/surface/card.tsx'
import { PageHeader } from '../../../shared/ui/surface/page-header.tsx'
import { AnswersShown, TextShown } from '../document/answers-shown.tsx'
import css from '../document/document.module.css'
import { LanguageNote } from '../document/in-own-language.tsx'
import { LinkDone } from '../document/link-done.tsx'
import { LinkedForm } from '../document/linked-form.tsx'
import { titleOf } from '../fill/layout/form-names.ts'
import { SigningForm } from './signing-form.tsx'

/** The guardian of a minor reads the whole form and signs it, once. No account is needed. */
export function GuardianScreen({ token }: { token: string }) {
  const { t } = useTranslator('forms')
  return (
    <div className={css.screen}>
      <PageHeader lead={t('forms.guardian.lead')} title={t('shell.page.guardian')} />
      <LinkedForm reader="guardian" token={token}>
        {(form) => <Signing form={form} token={token} />}
      </LinkedForm>
    </div>
  )
}

function Signing({ form, token }: { form: LinkedFormWire; token: string }) {
  const { t, formatDate } = useTranslator('forms')
  const [isSigned, setIsSigned] = useState(false)
  const { memberName: name, definition, language } = form
  if (isSigned)
    return (
      <LinkDone drawing={boatUnderWay} title={t('forms.guardian.done.title')}>
        {t('forms.guardian.done.text', { name })}
      </LinkDone>
    )
  return (
    <>
      <Card title={t(titleOf(definition.name))}>
        <p>{t('forms.guardian.asks', { name, date: formatDate(new Date(form.createdDate), 'long') })}</p>
      </Card>
      <LanguageNote language={language} />
      <Card title={t('forms.guardian.text')}>
        <TextShown form={form} />
      </Card>
      <Card title={t('forms.guardian.answers')}>
        <AnswersShown form={form} />
      </Card>
      <SigningForm form={form} onSigned={() => setIsSigned(true)} token={token} />
    </>
  )
}

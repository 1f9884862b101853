import type { LinkedFormWire } from '@fathom/contract/forms'
import { isLocale, LOCALES, type Locale, languageNames } from '@fathom/domain/translations'
import ChevronDown from 'lucide-react/icons/chevron-down'
import type { ReactNode, RefObject } from 'react'
import { useTranslator } from '../../../shared/i18n/index.ts'
import { Icon } from '../../../shared/ui/icon/icon.tsx'
import { Card } from '../../../shared/ui/surface/card.tsx'
import { AnswersShown, DeclarationShown, TakenBackShown, TextShown } from './answers-shown.tsx'
import css from './linked.module.css'

/** The language in which the server words the same statement. */
const statementLocale = (locale: string): Locale => LOCALES.find((each) => each === locale) ?? 'en-US'

/** In which languages the guardian read the statement and the form. */
export type ReadBy = { language: Locale; readIn?: Locale }

export function useReadBy({ language: shown }: Pick<LinkedFormWire, 'language'>): ReadBy {
  const { locale } = useTranslator()
  return { language: statementLocale(locale), ...(isLocale(shown) && { readIn: shown }) }
}

type ReadsProps = {
  /** The form as the guardian reads it. */
  form: LinkedFormWire
  /** In place of the answers, while they are hidden. */
  instead?: ReactNode
  /** The card with the answers, which takes the focus when they appear. */
  answers?: RefObject<HTMLDivElement | null>
}

/**
 * TS-06: all that the diver has signed: the text, the answers, the declaration. The text of a questionnaire only
 * tells the diver how to answer.
 */
export function GuardianReads({ form, instead, answers }: ReadsProps) {
  const { t } = useTranslator('forms', 'forms-signers')
  const isQuestionnaire = form.definition.name === 'medical-questionnaire'
  return (
    <>
      {!isQuestionnaire && (
        <Card title={t('forms.guardian.text')}>
          <TextShown form={form} />
        </Card>
      )}
      <div ref={answers} tabIndex={-1}>
        <Card title={t('forms.guardian.answers')}>{instead ?? <AnswersShown form={form} />}</Card>
      </div>
      <TakenBackShown form={form} />
      <Card title={t('forms-signers.guardian.declared', { name: form.memberName })}>
        <DeclarationShown form={form} />
        {isQuestionnaire && <Instructions form={form} />}
      </Card>
    </>
  )
}

/** Signed with the rest, but not addressed to the guardian. */
function Instructions({ form }: { form: LinkedFormWire }) {
  const { t } = useTranslator('forms', 'forms-signers')
  return (
    <details className={css.fold}>
      <summary>
        {t('forms-signers.guardian.instructions', { name: form.memberName })}
        <Icon of={ChevronDown} size="sm" />
      </summary>
      <TextShown form={form} />
    </details>
  )
}

type StatementProps = {
  form: LinkedFormWire
  /** The language that the diver signed. */
  signedIn: string
}

/** TS-06: what the guardian signs, in their own words and not the diver's. */
export function GuardianStatement({ form, signedIn }: StatementProps) {
  const { t, locale } = useTranslator('forms', 'forms-signers')
  const { memberName: name, definition, language: readIn } = form
  const [read = readIn, signed = signedIn] = languageNames([readIn, signedIn], statementLocale(locale))
  return (
    <section className={css.text}>
      <h3 className={css.heading}>{t('forms-signers.statement')}</h3>
      <p>{t('forms-signers.statement.guardian', { name })}</p>
      <p>{t(`forms-signers.statement.${definition.name}`, { name })}</p>
      {readIn !== signedIn && <p>{t('forms-signers.statement.language', { name, read, signed })}</p>}
    </section>
  )
}

import type { StatementKind, Verdict } from '@fathom/domain/trust'
import { useTranslator } from '../../../shared/i18n/index.ts'
import css from './verdict.module.css'

type BadVerdict = Exclude<Verdict, 'valid'>

/** What a bad verdict means, and what to do now. Never guesses what was altered. */
export function Advice({ verdict, kind }: { verdict: BadVerdict; kind: StatementKind }) {
  const { t } = useTranslator('trust')
  const isForm = kind === 'document'
  const steps = isForm
    ? [t('trust.form.do.file'), t('trust.form.do.ask'), t('trust.form.do.until')]
    : [t('trust.do.show'), t('trust.do.ask'), t('trust.do.until')]
  return (
    <>
      {verdict !== 'incomplete' && <Meaning isForm={isForm} verdict={verdict} />}
      <h2 className={css.heading}>{t('trust.do')}</h2>
      <ol className={css.steps}>
        {steps.map((step) => (
          <li key={step}>{step}</li>
        ))}
      </ol>
    </>
  )
}

function Meaning({ verdict, isForm }: { verdict: Exclude<BadVerdict, 'incomplete'>; isForm: boolean }) {
  const { t } = useTranslator('trust')
  return (
    <>
      <h2 className={css.heading}>{t('trust.means')}</h2>
      <p className={css.means}>
        {isForm && verdict !== 'expired' ? t(`trust.form.${verdict}.means`) : t(`trust.${verdict}.means`)}
      </p>
    </>
  )
}

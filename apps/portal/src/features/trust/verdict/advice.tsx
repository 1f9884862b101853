import type { Verdict } from '@fathom/domain/trust'
import { useTranslator } from '../../../shared/i18n/index.ts'
import css from './verdict.module.css'

/** What a bad verdict means, and what to do now. Never a guess at what was changed. */
export function Advice({ verdict }: { verdict: Exclude<Verdict, 'valid'> }) {
  const { t } = useTranslator('trust')
  const steps = [t('trust.do.show'), t('trust.do.ask'), t('trust.do.until')]
  return (
    <>
      <h2 className={css.heading}>{t('trust.means')}</h2>
      <p className={css.means}>{t(`trust.${verdict}.means`)}</p>
      <h2 className={css.heading}>{t('trust.do')}</h2>
      <ol className={css.steps}>
        {steps.map((step) => (
          <li key={step}>{step}</li>
        ))}
      </ol>
    </>
  )
}

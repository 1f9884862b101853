import { useTranslator } from '../../../shared/i18n/index.ts'
import css from './ways.module.css'

export function HowItWorks() {
  const { t } = useTranslator('trust')
  return (
    <details className={css.how}>
      <summary>{t('trust.how.title')}</summary>
      <p>{t('trust.how.sign')}</p>
      <p>{t('trust.how.here')}</p>
      <p>{t('trust.how.list')}</p>
      <p>{t('trust.how.install')}</p>
    </details>
  )
}
